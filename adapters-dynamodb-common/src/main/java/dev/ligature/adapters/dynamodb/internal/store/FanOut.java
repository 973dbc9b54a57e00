package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Carries a changed origin's values to the copies on its edges. The change itself left a mark on the origin; edges are
 * rewritten from the state they were read in, never from a newer copy to an older one; the mark goes after a pass that saw
 * everything, because an index had time to settle. A fan-out that is cut short leaves the mark to the auditor.
 */
final class FanOut {

    private final Store store;

    FanOut(Store store) {
        this.store = store;
    }

    /** The fan-out of a change that was made just now; the change holds, whatever becomes of its fan-out. */
    <X> void afterChange(Wire wire, EntityType<X> type, String id, Origin<X> origin) {
        try {
            boolean unused =
                    run(wire, type, id, Option.of(origin), store.settling().isZero());
        } catch (StoreFailure failure) {
            // The mark stays on the origin, and the auditor finishes what it stands for.
        }
    }

    /**
     * Rewrites every stale copy.
     *
     * @param settled whether what an index shows now is all there was when the origin changed
     * @return whether nothing is pending any more
     */
    <X> boolean run(Wire wire, EntityType<X> type, String id, boolean settled) {
        return run(wire, type, id, pending(wire, type, id), settled);
    }

    private <X> boolean run(Wire wire, EntityType<X> type, String id, Option<Origin<X>> changed, boolean settled) {
        boolean complete = settled || !lags(type);
        Option<Origin<X>> origin = changed;
        while (origin.isDefined()) {
            Origin<X> carried = origin.get();
            pass(wire, type, id, carried);
            if (!complete) {
                return false;
            }
            if (cleared(wire, type, id, carried)) {
                return true;
            }
            // Whoever made and carried a newer change did not know of what was written here meanwhile.
            origin = current(wire, type, id).filter(now -> !now.version().equals(carried.version()));
        }
        return true;
    }

    /** An origin whose copies may be stale; none if there is nothing to do. */
    private <X> Option<Origin<X>> pending(Wire wire, EntityType<X> type, String id) {
        return item(wire, type, id)
                .filter(item -> item.containsKey(Reserved.PENDING))
                .map(item -> origin(type, id, item));
    }

    private <X> Option<Origin<X>> current(Wire wire, EntityType<X> type, String id) {
        return item(wire, type, id).map(item -> origin(type, id, item));
    }

    private <X> Option<Map<String, AttributeValue>> item(Wire wire, EntityType<X> type, String id) {
        EntityCodec<X> codec = store.codec(type);
        return codec.live(Id.of(id), wire.get(codec.key(Id.of(id)), true));
    }

    private <X> Origin<X> origin(EntityType<X> type, String id, Map<String, AttributeValue> item) {
        EntityCodec<X> codec = store.codec(type);
        return new Origin<>(codec.read(Id.of(id), item), codec.version(Id.of(id), item));
    }

    /** Every change leaves its version as the mark, so a later one's is not taken away. */
    private <X> boolean cleared(Wire wire, EntityType<X> type, String id, Origin<X> origin) {
        return wire.write(Action.update(store.codec(type).key(Id.of(id)))
                        .remove(Reserved.PENDING)
                        .when(Condition.equal(Reserved.PENDING, origin.version().attribute())))
                .done();
    }

    private boolean lags(EntityType<?> type) {
        return Vector.of(End.values())
                .exists(end -> copiesFrom(type, end)
                        .exists(codec ->
                                codec.placement().reading(direction(end)).lags()));
    }

    /** Rewrites all copies that are listed. */
    private void pass(Wire wire, EntityType<?> type, String id, Origin<?> origin) {
        for (End end : End.values()) {
            for (EdgeCodec<?, ?, ?> codec : copiesFrom(type, end)) {
                pass(wire, codec, direction(end), id, origin);
            }
        }
    }

    private static Direction direction(End near) {
        return near == End.SOURCE ? Direction.OUTGOING : Direction.INCOMING;
    }

    private Vector<EdgeCodec<?, ?, ?>> copiesFrom(EntityType<?> type, End end) {
        return store.edgesAt(end, type)
                .filter(codec -> end == End.SOURCE
                        ? codec.relationship().copiesFromSource()
                        : codec.relationship().copiesFromTarget());
    }

    /** What copies are taken from, at its version. */
    record Origin<X>(X entity, VersionStamp version) {}

