package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.Values;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.item.WriteIds;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.store.EntityCodec.IndexEntry;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.ports.End;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities of one type. Writes are single UpdateItems on domain attributes, or one transaction with index items. */
final class EntityStore<T> implements EntityRepository<T> {

    private final Store store;
    private final EntityType<T> type;
    private final EntityCodec<T> codec;
    private final Sweeper sweeper;
    private final FanOut fanOut;
    private final Finder<T> finder;

    EntityStore(Store store, EntityType<T> type) {
        this.store = store;
        this.type = type;
        this.codec = store.codec(type);
        this.sweeper = new Sweeper(store);
        this.fanOut = new FanOut(store);
        this.finder = new Finder<>(store, codec);
    }

    @Override
    public Either<StoreError, T> create(T entity) {
        Id<T> id = type.idOf(entity);
        return write("create", wire -> create(wire, id, entity));
    }

    private T create(Wire wire, Id<T> id, T entity) {
        Map<String, AttributeValue> attributes = codec.write(entity);
        T canonical = codec.read(id, attributes);
        VersionStamp version = VersionStamp.first();
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.putAll(codec.layoutAttributes());
        item.put(Reserved.VERSION, version.attribute());
        item.put(Reserved.WRITES, WriteIds.first(WriteIds.next()));
        if (store.holdsManyEdges(type)) {
            item.put(Reserved.BYTES, number(Values.bytes(attributes)));
            store.edgesAt(End.SOURCE, type)
                    .filter(edges -> edges.countLimit().isDefined())
                    .forEach(edges -> item.put(Reserved.degree(edges.relationship()), number(0)));
        }
        Set<IndexEntry> entries = codec.entries(canonical);
        store.catalog().beforeCreate(wire, type);
        Attempts attempts = wire.attempts();
        while (true) {
            ItemKey key = codec.key(id);
            Action put = Action.put(key, item).when(Condition.absent(key.table().hash()));
            Reply reply = once(wire, put, entries);
            if (reply.done()) {
                return canonical;
            }
            Map<String, AttributeValue> found = item(reply, key);
            if (VersionStamp.of(found).exists(other -> other.incarnation().equals(version.incarnation()))) {
                // The incarnation was drawn for this call, so the item is its own, whoever has written since.
                return canonical;
            }
            if (found.containsKey(Reserved.TOMBSTONE)) {
                sweeper.finish(wire, type, id.value(), found, true);
            } else if (!found.isEmpty()) {
                throw new StoreFailure(new StoreError.AlreadyExists(type.name(), id));
            } else if (reply.repeated()) {
                throw wire.unknown("the entity may have been created and removed since");
            }
            Contention.pause(wire, attempts);
        }
    }

    @Override
    public Either<StoreError, Option<T>> find(Id<T> id) {
        Objects.requireNonNull(id, "id");
        return read("find", wire -> {
            Map<String, AttributeValue> item = wire.get(codec.key(id), store.strong());
            return codec.live(id, item).map(live -> codec.read(id, live));
        });
    }

