package dev.ligature.domain.sample;

import org.immutables.value.Value;

/** A value type nested in a class that is no generator of its own. */
public final class Plain {

    private Plain() {}

    /** Generated beside the outer type. */
    @Value.Immutable
    public interface Nested {
        String word();
    }
}
