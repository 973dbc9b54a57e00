package dev.ligature.app.architecture.violating.ports;

final class ReadsEnvironment {
    String home() {
        return System.getenv("HOME");
    }
}
