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
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Carries a changed origin's values to the copies on its edges. The change itself left a mark on the origin; edges are
 * rewritten from the state they were read in, never from a newer copy to an older one; the mark goes when a pass that an
 * index had time to settle for finds nothing stale. A fan-out that is cut short leaves the mark to the auditor.
 */
final class FanOut {

    private final Store store;

    FanOut(Store store) {
        this.store = store;
    }

    /** The fan-out of a change that was made just now; the change holds, whatever becomes of its fan-out. */
    <X> void afterChange(Wire wire, EntityType<X> type, String id) {
        try {
            boolean unused = run(wire, type, id, store.settling().isZero());
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
        EntityCodec<X> codec = store.codec(type);
        Id<X> typed = Id.of(id);
        boolean lags = false;
        Attempts attempts = wire.attempts();
        while (true) {
            Option<Map<String, AttributeValue>> live = codec.live(typed, wire.get(codec.key(typed), true));
            if (live.isEmpty()) {
                return true;
            }
            Map<String, AttributeValue> item = live.get();
            Origin<X> origin = new Origin<>(codec.read(typed, item), codec.version(typed, item));
            Stale found = Stale.NONE;
            for (End end : End.values()) {
                for (EdgeCodec<?, ?, ?> edges : store.edgesAt(end, type)) {
                    if (copies(edges, end)) {
                        Direction direction = end == End.SOURCE ? Direction.OUTGOING : Direction.INCOMING;
                        lags |= edges.placement().reading(direction).lags();
                        found = found.and(pass(wire, edges, direction, id, origin));
                    }
                }
            }
            if (found == Stale.REWRITTEN) {
                attempts = wire.attempts();
                continue;
            }
            if (found == Stale.LEFT) {
                // Others are writing, or the index still shows what was rewritten: it has to be given time.
                if ((lags && !settled) || attempts.pause() != Attempts.Verdict.GO_ON) {
                    return false;
                }
                continue;
            }
            AttributeValue pending = item.get(Reserved.PENDING);
            if (pending == null) {
                return true;
            }
            if (lags && !settled) {
                return false;
            }
            if (wire.write(Action.update(codec.key(typed))
                            .remove(Reserved.PENDING)
                            .when(Condition.equal(Reserved.PENDING, pending)))
                    .done()) {
                return true;
            }
        }
    }

    /** What a pass made of the stale copies that it found. */
    private enum Stale {
        NONE,
        LEFT,
        REWRITTEN;

        Stale and(Stale other) {
            return compareTo(other) < 0 ? other : this;
        }
    }

    private record Origin<X>(X entity, VersionStamp version) {}

    private static boolean copies(EdgeCodec<?, ?, ?> codec, End end) {
        return end == End.SOURCE
                ? codec.relationship().copiesFromSource()
                : codec.relationship().copiesFromTarget();
    }

    private <S, T, E> Stale pass(
            Wire wire, EdgeCodec<S, T, E> codec, Direction direction, String id, Origin<?> origin) {
        EdgeReads<S, T, E> reads = new EdgeReads<>(store, codec);
        EdgeWrites<S, T, E> writes = new EdgeWrites<>(store, codec);
        PageRequest request = PageRequest.first(PageRequest.MAX_SIZE);
        if (!codec.placement().reading(direction).lags()) {
            request = request.strong();
        }
        Stale found = Stale.NONE;
        while (true) {
            Page<StoredEdge<E>> page = reads.page(wire, direction, id, request);
            List<EdgeWrites.Rewrite<E>> stale = new ArrayList<>();
            for (StoredEdge<E> edge : page.items()) {
                Origins.Filled<E> filled = recopied(codec, direction.near(), edge, origin);
                if (!isNewer(edge, direction.near(), origin)
                        && !writes.canonical(filled.edge()).equals(edge.edge())) {
                    stale.add(new EdgeWrites.Rewrite<>(edge, filled));
                }
            }
            for (boolean rewritten : writes.rewriteAll(wire, direction.near(), stale)) {
                found = found.and(rewritten ? Stale.REWRITTEN : Stale.LEFT);
            }
            if (page.next().isEmpty()) {
                return found;
            }
            request = request.after(page.next().get());
        }
    }

    @SuppressWarnings("unchecked") // The origin was read by the codec of the type at this end.
    private static <S, T, E> Origins.Filled<E> recopied(
            EdgeCodec<S, T, E> codec, End end, StoredEdge<E> edge, Origin<?> origin) {
        E recopied = end == End.SOURCE
                ? codec.relationship().withSourceCopies(edge.edge(), (S) origin.entity())
                : codec.relationship().withTargetCopies(edge.edge(), (T) origin.entity());
        return new Origins.Filled<>(recopied, Map.of(end, origin.version()));
    }

    private static boolean isNewer(StoredEdge<?> edge, End end, Origin<?> origin) {
        AttributeValue copied = edge.image().get(Reserved.copied(end));
        return copied != null && Long.parseLong(copied.n()) > origin.version().count();
    }
}
