package dev.ligature.app.architecture.violating.ports;

final class TellsTime {
    long now() {
        return System.currentTimeMillis();
    }
}
