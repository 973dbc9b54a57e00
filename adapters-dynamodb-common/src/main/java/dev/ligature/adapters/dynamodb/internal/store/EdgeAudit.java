package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Finding;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What one batch of stored edges says, compared with their ends, their other homes, and their origins. */
final class EdgeAudit<S, T, E> {

    private final Store store;
    private final EdgeCodec<S, T, E> codec;
    private final EdgeActions<S, T, E> actions;
    private final List<Stored> stored = new ArrayList<>();
    private final List<Holder> holders = new ArrayList<>();

    EdgeAudit(Store store, EdgeCodec<S, T, E> codec) {
        this.store = store;
        this.codec = codec;
        this.actions = new EdgeActions<>(codec);
    }

    private record Stored(Home home, Ends ends, Map<String, AttributeValue> image) {}

    private record Holder(End end, Ends ends) {}

    void add(Home home, Ends ends, Map<String, AttributeValue> image) {
        stored.add(new Stored(home, ends, image));
    }

    void addHolder(End end, Ends ends) {
        holders.add(new Holder(end, ends));
    }

    /** Adds what was found; answers how many edges were looked at, each counted where its truth lies. */
    long check(Wire wire, List<Audit.Case> cases) {
        Map<ItemKey, Map<String, AttributeValue>> items = wire.getAll(List.copyOf(concerned()), true);
        long edges = 0;
        for (Stored edge : stored) {
            if (edge.home() == codec.placement().truth()) {
                edges++;
                truth(wire, edge, items, cases);
            } else {
                secondary(edge, items, cases);
            }
        }
        holders.forEach(holder -> holder(holder, items, cases));
        return edges;
    }

    private Set<ItemKey> concerned() {
        Set<ItemKey> keys = new LinkedHashSet<>();
        Vector.ofAll(stored)
                .map(Stored::ends)
                .appendAll(Vector.ofAll(holders).map(Holder::ends))
                .forEach(ends -> {
                    for (End end : End.values()) {
                        keys.add(codec.entityKey(end, ends.at(end)));
                    }
                    codec.placement().homes().forEach(home -> keys.add(codec.lookup(home, ends)));
                });
        return keys;
    }

    private void truth(
            Wire wire, Stored edge, Map<ItemKey, Map<String, AttributeValue>> items, List<Audit.Case> cases) {
        Ends ends = edge.ends();
        for (End end : End.values()) {
            Map<String, AttributeValue> item = items.getOrDefault(codec.entityKey(end, ends.at(end)), Map.of());
            if (item.containsKey(Reserved.TOMBSTONE)) {
                // The unfinished delete takes the edge along.
                return;
            }
            if (!Condition.live().holds(item)) {
                cases.add(new Audit.Case(
                        new Finding.Dangling(codec.relationship().name(), source(ends), target(ends), end),
                        inner -> remove(inner, ends, edge.image())));
                return;
            }
        }
        for (Home home : codec.placement().homes().tail()) {
            Map<String, AttributeValue> item = items.getOrDefault(codec.lookup(home, ends), Map.of());
            if (!agrees(edge, home, ends, item)) {
                cases.add(new Audit.Case(
                        new Finding.OneSided(
                                codec.relationship().name(),
                                source(ends),
                                target(ends),
                                edge.home().near()),
                        inner -> rebuild(inner, ends)));
                return;
            }
        }
        drifted(wire, edge, items, cases);
    }

    private boolean agrees(Stored edge, Home home, Ends ends, Map<String, AttributeValue> item) {
        Option<Map<String, AttributeValue>> other = codec.find(home, ends, item);
        return other.exists(image -> {
            AttributeValue here = edge.image().get(Reserved.WRITES);
            AttributeValue there = image.get(Reserved.WRITES);
            // A set keeps no writes of its edges.
            return here == null || there == null || here.equals(there);
        });
    }

