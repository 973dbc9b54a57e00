package dev.ligature.app.architecture.violating.domain;

final class Logs {
    void log() {
        java.util.logging.Logger.getGlobal().info("logged");
    }
}
