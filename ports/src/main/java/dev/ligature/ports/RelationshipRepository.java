package dev.ligature.ports;

import dev.ligature.domain.Id;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * Edges of one relationship. An edge is identified by its pair of ends. Listings are ordered by the order key, if the
 * relationship has one, and then by the far id's UTF-8 bytes, in both directions and in every adapter. Copies on an edge
 * are filled by the store; what a caller puts into them is overruled.
 *
 * @param <S> the source
 * @param <T> the target
 * @param <E> the edge
 */
public interface RelationshipRepository<S, T, E> {

    /**
     * Links a pair that is not linked.
     *
     * <p>Atomic: both directions show the edge or neither does. Both ends exist at that moment. Retry: a repetition of a
     * call that succeeded answers {@code AlreadyLinked}.
     *
     * @return the stored edge, its copies filled; or {@code InvalidEdge}, {@code MissingEndpoint}, {@code AlreadyLinked},
     *     {@code CardinalityViolation} with the holder, {@code DegreeLimit}, {@code ItemTooLarge}
     */
    Either<StoreError, E> link(E edge);

    /**
     * Links a pair whether or not it is linked. Where the cardinality allows an end one edge, an edge that is in the way
     * is displaced in the same step: the pair moves.
     *
     * <p>Atomic, displacement included. Retry: safe, a repetition answers {@code UNCHANGED}.
     *
     * @return what was done; or {@code InvalidEdge}, {@code MissingEndpoint}, {@code DegreeLimit}, {@code ItemTooLarge}
     */
    Either<StoreError, PutResult<E>> put(E edge);

    /**
     * Changes the edge as it is now.
     *
     * <p>Atomic; the effect happens exactly once and no concurrent change is lost. Retry: a repetition changes again.
     *
     * @param change pure, keeps both ends; it may run several times
     * @return the changed edge; or {@code NotFound}, {@code InvalidEdge} (also for other ends), {@code ItemTooLarge},
     *     {@code OutcomeUnknown}
     */
    Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change);

    /**
     * Removes the edge; both entities stay.
     *
     * <p>Atomic. Of many concurrent callers one is answered true. Retry: a repetition of a call that succeeded answers
     * false.
     *
     * @return whether this call removed it
     */
    Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target);

    /** The edge of this pair, strongly consistent; none if they are not linked. */
    Either<StoreError, Option<E>> find(Id<S> source, Id<T> target);

    /**
     * A page of the edges that go out from a source; empty if there is no such source. Under concurrent change an edge
     * that is there throughout with an unchanged order key appears exactly once in a walk, and every walk ends.
     *
     * @return a page; or {@code InvalidCursor}, {@code Unsupported} for a strong page that the layout reads from an index
     */
    Either<StoreError, Page<E>> outgoing(Id<S> source, PageRequest page);

    /** A page of the edges that come in to a target; as {@link #outgoing} otherwise. */
    Either<StoreError, Page<E>> incoming(Id<T> target, PageRequest page);

    /**
     * The page of {@link #outgoing}, each edge with its far entity as it is now, read in the page's consistency. An edge
     * whose far entity is gone is left out, so a page may be shorter than asked.
     */
    Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page);

    /** The page of {@link #incoming}, each edge with its far entity as it is now; as {@link #targetsOf} otherwise. */
    Either<StoreError, Page<Joined<E, S>>> sourcesOf(Id<T> target, PageRequest page);

    /**
     * The source and its first outgoing edges in as few requests as the layout allows; no snapshot unless the layout
     * keeps both in one item. The page's consistency holds for both.
     *
     * @return none if there is no such source
     */
    Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page);

    /** The target and its first incoming edges; as {@link #sourceWithOutgoing} otherwise. */
    Either<StoreError, Option<Neighbourhood<T, E>>> targetWithIncoming(Id<T> id, PageRequest page);

    /** Which of the candidates the source is linked to, each pair strongly consistent, in order of first mention. */
    Either<StoreError, Set<Id<T>>> targetsAmong(Id<S> source, Iterable<Id<T>> candidates);

    /** Which of the candidates are linked to the target; as {@link #targetsAmong} otherwise. */
    Either<StoreError, Set<Id<S>>> sourcesAmong(Id<T> target, Iterable<Id<S>> candidates);

    /**
     * The number of edges that go out from the source, exact at rest; strong where {@link Capabilities#strongPages()}
     * has the direction. It is counted, so it costs as much as reading all of them.
     */
    Either<StoreError, Long> outDegree(Id<S> source);

    /** The number of edges that come in to the target; as {@link #outDegree} otherwise. */
    Either<StoreError, Long> inDegree(Id<T> target);

    /**
     * Puts any number of edges, as if one after the other: of a repeated pair the last one stays.
     *
     * <p>Atomic per edge, not together. An edge that can't be put does not keep others from being put. Retry: safe, the
     * rest is put by a repetition.
     *
     * @return one outcome per input position; a failure of the whole only if nothing can be said about any
     */
    Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges);

    /**
     * Makes the source's outgoing edges exactly these.
     *
     * <p>Arguments and ends are checked before anything is written. Not atomic beyond what fits into one transaction:
     * edges are added and changed before others are removed, and between them readers may see both. Retry: safe, a
     * repetition does the rest.
     *
     * @return what changed; or {@code InvalidEdge} (an edge of another source, one target twice, more than one where a
     *     source has one), {@code MissingEndpoint}, {@code CardinalityViolation} for a target that belongs to another
     *     source, {@code DegreeLimit}
     */
    Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges);

    /**
     * All edges in no order, for export, audit and migration: a scan. An edge that is there during the whole walk is
     * seen once.
     *
     * @return a page; or {@code InvalidCursor}, {@code Unsupported} for a descending page
     */
    Either<StoreError, Page<E>> list(PageRequest page);

    /** What this adapter offers for this relationship; it depends on its cardinality too. */
    Capabilities capabilities();
}
