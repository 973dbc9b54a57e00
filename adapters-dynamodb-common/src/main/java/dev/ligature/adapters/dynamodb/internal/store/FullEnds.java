package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.control.Option;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The ends that had no room for an edge while many were put. A refused write of a full item is paid for like one that
 * takes effect, so another edge that needs as much room there is refused by a look at its other end alone.
 */
final class FullEnds<S, T, E> {

    private final EdgeCodec<S, T, E> codec;
    private final Refusals<S, T, E> refusals;
    private final Map<ItemKey, Full> known = new ConcurrentHashMap<>();

    FullEnds(EdgeCodec<S, T, E> codec) {
        this.codec = codec;
        this.refusals = new Refusals<>(codec);
    }

    private record Full(long bytes, StoreError.DegreeLimit error) {}

    /** Takes note of an end that had no room for this edge. */
    void note(E edge, StoreError error) {
        if (error instanceof StoreError.DegreeLimit full) {
            Ends ends = codec.ends(edge);
            End end = full.id().value().equals(ends.source()) ? End.SOURCE : End.TARGET;
            known.put(codec.entityKey(end, ends.at(end)), new Full(bytes(end, edge), full));
        }
    }

    /** Forgets all, because edges were removed. */
    void forget() {
        known.clear();
    }

    /** Why an edge that was not linked can't be put, if that is known without trying. */
    Option<StoreError> refusal(Wire wire, E edge) {
        Ends ends = codec.ends(edge);
        for (End end : End.values()) {
            Full full = known.get(codec.entityKey(end, ends.at(end)));
            if (full != null && bytes(end, edge) >= full.bytes()) {
                return refusal(wire, ends, end.other(), full.error());
            }
        }
        return Option.none();
    }

    private Option<StoreError> refusal(Wire wire, Ends ends, End far, StoreError full) {
        Home home = codec.placement()
                .homes()
                .find(each -> each.near() == far)
                .getOrElse(codec.placement().truth());
        ItemKey entity = codec.entityKey(far, ends.at(far));
        ItemKey edge = codec.lookup(home, ends);
        Map<ItemKey, Map<String, AttributeValue>> items =
                wire.getAll(Stream.of(entity, edge).distinct().toList(), true);
        if (!Condition.live().holds(items.getOrDefault(entity, Map.of()))) {
            return Option.of(refusals.missing(ends, far));
        }
        return codec.lookedUp(home, ends, items.getOrDefault(edge, Map.of())).isDefined()
                ? Option.none()
                : Option.of(full);
    }

    private long bytes(End end, E edge) {
        return codec.placement()
                .embeddedAt(end)
                .filter(home -> home.form() != Home.Form.ONE)
                .map(home -> codec.embeddedBytes(home, codec.ends(edge), codec.write(edge)))
                .getOrElse(0L);
    }
}
