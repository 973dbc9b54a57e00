package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.Finding.Unfinished.Work;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * One walk over all tables, item by item in batches: what each item says is compared with what it is about. Nothing is
 * kept in memory but the findings and one batch.
 */
final class Audit {

    private static final int BATCH = 200;

    private final Store store;
    private final Wire wire;
    private final List<Case> cases = new ArrayList<>();
    private final Set<ItemKey> catalog;
    private final Set<EntityType<?>> unbuilt = new HashSet<>();
    private long entities;
    private long edges;

    Audit(Store store, Wire wire) {
        this.store = store;
        this.wire = wire;
        this.catalog = Catalog.keys(store.layout(), store.model());
    }

    /**
     * A finding and what mends it.
     *
     * @param mend answers whether the finding is no more
     */
    record Case(Finding finding, Predicate<Wire> mend) {}

    List<Case> cases() {
        return cases;
    }

    long entities() {
        return entities;
    }

    long edges() {
        return edges;
    }

    void walk() {
        for (TableSpec table : store.layout().tables()) {
            Map<String, AttributeValue> start = Map.of();
            do {
                ScanResponse response = wire.scan(ScanRequest.builder()
                        .tableName(table.name())
                        .consistentRead(true)
                        .limit(BATCH)
                        .exclusiveStartKey(start.isEmpty() ? null : start));
                batch(table, response.items());
                wire.progressed();
                start = response.lastEvaluatedKey();
            } while (!start.isEmpty());
        }
        store.model().entities().forEach(this::incompleteIndexes);
    }

    /** Comes after its entities, and is complete only once all of them are in it. */
    private void incompleteIndexes(EntityType<?> type) {
        for (String attribute : store.catalog().incomplete(wire, type)) {
            cases.add(new Case(
                    new Finding.Unfinished(Work.INDEX, type.name(), Id.of(attribute)),
                    inner -> !unbuilt.contains(type) && store.catalog().completed(inner, type, attribute)));
        }
    }

    private void batch(TableSpec table, List<Map<String, AttributeValue>> items) {
        Map<EdgeCodec<?, ?, ?>, EdgeAudit<?, ?, ?>> byRelationship = new LinkedHashMap<>();
        List<Fact.IndexItem> indexItems = new ArrayList<>();
        for (Map<String, AttributeValue> item : items) {
            Fact fact = store.layout().classify(table, item);
            if (fact instanceof Fact.EntityItem entity) {
                entity(table, entity.type(), entity.id(), item, byRelationship);
            } else if (fact instanceof Fact.EdgeItem edge) {
                EdgeCodec<?, ?, ?> codec = store.codec(edge.relationship());
                if (item.containsKey(Reserved.WRITES)) {
                    auditOf(byRelationship, codec).add(edge.home(), edge.ends(), item);
                } else {
                    foreign(table, item);
                }
            } else if (fact instanceof Fact.IndexItem index) {
                indexItems.add(index);
            } else if (fact instanceof Fact.Foreign && !catalog.contains(ItemKey.of(table, item))) {
                foreign(table, item);
            }
        }
        byRelationship.values().forEach(audit -> edges += audit.check(wire, cases));
        orphanedIndexItems(table, indexItems);
    }

    private EdgeAudit<?, ?, ?> auditOf(
            Map<EdgeCodec<?, ?, ?>, EdgeAudit<?, ?, ?>> byRelationship, EdgeCodec<?, ?, ?> codec) {
        return byRelationship.computeIfAbsent(codec, key -> newAudit(codec));
    }

    private <S, T, E> EdgeAudit<S, T, E> newAudit(EdgeCodec<S, T, E> codec) {
        return new EdgeAudit<>(store, codec);
    }

    private void foreign(TableSpec table, Map<String, AttributeValue> item) {
        cases.add(new Case(
                new Finding.Foreign(table.name(), ItemKey.of(table, item).toString()), inner -> false));
    }

    private <T> void entity(
            TableSpec table,
            EntityType<T> type,
            String id,
            Map<String, AttributeValue> item,
            Map<EdgeCodec<?, ?, ?>, EdgeAudit<?, ?, ?>> byRelationship) {
        if (item.containsKey(Reserved.TOMBSTONE)) {
            cases.add(new Case(new Finding.Unfinished(Work.DELETE, type.name(), Id.of(id)), inner -> {
                new Sweeper(store).finish(inner, type, id, item, true);
                return true;
            }));
            return;
        }
        EntityCodec<T> codec = store.codec(type);
        Id<T> typed = Id.of(id);
        T entity;
        try {
            codec.version(typed, item);
            entity = codec.read(typed, item);
        } catch (StoreFailure unreadable) {
            foreign(table, item);
            return;
        }
        entities++;
        if (item.containsKey(Reserved.PENDING)) {
            cases.add(new Case(
                    new Finding.Unfinished(Work.FAN_OUT, type.name(), typed),
                    inner -> new FanOut(store).run(inner, type, id, true)));
        }
        missingIndexItems(codec, typed, entity, item);
        for (End end : End.values()) {
            for (EdgeCodec<?, ?, ?> edges : store.edgesAt(end, type)) {
                edgesInItem(table, edges, end, id, item, byRelationship);
            }
        }
    }

