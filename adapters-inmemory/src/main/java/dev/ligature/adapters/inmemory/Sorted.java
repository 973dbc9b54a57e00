package dev.ligature.adapters.inmemory;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A sorted set that is never empty; an empty one is null. Most entities have few edges and a few have very many, so there
 * is one form for one element, one for few and one for many, and a set that changes answers the form that it has now.
 * Places are told by probes, all of one order. Not thread-safe.
 */
sealed interface Sorted<X> permits Edge, Few, BTree {

    /** How many elements there are. */
    int size();

    /** The least element. */
    X first();

    /** The element that takes the place. */
    @Nullable
    X find(Probe<? super X> place);

    /** The set with an element more, whose place is free. */
    Sorted<X> plus(X element, Probe<? super X> place);

    /** The set without the element that takes the place; the same set if none does. */
    @Nullable
    Sorted<X> minus(Probe<? super X> place);

    /** Adds elements behind the place to a page until it has so many; from the least one on without a place. */
    void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page);

    /** Adds elements before the place to a page until it has so many; from the greatest one on without a place. */
    void descend(@Nullable Probe<? super X> before, int size, List<? super X> page);

    /** Every element in order; the set must not change meanwhile. */
    void forEach(Consumer<? super X> action);

    /** The set with an element more. */
    static <X> Sorted<X> plus(@Nullable Sorted<X> set, X element, Probe<? super X> place) {
        return set == null ? alone(element) : set.plus(element, place);
    }

    /** The set of one element; an edge is that itself. */
    @SuppressWarnings("unchecked")
    static <X> Sorted<X> alone(X element) {
        return element instanceof Edge edge ? (Sorted<X>) edge : Few.of(element);
    }
}
