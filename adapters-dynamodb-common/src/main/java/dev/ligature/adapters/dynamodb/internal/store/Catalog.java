package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which indexes of a type are complete: an item for each type and namespace, where the entity of the empty id would lie,
 * which no entity can have. It is written with the first entity of all, read once for each opened store, and tells an
 * index that a later version of the model has got, and that old entities are not in yet, from one that finds nothing.
 */
public final class Catalog {

    /** Stands for no index at all. */
    private static final String NOTHING = "~";

    private final Layout layout;
    private final Map<EntityType<?>, Set<String>> known = new ConcurrentHashMap<>();

    Catalog(Layout layout) {
        this.layout = layout;
    }

    /** The keys of all such items of a model. */
    public static Set<ItemKey> keys(Layout layout, DomainModel model) {
        return model.entities().map(type -> layout.entity(type, "")).toJavaSet();
    }

    /** Sees to it that what is written from now on is told from what an older or newer model wrote. */
    void beforeCreate(Wire wire, EntityType<?> type) {
        if (known.containsKey(type)) {
            return;
        }
        ItemKey key = layout.entity(type, "");
        Set<String> current = current(type);
        while (true) {
            Map<String, AttributeValue> item = wire.get(key, true);
            if (item.isEmpty()) {
                if (wire.write(Action.put(key, Map.of(Reserved.INDEXES, members(current)))
                                .when(Condition.absent(key.table().hash())))
                        .done()) {
                    known.put(type, current);
                    return;
                }
                continue;
            }
            Set<String> stored = stored(item);
            Set<String> kept = new TreeSet<>(stored);
            kept.retainAll(current);
            // An index that this model does not keep up is not complete any more.
            if (kept.equals(stored) || replace(wire, key, item, kept)) {
                known.put(type, kept);
                return;
            }
        }
    }

    /** Whether every entity is in this index. */
    boolean isComplete(Wire wire, EntityType<?> type, String attribute) {
        if (known.getOrDefault(type, Set.of()).contains(attribute)) {
            return true;
        }
        Map<String, AttributeValue> item = wire.get(layout.entity(type, ""), true);
        if (item.isEmpty()) {
            return true;
        }
        known.put(type, stored(item));
        return stored(item).contains(attribute);
    }

    /** The indexes of the type that are not complete. */
    Set<String> incomplete(Wire wire, EntityType<?> type) {
        Map<String, AttributeValue> item = wire.get(layout.entity(type, ""), true);
        Set<String> missing = new TreeSet<>(current(type));
        missing.removeAll(item.isEmpty() ? missing : stored(item));
        return missing;
    }

    /** Notes that an index is complete. */
    boolean completed(Wire wire, EntityType<?> type, String attribute) {
        ItemKey key = layout.entity(type, "");
        Map<String, AttributeValue> item = wire.get(key, true);
        Set<String> all = new TreeSet<>(stored(item));
        all.add(attribute);
        known.remove(type);
        return !item.isEmpty() && replace(wire, key, item, all);
    }

    private static boolean replace(Wire wire, ItemKey key, Map<String, AttributeValue> item, Set<String> indexes) {
        AttributeValue before = item.get(Reserved.INDEXES);
        return wire.write(Action.update(key)
                        .set(Reserved.INDEXES, members(indexes))
                        .when(
                                before == null
                                        ? Condition.absent(Reserved.INDEXES)
                                        : Condition.equal(Reserved.INDEXES, before)))
                .done();
    }

    private static Set<String> current(EntityType<?> type) {
        return type.indexes().map(index -> index.name()).toJavaSet();
    }

    private static AttributeValue members(Set<String> indexes) {
        return AttributeValue.fromS(indexes.isEmpty() ? NOTHING : String.join(" ", new TreeSet<>(indexes)));
    }

    private static Set<String> stored(Map<String, AttributeValue> item) {
        AttributeValue indexes = item.get(Reserved.INDEXES);
        return indexes == null || indexes.s() == null
                ? Set.of()
                : java.util.Arrays.stream(indexes.s().split(" "))
                        .filter(name -> !name.startsWith(Reserved.PREFIX))
                        .collect(Collectors.toCollection(TreeSet::new));
    }
}
