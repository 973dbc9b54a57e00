package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.Difference;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes a source's edges exactly the given ones: checks first, then adds and changes, then removes. */
final class Replacement<S, T, E> {

    private final EdgeCodec<S, T, E> codec;
    private final EdgeReads<S, T, E> reads;
    private final EdgeWrites<S, T, E> writes;
    private final Bulk<S, T, E> bulk;
    private final Refusals<S, T, E> refusals;
    private final Origins<S, T, E> origins;

    Replacement(
            Store store,
            EdgeCodec<S, T, E> codec,
            EdgeReads<S, T, E> reads,
            EdgeWrites<S, T, E> writes,
            Bulk<S, T, E> bulk) {
        this.codec = codec;
        this.reads = reads;
        this.writes = writes;
        this.bulk = bulk;
        this.refusals = new Refusals<>(codec);
        this.origins = new Origins<>(store, codec);
    }

    Difference<T> replace(Wire wire, String source, Vector<E> edges) {
        Map<Ends, E> wanted = wanted(source, edges);
        var read = codec.placement().outgoing() instanceof Reading.Item inItem
                ? withEnds(inItem.home(), source, checkedEnds(wire, source, wanted))
                : wire.both(
                        inner -> before(inner, source, wanted.keySet()), inner -> checkedEnds(inner, source, wanted));
        Map<Ends, StoredEdge<E>> before = read._1();
        Map<ItemKey, Map<String, AttributeValue>> items = read._2();
        List<StoredEdge<E>> removed = before.values().stream()
                .filter(edge -> !wanted.containsKey(edge.ends()))
                .toList();
        List<Ends> added = wanted.keySet().stream()
                .filter(ends -> !before.containsKey(ends))
                .toList();
        List<Ends> changed = new ArrayList<>();
        Map<Ends, E> stored = new LinkedHashMap<>(wanted);
        wanted.forEach((pair, edge) -> {
            StoredEdge<E> old = before.get(pair);
            Origins.Filled<E> filled = origins.fill(wire, edge, pair, items);
            if (old != null && filled.canonical(codec).equals(old.edge())) {
                stored.remove(pair);
            } else if (old != null) {
                changed.add(pair);
            }
        });
        boolean oneForOne = codec.isOne(End.SOURCE);
        if (oneForOne) {
            stored.values().forEach(edge -> {
                var unused = writes.putUnlessTaken(wire, edge);
            });
        } else {
            addAndRemove(wire, stored, before, items, removed);
        }
        if (oneForOne && stored.isEmpty()) {
            writes.removeAll(wire, removed);
        }
        io.vavr.collection.Set<Id<T>> written = targets(stored.keySet());
        return new Difference<>(
                targets(added),
                targets(removed.stream().map(StoredEdge::ends).toList()),
                targets(changed),
                targets(wanted.keySet()).removeAll(written));
    }

    /** What the source's item tells, which is read as an end. */
    private Tuple2<Map<Ends, StoredEdge<E>>, Map<ItemKey, Map<String, AttributeValue>>> withEnds(
            Home.Embedded home, String source, Map<ItemKey, Map<String, AttributeValue>> items) {
        Map<Ends, StoredEdge<E>> before = new LinkedHashMap<>();
        codec.embedded(home, source, Objects.requireNonNull(items.get(codec.entityKey(End.SOURCE, source))))
                .forEach(edge -> before.put(edge.ends(), edge));
        return Tuple.of(before, items);
    }

    private Map<Ends, StoredEdge<E>> before(Wire wire, String source, Set<Ends> wanted) {
        Map<Ends, StoredEdge<E>> before = new LinkedHashMap<>();
        reads.allOutgoing(wire, source).forEach(edge -> before.put(edge.ends(), edge));
        if (codec.placement().outgoing().lags()) {
            // The index may not know yet what is linked; the truth does.
            before.putAll(reads.findAll(wire, wanted, true));
        }
        return before;
    }

