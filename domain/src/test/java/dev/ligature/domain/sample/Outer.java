package dev.ligature.domain.sample;

import org.immutables.value.Value;

/** Value types inside others, both ways that Immutables has of it. */
@Value.Enclosing
public final class Outer {

    private Outer() {}

    /** Generated inside the outer type's generated class. */
    @Value.Immutable
    public interface Inner {
        String word();
    }
}
