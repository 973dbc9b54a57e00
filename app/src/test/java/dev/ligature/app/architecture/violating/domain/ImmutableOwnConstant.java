package dev.ligature.app.architecture.violating.domain;

final class ImmutableOwnConstant implements OwnConstant {}