    private Map<Ends, E> wanted(String source, Vector<E> edges) {
        Map<Ends, E> wanted = new LinkedHashMap<>();
        for (E edge : edges) {
            codec.write(edge);
            Ends ends = codec.ends(edge);
            if (!ends.source().equals(source)) {
                throw codec.invalid("its source is not the one whose edges are replaced");
            }
            if (wanted.put(ends, edge) != null) {
                throw codec.invalid("its target is given twice");
            }
        }
        if (codec.isOne(End.SOURCE) && wanted.size() > 1) {
            throw codec.invalid("a source has one edge, and " + wanted.size() + " are given");
        }
        return wanted;
    }

    /** Nothing is written unless every end exists and every target is free. */
    private Map<ItemKey, Map<String, AttributeValue>> checkedEnds(Wire wire, String source, Map<Ends, E> wanted) {
        List<ItemKey> keys = new ArrayList<>();
        ItemKey sourceKey = codec.entityKey(End.SOURCE, source);
        keys.add(sourceKey);
        wanted.keySet().forEach(ends -> keys.add(codec.entityKey(End.TARGET, ends.target())));
        Map<ItemKey, Map<String, AttributeValue>> items =
                wire.getAll(keys.stream().distinct().toList(), true);
        if (!Condition.live().holds(items.getOrDefault(sourceKey, Map.of()))) {
            throw new StoreFailure(refusals.missing(new Ends(source, source), End.SOURCE));
        }
        for (Ends ends : wanted.keySet()) {
            Map<String, AttributeValue> target =
                    items.getOrDefault(codec.entityKey(End.TARGET, ends.target()), Map.of());
            if (!Condition.live().holds(target)) {
                throw new StoreFailure(refusals.missing(ends, End.TARGET));
            }
        }
        for (Ends ends : wanted.keySet()) {
            Map<String, AttributeValue> target =
                    items.getOrDefault(codec.entityKey(End.TARGET, ends.target()), Map.of());
            refusals.holder(End.TARGET, ends.target(), target)
                    .filter(holder -> !holder.equals(source))
                    .forEach(holder -> {
                        throw new StoreFailure(refusals.violation(ends, End.TARGET, holder));
                    });
        }
        codec.countLimit().filter(limit -> wanted.size() > limit).forEach(limit -> {
            throw new StoreFailure(
                    new StoreError.DegreeLimit(codec.relationship().name(), Id.of(source), limit));
        });
        return items;
    }

    private void addAndRemove(
            Wire wire,
            Map<Ends, E> edges,
            Map<Ends, StoredEdge<E>> before,
            Map<ItemKey, Map<String, AttributeValue>> items,
            List<StoredEdge<E>> removed) {
        if (bulk.exchange(wire, edges, before, items, removed)) {
            return;
        }
        Vector<StoreError> refused = store(wire, edges, before, items);
        boolean full = !refused.isEmpty() && refused.forAll(StoreError.DegreeLimit.class::isInstance);
        if (full && !removed.isEmpty()) {
            // There is no room for the old ones and the new ones together.
            writes.removeAll(wire, removed);
            succeeded(store(wire, edges, before, items));
            return;
        }
        succeeded(refused);
        writes.removeAll(wire, removed);
    }

    private static void succeeded(Vector<StoreError> refused) {
        refused.headOption().forEach(error -> {
            throw new StoreFailure(error);
        });
    }

    private Vector<StoreError> store(
            Wire wire,
            Map<Ends, E> edges,
            Map<Ends, StoredEdge<E>> before,
            Map<ItemKey, Map<String, AttributeValue>> items) {
        return Vector.ofAll(bulk.store(wire, edges, before, items).values())
                .filter(Either::isLeft)
                .map(Either::getLeft);
    }

    private io.vavr.collection.Set<Id<T>> targets(Iterable<Ends> pairs) {
        return LinkedHashSet.ofAll(pairs).map(ends -> Id.of(ends.target()));
    }
}