    @Override
    public Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
        Objects.requireNonNull(id, "id");
        return read("load", wire -> {
            Map<String, AttributeValue> item = wire.get(codec.key(id), store.strong());
            return codec.live(id, item).map(live -> versioned(id, live));
        });
    }

    private Versioned<T> versioned(Id<T> id, Map<String, AttributeValue> item) {
        return new Versioned<>(codec.read(id, item), codec.version(id, item).version());
    }

    @Override
    public Either<StoreError, io.vavr.collection.Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
        Set<Id<T>> distinct = new LinkedHashSet<>();
        ids.forEach(id -> distinct.add(Objects.requireNonNull(id, "id")));
        return read("findAll", wire -> {
            List<ItemKey> keys = distinct.stream().map(codec::key).toList();
            Map<ItemKey, Map<String, AttributeValue>> items = wire.getAll(keys, store.strong());
            return LinkedHashMap.ofEntries(
                    codec.liveOnes(distinct, items).map(entity -> io.vavr.Tuple.of(type.idOf(entity), entity)));
        });
    }

    @Override
    public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(change, "change");
        return write("update", wire -> update(wire, id, change));
    }

    private T update(Wire wire, Id<T> id, UnaryOperator<T> change) {
        Attempts attempts = wire.attempts();
        while (true) {
            Map<String, AttributeValue> before = codec.live(id, wire.get(codec.key(id), true))
                    .getOrElseThrow(() -> new StoreFailure(StoreError.NotFound.entity(type.name(), id)));
            T old = codec.read(id, before);
            T changed = Objects.requireNonNull(change.apply(old), "the changed entity");
            if (!type.idOf(changed).equals(id)) {
                throw codec.invalid("an update keeps the id");
            }
            Map<String, AttributeValue> attributes = codec.write(changed);
            T canonical = codec.read(id, attributes);
            if (canonical.equals(old)) {
                if (before.containsKey(Reserved.PENDING)) {
                    // The same change was cut short before its copies followed.
                    afterChange(wire, id, canonical, codec.version(id, before));
                }
                return canonical;
            }
            Rewrite rewrite = new Rewrite(codec.version(id, before), attributes, before, WriteIds.next());
            Reply reply = send(wire, rewrite.action(id), codec.entries(canonical), codec.entriesOfStored(old));
            if (reply.done() || rewrite.wasDone(wire, reply, id)) {
                afterChange(wire, id, canonical, rewrite.version());
                return canonical;
            }
            if (reply.isFull()) {
                var unused = rewrite.makeRoom(wire, id, item(reply, codec.key(id)));
            }
            // After a pause the item is read again: what the refusal showed is older than what others wrote meanwhile.
            Contention.pause(wire, attempts);
        }
    }

    @Override
    public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
        Objects.requireNonNull(entity, "entity");
        Id<T> id = type.idOf(entity.value());
        return write("replace", wire -> replace(wire, id, entity));
    }

    private Versioned<T> replace(Wire wire, Id<T> id, Versioned<T> entity) {
        Map<String, AttributeValue> attributes = codec.write(entity.value());
        T canonical = codec.read(id, attributes);
        Option<VersionStamp> expected = VersionStamp.of(entity.version());
        boolean needsOld = codec.isIndexed() || expected.isEmpty();
        Map<String, AttributeValue> before = needsOld ? wire.get(codec.key(id), true) : Map.of();
        if (needsOld) {
            Map<String, AttributeValue> live = codec.live(id, before)
                    .getOrElseThrow(() -> new StoreFailure(StoreError.NotFound.entity(type.name(), id)));
            if (!expected.contains(codec.version(id, live))) {
                throw conflict(id, live);
            }
        }
        Set<IndexEntry> old = codec.isIndexed() ? codec.entriesOfStored(codec.read(id, before)) : Set.of();
        Rewrite rewrite = new Rewrite(expected.get(), attributes, needsOld ? before : null, WriteIds.next());
        Attempts attempts = wire.attempts();
        while (true) {
            Reply reply = send(wire, rewrite.action(id), codec.entries(canonical), old);
            if (reply.done() || rewrite.wasDone(wire, reply, id)) {
                afterChange(wire, id, canonical, rewrite.version());
                return new Versioned<>(canonical, rewrite.version().version());
            }
            Map<String, AttributeValue> now = codec.live(id, item(reply, codec.key(id)))
                    .getOrElseThrow(() -> new StoreFailure(StoreError.NotFound.entity(type.name(), id)));
            if (!reply.isFull()) {
                throw conflict(id, now);
            }
            rewrite = rewrite.makeRoom(wire, id, now);
            Contention.pause(wire, attempts);
        }
    }

    private StoreFailure conflict(Id<T> id, Map<String, AttributeValue> item) {
        return new StoreFailure(new StoreError.VersionConflict(type.name(), id, versioned(id, item)));
    }

    private void afterChange(Wire wire, Id<T> id, T entity, VersionStamp version) {
        if (store.isOrigin(type)) {
            fanOut.afterChange(wire, type, id.value(), new FanOut.Origin<>(entity, version));
        }
    }

    @Override
    public Either<StoreError, Boolean> delete(Id<T> id) {
        Objects.requireNonNull(id, "id");
        return write("delete", wire -> new Removal<>(store, codec, sweeper).remove(wire, id, Option.none()));
    }

    @Override
    public Either<StoreError, Boolean> delete(Versioned<T> entity) {
        Objects.requireNonNull(entity, "entity");
        Id<T> id = type.idOf(entity.value());
        return write(
                "delete", wire -> new Removal<>(store, codec, sweeper).remove(wire, id, Option.of(entity.version())));
    }

    @Override
    public <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page) {
        if (!type.indexes().contains(attribute)) {
            throw new IllegalArgumentException("'" + type.name() + "' is not indexed by '" + attribute.name() + "'");
        }
        Objects.requireNonNull(value, "value");
        return read("findBy", wire -> finder.findBy(wire, attribute, value, page));
    }

    @Override
    public Either<StoreError, Page<T>> list(PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read("list", wire -> finder.list(wire, page));
    }

    /** One conditioned rewrite of the domain attributes. */
    private final class Rewrite {
        private final VersionStamp expected;
        private final Map<String, AttributeValue> attributes;
        private final @Nullable Map<String, AttributeValue> before;
        private final byte[] write;

        Rewrite(
                VersionStamp expected,
                Map<String, AttributeValue> attributes,
                @Nullable Map<String, AttributeValue> before,
                byte[] write) {
            this.expected = expected;
            this.attributes = attributes;
            this.before = before;
            this.write = write;
        }

        /** The entity's version after it. */
        VersionStamp version() {
            return expected.next();
        }

        Action action(Id<T> id) {
            Action update = Action.update(codec.key(id))
                    .set(attributes)
                    .remove(codec.attributes())
                    .set(Reserved.VERSION, version().attribute())
                    .set(Reserved.WRITES, writes())
                    .when(Condition.equal(Reserved.VERSION, expected.attribute()));
            if (store.isOrigin(type)) {
                update.set(Reserved.PENDING, version().attribute());
            }
            if (store.holdsManyEdges(type)) {
                update.sum(Reserved.BYTES, grown(), Reserve.MAX_ITEM);
            }
            return update;
        }

        /** Without having read the item, nothing can be taken off for what is overwritten. */
        private long grown() {
            return Values.bytes(attributes) - (before == null ? 0 : Values.bytes(domainAttributes(before)));
        }

        /**
         * The same rewrite of an item that said to be full, after another look at it.
         *
         * @throws StoreFailure if it is full indeed
         */
        Rewrite makeRoom(Wire wire, Id<T> id, Map<String, AttributeValue> now) {
            Rewrite informed = new Rewrite(expected, attributes, now, write);
            if (before != null && !Room.bytesRecounted(wire, codec.key(id), now)) {
                throw new StoreFailure(new StoreError.ItemTooLarge(
                        type.name(), id, Values.bytes(now) + informed.grown(), Reserve.MAX_ITEM));
            }
            return informed;
        }

        /** Without having read the item, only this write can be remembered; its version tells the rest. */
        private AttributeValue writes() {
            return before == null ? WriteIds.first(write) : WriteIds.after(before.get(Reserved.WRITES), write);
        }

        private Map<String, AttributeValue> domainAttributes(Map<String, AttributeValue> item) {
            Map<String, AttributeValue> domain = new HashMap<>(item);
            domain.keySet().retainAll(codec.attributes());
            return domain;
        }

        /** Whether the refused request meets its own earlier, unseen effect. */
        boolean wasDone(Wire wire, Reply reply, Id<T> id) {
            Map<String, AttributeValue> now = item(reply, codec.key(id));
            if (WriteIds.remembers(now, write)) {
                return true;
            }
            if (!reply.repeated()) {
                return false;
            }
            Option<VersionStamp> version = VersionStamp.of(now);
            if (version.isEmpty() || !version.get().incarnation().equals(expected.incarnation())) {
                throw wire.unknown("the entity was removed since");
            }
            if (version.get().count() - expected.count() > WriteIds.known(now)) {
                throw wire.unknown("others have written too often since");
            }
            return false;
        }
    }

    /**
     * A create is told apart from an earlier one of its own only while the item stays: of an id that is free again, a
     * repetition would begin a second life. So it is a transaction even by itself, whose token makes it happen once.
     */
    private Reply once(Wire wire, Action put, Set<IndexEntry> entries) {
        Transaction transaction = new Transaction().add(put);
        entries.forEach(entry -> transaction.add(entry.put()));
        return wire.transact(transaction);
    }

    private Reply send(Wire wire, Action action, Set<IndexEntry> after, Set<IndexEntry> before) {
        Transaction transaction = new Transaction().add(action);
        before.stream().filter(entry -> !after.contains(entry)).forEach(entry -> transaction.add(entry.delete()));
        after.stream().filter(entry -> !before.contains(entry)).forEach(entry -> transaction.add(entry.put()));
        return transaction.size() == 1 ? wire.write(action) : wire.transact(transaction);
    }

    private static Map<String, AttributeValue> item(Reply reply, ItemKey key) {
        return reply.at(key).getOrElse(Map.of());
    }

    private static AttributeValue number(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }

    private <R> Either<StoreError, R> read(String operation, Function<Wire, R> body) {
        return store.read(operation + " " + type.name(), body);
    }

    private <R> Either<StoreError, R> write(String operation, Function<Wire, R> body) {
        return store.write(operation + " " + type.name(), body);
    }
}
