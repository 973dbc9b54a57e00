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
        Option<VersionStamp> carried = Option.none();
        while (true) {
            Option<Map<String, AttributeValue>> live = codec.live(typed, wire.get(codec.key(typed), true));
            if (live.isEmpty()) {
                return true;
            }
            Map<String, AttributeValue> item = live.get();
            Origin<X> origin = new Origin<>(codec.read(typed, item), codec.version(typed, item));
            AttributeValue pending = item.get(Reserved.PENDING);
            // Whoever cleared the mark of a newer change did not know of what was written here meanwhile.
            if (pending == null && carried.forAll(origin.version()::equals)) {
                return true;
            }
            boolean complete = carry(wire, type, id, origin) || settled;
            if (!complete) {
                return false;
            }
            carried = Option.of(origin.version());
            if (pending != null
                    && wire.write(Action.update(codec.key(typed))
                                    .remove(Reserved.PENDING)
                                    .when(Condition.equal(Reserved.PENDING, pending)))
                            .done()) {
                return true;
            }
        }
    }

    /** Rewrites all copies that are listed; answers whether that is all there are, since no list may lag. */
    private boolean carry(Wire wire, EntityType<?> type, String id, Origin<?> origin) {
        boolean lags = false;
        for (End end : End.values()) {
            for (EdgeCodec<?, ?, ?> edges : store.edgesAt(end, type)) {
                if (copies(edges, end)) {
                    Direction direction = end == End.SOURCE ? Direction.OUTGOING : Direction.INCOMING;
                    lags |= edges.placement().reading(direction).lags();
                    pass(wire, edges, direction, id, origin);
                }
            }
        }
        return !lags;
    }

    private record Origin<X>(X entity, VersionStamp version) {}

    private static boolean copies(EdgeCodec<?, ?, ?> codec, End end) {
        return end == End.SOURCE
                ? codec.relationship().copiesFromSource()
                : codec.relationship().copiesFromTarget();
    }

    private <S, T, E> void pass(Wire wire, EdgeCodec<S, T, E> codec, Direction direction, String id, Origin<?> origin) {
        EdgeReads<S, T, E> reads = new EdgeReads<>(store, codec);
        PageRequest request = PageRequest.first(PageRequest.MAX_SIZE);
        if (!codec.placement().reading(direction).lags()) {
            request = request.strong();
        }
        while (true) {
            Page<StoredEdge<E>> page = reads.page(wire, direction, id, request);
            List<Function<Wire, Boolean>> requests = new ArrayList<>();
            page.items().forEach(edge -> requests.add(inner -> bringUp(inner, codec, direction.near(), edge, origin)));
            boolean unused = wire.wave(requests).isEmpty();
            if (page.next().isEmpty()) {
                return;
            }
            request = request.after(page.next().get());
        }
    }

    /** Rewrites an edge's copies unless they are as new; an index may show what is no more, so a lost race reads again. */
    private <S, T, E> boolean bringUp(
            Wire wire, EdgeCodec<S, T, E> codec, End end, StoredEdge<E> listed, Origin<?> origin) {
        EdgeWrites<S, T, E> writes = new EdgeWrites<>(store, codec);
        Attempts attempts = wire.attempts();
        Option<StoredEdge<E>> edge = Option.of(listed);
        while (edge.isDefined() && !isNewer(edge.get(), end, origin)) {
            Origins.Filled<E> filled = recopied(codec, end, edge.get(), origin);
            if (writes.canonical(filled.edge()).equals(edge.get().edge()) || writes.rewrite(wire, edge.get(), filled)) {
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
        return new Origins.Filled<>(recopied, Map.of(end, origin.version()));
    }

    private static boolean isNewer(StoredEdge<?> edge, End end, Origin<?> origin) {
        AttributeValue copied = edge.image().get(Reserved.copied(end));
        return copied != null && Long.parseLong(copied.n()) > origin.version().count();
    }
}
