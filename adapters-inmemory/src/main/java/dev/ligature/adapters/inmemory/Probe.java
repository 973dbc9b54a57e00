package dev.ligature.adapters.inmemory;

/** A place in a sorted set, taken by an element or not. */
@FunctionalInterface
interface Probe<X> {

    /** Negative if the place is before the element, positive if it is behind it, zero if the element takes it. */
    int compareTo(X element);
}
