package dev.ligature.app.architecture.violating.ports;

interface KnowsApp {
    dev.ligature.app.architecture.violating.app.Something something();
}
