package dev.ligature.adapters.inmemory;

import dev.ligature.ports.Direction;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The copies that one change of an entity makes stale. They are taken anew without the lock, edge by edge, and put in
 * place together with the change; edges that came or changed meanwhile are taken in between.
 */
final class CopyRefresh {

    private final Node origin;
    private final Object changed;
    private final Seq<EdgeDrafts<?, ?, ?>> carriers;
    private final Map<Edge, Taken<?>> taken = new IdentityHashMap<>();

    /**
     * @param changed the origin as it will be
     * @param carriers the relationships whose edges carry copies of entities like this
     */
    CopyRefresh(Node origin, Object changed, Seq<EdgeDrafts<?, ?, ?>> carriers) {
        this.origin = origin;
        this.changed = changed;
        this.carriers = carriers;
    }

    /** An edge that is to be looked at, and what is stored for it now. */
    record Work(EdgeDrafts<?, ?, ?> carrier, Edge edge, Object seen) {}

    /** An edge that was looked at, what was stored for it then, and its draft if its copies change. */
    private record Taken<E>(
            EdgeDrafts<?, ?, E> carrier,
            Object seen,
            @Nullable Keying keying,
            Option<Draft<E>> draft) {

        static <E> Either<StoreError, Taken<E>> of(EdgeDrafts<?, ?, E> carrier, Work work, Node origin, Object to) {
            Keying keying = carrier.table().keying();
            return carrier.retaken(work.edge(), work.seen(), origin, to)
                    .map(draft -> new Taken<>(carrier, work.seen(), keying, draft));
        }

        boolean holds(Edge edge) {
            return edge.stored() == seen && keying == carrier.table().keying();
        }

        void write(Edge edge) {
            draft.forEach(changed -> changed.replace(carrier.table(), edge));
        }
    }

    /** Which edges have yet to be looked at; asked for under the lock. */
    List<Work> pending() {
        List<Work> work = new ArrayList<>();
        for (EdgeDrafts<?, ?, ?> carrier : carriers) {
            for (Edge edge : edges(carrier)) {
                Object stored = edge.stored();
                Taken<?> known = taken.get(edge);
                if (stored != null && (known == null || !known.holds(edge))) {
                    work.add(new Work(carrier, edge, stored));
                }
            }
        }
        return work;
    }

    /** Looks at edges; the first that can't take its new copies keeps the change from being made. */
    Option<StoreError> take(List<Work> pending) {
        for (Work work : pending) {
            Either<StoreError, ? extends Taken<?>> answer = Taken.of(work.carrier(), work, origin, changed);
            if (answer.isLeft()) {
                return Option.of(answer.getLeft());
            }
            taken.put(work.edge(), answer.get());
        }
        return Option.none();
    }

    /** Puts the new copies in place; under the lock, when nothing is pending. */
    void write() {
        for (EdgeDrafts<?, ?, ?> carrier : carriers) {
            for (Edge edge : edges(carrier)) {
                Taken<?> known = taken.get(edge);
                if (known != null) {
                    known.write(edge);
                }
            }
        }
    }

    /** Each edge that carries copies of the origin, one to itself once. */
    private Collection<Edge> edges(EdgeDrafts<?, ?, ?> carrier) {
        Set<Edge> edges = Collections.newSetFromMap(new IdentityHashMap<>());
        if (carrier.relationship().copiesFromSource()) {
            edges.addAll(carrier.table().edges(origin, Direction.OUTGOING));
        }
        if (carrier.relationship().copiesFromTarget()) {
            edges.addAll(carrier.table().edges(origin, Direction.INCOMING));
        }
        return edges;
    }
}
