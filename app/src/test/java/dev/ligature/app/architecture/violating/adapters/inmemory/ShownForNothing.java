package dev.ligature.app.architecture.violating.adapters.inmemory;

public final class ShownForNothing {}
