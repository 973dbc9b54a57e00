package dev.ligature.domain;

/** How many edges of one relationship an entity may have. */
public enum Cardinality {
    /** Any number on both sides. */
    MANY_TO_MANY,
    /** A source has any number of targets, a target at most one source. */
    ONE_TO_MANY,
    /** A source has at most one target, a target at most one source. */
    ONE_TO_ONE;

    /** Whether a source has at most one edge. */
    public boolean oneTarget() {
        return this == ONE_TO_ONE;
    }

    /** Whether a target has at most one edge. */
    public boolean oneSource() {
        return this != MANY_TO_MANY;
    }
}
