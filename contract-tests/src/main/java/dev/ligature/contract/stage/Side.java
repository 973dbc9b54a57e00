package dev.ligature.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * One direction of a relationship, so that what holds in both directions is tested by one text.
 *
 * @param <N> the entity that edges are read from
 * @param <F> the entity at their far end
 * @param <E> the edge
 */
public abstract class Side<N, F, E> {

    private final Edges<?, ?, E> edges;
    private final Direction direction;

    Side(Edges<?, ?, E> edges, Direction direction) {
        this.edges = edges;
        this.direction = direction;
    }

    /** Which direction. */
    public final Direction direction() {
        return direction;
    }

    /** The type that edges are read from. */
    public abstract EntityType<N> near();

    /** The type at the far end. */
    public abstract EntityType<F> far();

    /** The end that edges are read from. */
    public abstract Id<N> nearOf(E edge);

    /** The far end. */
    public abstract Id<F> farOf(E edge);

    /** A page of edges. */
    public abstract Either<StoreError, Page<E>> page(Id<N> id, PageRequest request);

    /** A page of edges with their far entities. */
    public abstract Either<StoreError, Page<Joined<E, F>>> joined(Id<N> id, PageRequest request);

    /** The entity and its first edges. */
    public abstract Either<StoreError, Option<Neighbourhood<N, E>>> around(Id<N> id, PageRequest request);

    /** Which of the candidates are linked. */
    public abstract Either<StoreError, Set<Id<F>>> among(Id<N> id, Iterable<Id<F>> candidates);

    /** The number of edges. */
    public abstract Either<StoreError, Long> degree(Id<N> id);

    /** The other direction of the same relationship. */
    public abstract Side<F, N, E> opposite();

    /** Whether pages in this direction can be strong. */
    public final boolean isStrong() {
        return edges.isStrong(direction);
    }

    /** The first page of this size, as fresh as the adapter offers it. */
    public final PageRequest first(int size) {
        return edges.first(direction, size);
    }

    /** All edges, as fresh as the adapter offers them. */
    public final Vector<E> all(Id<N> id) {
        return all(id, first(PageRequest.MAX_SIZE));
    }

    /** All edges from this page on. */
    public final Vector<E> all(Id<N> id, PageRequest from) {
        return TestStore.all(from, request -> page(id, request));
    }

    /** Runs an assertion about reads in this direction: once where they are strong, else until it holds. */
    public final void settled(Runnable assertion) {
        edges.settled(direction, assertion);
    }

    /** The edges are exactly these in this order. The check after the test counts them. */
    public final void assertEdges(Id<N> id, Iterable<E> expected) {
        Vector<E> exactly = Vector.ofAll(expected);
        settled(() -> assertThat(all(id)).as("%s of %s", direction, id).containsExactlyElementsOf(exactly));
    }

    /** The order of listings. */
    public final Comparator<E> order() {
        return Comparator.comparing(edges.type()::orderKeyOf, Utf8.ORDER).thenComparing(this::farOf);
    }

    @Override
    public final String toString() {
        return direction + " " + edges.type();
    }
}
