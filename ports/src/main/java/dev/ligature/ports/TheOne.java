package dev.ligature.ports;

import dev.ligature.domain.Id;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Reads of an end that has at most one edge, for typed ports of one-to-one and one-to-many relationships. As fresh as the
 * adapter's {@link Capabilities} allow.
 */
public final class TheOne {

    private TheOne() {}

    /** The one target of a source as it is now. */
    public static <S, T, E> Either<StoreError, Option<T>> targetOf(
            RelationshipRepository<S, T, E> edges, Id<S> source) {
        return edges.targetsOf(source, freshest(edges, Direction.OUTGOING))
                .map(page -> page.items().headOption().map(Joined::entity));
    }

    /** The one source of a target as it is now. */
    public static <S, T, E> Either<StoreError, Option<S>> sourceOf(
            RelationshipRepository<S, T, E> edges, Id<T> target) {
        return edges.sourcesOf(target, freshest(edges, Direction.INCOMING))
                .map(page -> page.items().headOption().map(Joined::entity));
    }

    /** The one edge that comes in to a target. */
    public static <S, T, E> Either<StoreError, Option<E>> incomingTo(
            RelationshipRepository<S, T, E> edges, Id<T> target) {
        return edges.incoming(target, freshest(edges, Direction.INCOMING))
                .map(page -> page.items().headOption());
    }

    private static PageRequest freshest(RelationshipRepository<?, ?, ?> edges, Direction direction) {
        PageRequest one = PageRequest.first(1);
        return edges.capabilities().strongPages().contains(direction) ? one.strong() : one;
    }
}
