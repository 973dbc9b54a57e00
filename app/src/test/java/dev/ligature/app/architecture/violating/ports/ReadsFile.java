package dev.ligature.app.architecture.violating.ports;

final class ReadsFile {
    boolean there() {
        return java.nio.file.Files.exists(java.nio.file.Path.of("there"));
    }
}