    private void drifted(
            Wire wire, Stored edge, Map<ItemKey, Map<String, AttributeValue>> items, List<Audit.Case> cases) {
        Origins<S, T, E> origins = new Origins<>(store, codec);
        if (!origins.exist()) {
            return;
        }
        E read;
        try {
            read = codec.read(edge.ends(), edge.image());
        } catch (StoreFailure unreadable) {
            return;
        }
        if (isUpToDate(wire, origins, read, edge.ends(), items)) {
            return;
        }
        End origin = codec.relationship().copiesFromSource() ? End.SOURCE : End.TARGET;
        cases.add(new Audit.Case(
                new Finding.Drifted(codec.relationship().name(), source(edge.ends()), target(edge.ends()), origin),
                inner -> {
                    EdgeWrites<S, T, E> writes = new EdgeWrites<>(store, codec);
                    Option<StoredEdge<E>> now = new EdgeReads<>(store, codec).find(inner, edge.ends(), true);
                    return now.forAll(found -> {
                        Origins.Filled<E> fresh = origins.fill(inner, found.edge());
                        return fresh.canonical(codec).equals(found.edge()) || writes.rewrite(inner, found, fresh);
                    });
                }));
    }

    private boolean isUpToDate(
            Wire wire, Origins<S, T, E> origins, E read, Ends ends, Map<ItemKey, Map<String, AttributeValue>> items) {
        try {
            return origins.fill(wire, read, ends, items).canonical(codec).equals(read);
        } catch (StoreFailure failure) {
            // A copy that the edge can't take is none that it has; an origin that can't be read tells nothing.
            return !(failure.error() instanceof StoreError.Rejected);
        }
    }

    private void secondary(Stored edge, Map<ItemKey, Map<String, AttributeValue>> items, List<Audit.Case> cases) {
        Ends ends = edge.ends();
        Home truth = codec.placement().truth();
        if (codec.find(truth, ends, items.getOrDefault(codec.lookup(truth, ends), Map.of()))
                        .isDefined()
                || Vector.of(End.values())
                        .exists(end -> items.getOrDefault(codec.entityKey(end, ends.at(end)), Map.of())
                                .containsKey(Reserved.TOMBSTONE))) {
            return;
        }
        cases.add(new Audit.Case(
                new Finding.OneSided(
                        codec.relationship().name(),
                        source(ends),
                        target(ends),
                        edge.home().near()),
                inner -> remove(inner, ends, edge.image())));
    }

    private void holder(Holder holder, Map<ItemKey, Map<String, AttributeValue>> items, List<Audit.Case> cases) {
        Ends ends = holder.ends();
        Home truth = codec.placement().truth();
        if (codec.find(truth, ends, items.getOrDefault(codec.lookup(truth, ends), Map.of()))
                .isDefined()) {
            return;
        }
        ItemKey key = codec.entityKey(holder.end(), ends.at(holder.end()));
        cases.add(new Audit.Case(
                new Finding.Orphaned(codec.relationship().name(), key.table().name(), key.toString()), inner -> {
                    String name = Reserved.holder(codec.relationship(), holder.end());
                    AttributeValue far =
                            AttributeValue.fromS(ends.at(holder.end().other()));
                    Action noEdge = Action.check(codec.lookup(truth, ends));
                    if (truth instanceof Home.Row row) {
                        noEdge.when(Condition.absent(row.table().hash()));
                    }
                    return inner.transact(new Transaction()
                                    .add(Action.update(key).remove(name).when(Condition.equal(name, far)))
                                    .add(noEdge))
                            .done();
                }));
    }

    /** Removes what is there of an edge that must not be. */
    private boolean remove(Wire wire, Ends ends, Map<String, AttributeValue> image) {
        List<Action> left = new ArrayList<>(actions.unmake(ends, codec.portable(image)));
        if (image.get(Reserved.WRITES) != null) {
            left = new ArrayList<>(actions.unmake(new StoredEdge<>(
                    codec.placement().truth(), ends, codec.portable(image), codec.read(ends, image), image)));
        }
        while (!left.isEmpty()) {
            Reply reply = wire.transact(new Transaction().addAll(left));
            if (reply.done()) {
                return true;
            }
            left.removeIf(reply::refuses);
        }
        return false;
    }

    /** Writes the secondary homes of an edge anew from its truth. */
    private boolean rebuild(Wire wire, Ends ends) {
        Option<StoredEdge<E>> now = new EdgeReads<>(store, codec).find(wire, ends, true);
        if (now.isEmpty()) {
            return true;
        }
        StoredEdge<E> edge = now.get();
        List<Action> restored = actions.restore(edge);
        return wire.transact(new Transaction().addAll(restored)).done();
    }

    private Id<S> source(Ends ends) {
        return Id.of(ends.source());
    }

    private Id<T> target(Ends ends) {
        return Id.of(ends.target());
    }
}