    private <S, T, E> void edgesInItem(
            TableSpec table,
            EdgeCodec<S, T, E> codec,
            End end,
            String id,
            Map<String, AttributeValue> item,
            Map<EdgeCodec<?, ?, ?>, EdgeAudit<?, ?, ?>> byRelationship) {
        for (Home.Embedded home : codec.placement().embeddedAt(end)) {
            try {
                codec.embedded(home, id, item)
                        .forEach(edge -> auditOf(byRelationship, codec).add(home, edge.ends(), edge.image()));
            } catch (StoreFailure unreadable) {
                foreign(table, item);
            }
        }
        AttributeValue holder = item.get(Reserved.holder(codec.relationship(), end));
        if (holder != null) {
            auditOf(byRelationship, codec)
                    .addHolder(end, dev.ligature.adapters.dynamodb.internal.layout.Ends.of(end, id, holder.s()));
        }
    }

    /** A model that has got a new index does not find what was written before, until it is built. */
    private <T> void missingIndexItems(EntityCodec<T> codec, Id<T> id, T entity, Map<String, AttributeValue> item) {
        if (!codec.isIndexed()) {
            return;
        }
        List<EntityCodec.IndexEntry> entries = List.copyOf(codec.entriesOfStored(entity));
        List<ItemKey> keys =
                entries.stream().map(EntityCodec.IndexEntry::key).distinct().toList();
        Map<ItemKey, Map<String, AttributeValue>> found = wire.getAll(keys, true);
        List<EntityCodec.IndexEntry> missing = entries.stream()
                .filter(entry -> !found.containsKey(entry.key()))
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        cases.add(new Case(new Finding.Unfinished(Work.INDEX, codec.type().name(), id), inner -> {
            // What was stored before its index was declared may have any number of values.
            boolean built = Vector.ofAll(missing)
                    .grouped(EntityType.MAX_INDEXED_VALUES)
                    .forAll(some -> build(inner, codec.key(id), codec.version(id, item), some));
            if (!built) {
                unbuilt.add(codec.type());
            }
            return built;
        }));
    }

    private static boolean build(Wire wire, ItemKey key, VersionStamp version, Seq<EntityCodec.IndexEntry> entries) {
        Transaction transaction =
                new Transaction().add(Action.check(key).when(Condition.equal(Reserved.VERSION, version.attribute())));
        entries.forEach(entry -> transaction.add(entry.put()));
        return wire.transact(transaction).done();
    }

    private void orphanedIndexItems(TableSpec table, List<Fact.IndexItem> items) {
        Map<ItemKey, List<Fact.IndexItem>> byEntity = new LinkedHashMap<>();
        items.forEach(item -> byEntity.computeIfAbsent(
                        store.layout().entity(item.type(), item.entry().id()), key -> new ArrayList<>())
                .add(item));
        Map<ItemKey, Map<String, AttributeValue>> entities = wire.getAll(List.copyOf(byEntity.keySet()), true);
        byEntity.forEach((key, all) -> all.forEach(
                item -> orphaned(table, store.codec(item.type()), item, key, entities.getOrDefault(key, Map.of()))));
    }

    private <T> void orphaned(
            TableSpec table,
            EntityCodec<T> codec,
            Fact.IndexItem item,
            ItemKey entityKey,
            Map<String, AttributeValue> entity) {
        Id<T> id = Id.of(item.entry().id());
        boolean valid = codec.live(id, entity).exists(live -> {
            T value = codec.read(id, live);
            return codec.type()
                    .index(item.attribute().name())
                    .exists(index -> EntityCodec.textsOfStored(index, value)
                            .contains(item.entry().value()));
        });
        if (valid) {
            return;
        }
        IndexItems items = store.layout().index(item.type(), item.attribute());
        ItemKey key = items.keyOf().apply(item.entry().value(), item.entry().id());
        cases.add(new Case(new Finding.Orphaned(codec.type().name(), table.name(), key.toString()), inner -> {
            Action unchanged = Action.check(entityKey);
            AttributeValue version = entity.get(Reserved.VERSION);
            unchanged.when(
                    version == null ? Condition.absent(Reserved.VERSION) : Condition.equal(Reserved.VERSION, version));
            return inner.transact(new Transaction().add(Action.delete(key)).add(unchanged))
                    .done();
        }));
    }
}
