package dev.ligature.app.architecture.violating.domain;

public interface OwnConstant {
    OwnConstant FIRST = new ImmutableOwnConstant();
}
