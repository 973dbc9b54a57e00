package dev.ligature.app.architecture.violating.ports;

final class TellsDate {
    java.time.LocalDate today() {
        return java.time.LocalDate.now(java.time.ZoneOffset.UTC);
    }
}
