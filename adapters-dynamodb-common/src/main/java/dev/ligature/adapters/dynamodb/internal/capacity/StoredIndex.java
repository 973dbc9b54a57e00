package dev.ligature.adapters.dynamodb.internal.capacity;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** An index of a table, as far as it decides what writes cost. */
final class StoredIndex {

    private final List<String> keys;
    private final boolean keepsAll;
    private final Set<String> kept;

    private StoredIndex(List<String> keys, boolean keepsAll, Set<String> kept) {
        this.keys = keys;
        this.keepsAll = keepsAll;
        this.kept = kept;
    }

    static StoredIndex of(List<String> tableKeys, List<KeySchemaElement> schema, Projection projection) {
        List<String> keys = schema.stream().map(KeySchemaElement::attributeName).toList();
        Set<String> kept = new HashSet<>(tableKeys);
        kept.addAll(keys);
        kept.addAll(projection.nonKeyAttributes());
        return new StoredIndex(keys, projection.projectionType() == ProjectionType.ALL, kept);
    }

    /** What the index keeps of an item: nothing unless the item has all of the index's key. */
    private Map<String, AttributeValue> entry(Map<String, AttributeValue> item) {
        if (!item.keySet().containsAll(keys)) {
            return Map.of();
        }
        if (keepsAll) {
            return item;
        }
        Map<String, AttributeValue> entry = new LinkedHashMap<>(item);
        entry.keySet().retainAll(kept);
        return entry;
    }

    /** The write units of the change of this index that one write of the table brings about. */
    long writeUnits(Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        Map<String, AttributeValue> old = entry(before);
        Map<String, AttributeValue> now = entry(after);
        if (SameValues.are(old, now)) {
            return 0;
        }
        boolean moves = !old.isEmpty() && !now.isEmpty() && !sameKey(old, now);
        return moves
                ? CapacityCalculator.writeBlocks(ItemSize.of(old)) + CapacityCalculator.writeBlocks(ItemSize.of(now))
                : CapacityCalculator.writeBlocks(Math.max(ItemSize.of(old), ItemSize.of(now)));
    }

    private boolean sameKey(Map<String, AttributeValue> old, Map<String, AttributeValue> now) {
        return keys.stream()
                .allMatch(key ->
                        SameValues.are(Objects.requireNonNull(old.get(key)), Objects.requireNonNull(now.get(key))));
    }
}
