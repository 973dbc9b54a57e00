package dev.ligature.app.architecture.violating.domain;

final class KnowsJson {
    private final com.fasterxml.jackson.core.JsonFactory json = new com.fasterxml.jackson.core.JsonFactory();

    String name() {
        return json.getFormatName();
    }
}
