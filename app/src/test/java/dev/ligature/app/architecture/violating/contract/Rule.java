package dev.ligature.app.architecture.violating.contract;

public final class Rule {}
