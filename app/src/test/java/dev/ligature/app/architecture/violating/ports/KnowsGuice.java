package dev.ligature.app.architecture.violating.ports;

interface KnowsGuice {
    com.google.inject.Injector injector();
}