    private <S, T, E> void pass(Wire wire, EdgeCodec<S, T, E> codec, Direction direction, String id, Origin<?> origin) {
        EdgeReads<S, T, E> reads = new EdgeReads<>(store, codec);
        PageRequest request = PageRequest.first(PageRequest.MAX_SIZE);
        if (!codec.placement().reading(direction).lags()) {
            request = request.strong();
        }
        Option<StoreFailure> refused = Option.none();
        while (true) {
            Page<StoredEdge<E>> page = reads.page(wire, direction, id, request);
            Vector<StoredEdge<E>> left = together(wire, codec, direction.near(), Vector.ofAll(page.items()), origin);
            List<Function<Wire, Option<StoreFailure>>> requests = new ArrayList<>();
            left.forEach(edge -> requests.add(inner -> refusal(inner, codec, direction.near(), edge, origin)));
            refused = Vector.ofAll(wire.wave(requests))
                    .flatMap(Function.identity())
                    .headOption()
                    .orElse(refused);
            if (page.next().isEmpty()) {
                break;
            }
            request = request.after(page.next().get());
        }
        refused.forEach(failure -> {
            throw failure;
        });
    }

    /** Why an edge can't take the copy, if so: it keeps the others from nothing. */
    private <S, T, E> Option<StoreFailure> refusal(
            Wire wire, EdgeCodec<S, T, E> codec, End end, StoredEdge<E> listed, Origin<?> origin) {
        try {
            boolean unused = bringUp(wire, codec, end, listed, origin);
            return Option.none();
        } catch (StoreFailure failure) {
            if (failure.error() instanceof StoreError.Rejected) {
                return Option.of(failure);
            }
            throw failure;
        }
    }

    /** Edges that share the origin's item would be in each other's way side by side; answers what is still to be done. */
    private <S, T, E> Vector<StoredEdge<E>> together(
            Wire wire, EdgeCodec<S, T, E> codec, End end, Vector<StoredEdge<E>> edges, Origin<?> origin) {
        if (!codec.holdsManyAt(end)) {
            return edges;
        }
        Vector<EdgeWrites.Rewrite<E>> rewrites = Vector.empty();
        Vector<StoredEdge<E>> others = Vector.empty();
        for (StoredEdge<E> edge : edges.filter(one -> !isNewer(one, end, origin))) {
            Either<StoreError, Origins.Filled<E>> filled =
                    StoreFailure.caught(() -> recopied(codec, end, edge, origin));
            if (filled.isLeft()) {
                others = others.append(edge);
            } else if (!filled.get().canonical(codec).equals(edge.edge())) {
                rewrites = rewrites.append(new EdgeWrites.Rewrite<>(edge, filled.get()));
            }
        }
        EdgeWrites<S, T, E> writes = new EdgeWrites<>(store, codec);
        return writes.rewriteTogether(wire, end, rewrites).appendAll(others);
    }

    /** Rewrites an edge's copies unless they are as new; an index may show what is no more, so a lost race reads again. */
    private <S, T, E> boolean bringUp(
            Wire wire, EdgeCodec<S, T, E> codec, End end, StoredEdge<E> listed, Origin<?> origin) {
        EdgeWrites<S, T, E> writes = new EdgeWrites<>(store, codec);
        Attempts attempts = wire.attempts();
        Option<StoredEdge<E>> edge = Option.of(listed);
        while (edge.isDefined() && !isNewer(edge.get(), end, origin)) {
            Origins.Filled<E> filled = recopied(codec, end, edge.get(), origin);
            if (filled.canonical(codec).equals(edge.get().edge()) || writes.rewrite(wire, edge.get(), filled)) {
                wire.progressed();
                return true;
            }
            Contention.pause(wire, attempts);
            edge = new EdgeReads<>(store, codec).find(wire, listed.ends(), true);
        }
        return false;
    }

    @SuppressWarnings("unchecked") // The origin was read by the codec of the type at this end.
    private static <S, T, E> Origins.Filled<E> recopied(
            EdgeCodec<S, T, E> codec, End end, StoredEdge<E> edge, Origin<?> origin) {
        E recopied = end == End.SOURCE
                ? codec.relationship().withSourceCopies(edge.edge(), (S) origin.entity())
                : codec.relationship().withTargetCopies(edge.edge(), (T) origin.entity());
        return Origins.Filled.of(codec, recopied, Map.of(end, origin.version()));
    }

    private static boolean isNewer(StoredEdge<?> edge, End end, Origin<?> origin) {
        AttributeValue copied = edge.image().get(Reserved.copied(end));
        return copied != null && Long.parseLong(copied.n()) > origin.version().count();
    }
}
