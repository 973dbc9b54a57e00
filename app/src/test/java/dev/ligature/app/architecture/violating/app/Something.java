package dev.ligature.app.architecture.violating.app;

public final class Something {}
