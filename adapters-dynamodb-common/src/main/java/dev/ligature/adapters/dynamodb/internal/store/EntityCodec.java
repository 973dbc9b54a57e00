package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Mapper;
import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.Values;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities of one type as items of a layout. */
final class EntityCodec<T> {

    private final EntityType<T> type;
    private final Layout layout;
    private final Mapper<T> mapper;

    EntityCodec(EntityType<T> type, Layout layout, Mapper<T> mapper) {
        this.type = type;
        this.layout = layout;
        this.mapper = mapper;
    }

    EntityType<T> type() {
        return type;
    }

    ItemKey key(Id<?> id) {
        return layout.entity(type, id.value());
    }

    /** The names under which domain attributes are stored. */
    Set<String> attributes() {
        return mapper.attributes();
    }

    /** What the layout adds to a new item. */
    Map<String, AttributeValue> layoutAttributes() {
        Map<String, AttributeValue> added = new LinkedHashMap<>();
        layout.entityAttributes(type).forEach((name, text) -> added.put(name, AttributeValue.fromS(text)));
        return added;
    }

    /** The domain attributes of a value that fits into an item. */
    Map<String, AttributeValue> write(T entity) {
        Map<String, AttributeValue> item = mapper.write(entity).getOrElseThrow(reason -> invalid(reason));
        long bytes = Values.bytes(item) + key(type.idOf(entity)).bytes();
        if (bytes > Reserve.MAX_ITEM) {
            throw new StoreFailure(
                    new StoreError.ItemTooLarge(type.name(), type.idOf(entity), bytes, Reserve.MAX_ITEM));
        }
        return item;
    }

    StoreFailure invalid(String reason) {
        return new StoreFailure(new StoreError.InvalidValue(type.name(), reason));
    }

    /** The entity of a live item. */
    T read(Id<T> id, Map<String, AttributeValue> item) {
        return mapper.read(item, Map.of(type.idAttribute(), id.value())).getOrElseThrow(reason -> corrupt(id, reason));
    }

    VersionStamp version(Id<T> id, Map<String, AttributeValue> item) {
        return VersionStamp.of(item).getOrElseThrow(() -> corrupt(id, "it has no version"));
    }

    private StoreFailure corrupt(Id<T> id, String reason) {
        return new StoreFailure(new StoreError.CorruptItem(type.name(), id.value(), reason));
    }

    /** The entity's item if there is one and it is no tombstone. */
    Option<Map<String, AttributeValue>> live(Id<T> id, Map<String, AttributeValue> item) {
        if (item.isEmpty() || item.containsKey(Reserved.TOMBSTONE)) {
            return Option.none();
        }
        if (!item.containsKey(Reserved.VERSION)) {
            throw corrupt(id, "it was not written by this library");
        }
        return Option.of(item);
    }

    boolean isIndexed() {
        return !type.indexes().isEmpty();
    }

    /** The keys of the index items of an entity that is to be stored, and what is stored in them. */
    Set<IndexEntry> entries(T entity) {
        Set<IndexEntry> entries = new LinkedHashSet<>();
        for (IndexedAttribute<T, ?> attribute : type.indexes()) {
            try {
                entries.addAll(entries(attribute, entity, attribute.textsOf(entity)));
            } catch (InvalidDatumException e) {
                throw invalid(String.valueOf(e.getMessage()));
            }
        }
        if (entries.size() > EntityType.MAX_INDEXED_VALUES) {
            throw invalid("it has " + entries.size() + " indexed values; at most " + EntityType.MAX_INDEXED_VALUES
                    + " fit into one transaction");
        }
        return entries;
    }

    /** The same of an entity that is stored: what was there before its index, and can't be indexed, is in none. */
    Set<IndexEntry> entriesOfStored(T entity) {
        Set<IndexEntry> entries = new LinkedHashSet<>();
        for (IndexedAttribute<T, ?> attribute : type.indexes()) {
            entries.addAll(entries(attribute, entity, textsOfStored(attribute, entity)));
        }
        return entries;
    }

    /** The texts that a stored entity is found by. */
    static <T> Seq<String> textsOfStored(IndexedAttribute<T, ?> attribute, T entity) {
        try {
            return attribute.textsOf(entity);
        } catch (InvalidDatumException e) {
            return Vector.empty();
        }
    }

    private Set<IndexEntry> entries(IndexedAttribute<T, ?> attribute, T entity, Seq<String> texts) {
        IndexItems items = layout.index(type, attribute);
        Set<IndexEntry> entries = new LinkedHashSet<>();
        texts.forEach(text ->
                entries.add(new IndexEntry(items, text, type.idOf(entity).value())));
        return entries;
    }

    /** One index item. */
    record IndexEntry(IndexItems items, String value, String id) {

        ItemKey key() {
            return items.keyOf().apply(value, id);
        }

        Action put() {
            return Action.put(key(), Map.of()).setTexts(items.indexKeysOf().apply(value, id));
        }

        Action delete() {
            return Action.delete(key());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof IndexEntry entry && key().equals(entry.key());
        }

        @Override
        public int hashCode() {
            return key().hashCode();
        }
    }

    /** The entities of a page of items, as far as they are live. */
    Vector<T> liveOnes(Iterable<Id<T>> ids, Map<ItemKey, Map<String, AttributeValue>> items) {
        return Vector.ofAll(ids)
                .flatMap(id -> Option.of(items.get(key(id)))
                        .flatMap(item -> live(id, item).map(found -> read(id, found))));
    }
}
