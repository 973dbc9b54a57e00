package dev.ligature.ports;

/** The direction in which a page walks its order. */
public enum Order {
    /** Least first. */
    ASCENDING,
    /** Greatest first, the exact reverse. */
    DESCENDING
}
