package dev.ligature.adapters.dynamodb.internal.capacity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** A table and its indexes, as far as they decide what writes cost. */
public final class StoredTable {

    private final List<StoredIndex> indexes;

    private StoredTable(List<StoredIndex> indexes) {
        this.indexes = List.copyOf(indexes);
    }

    /** The table as DescribeTable tells it. */
    public static StoredTable of(TableDescription table) {
        List<String> keys =
                table.keySchema().stream().map(KeySchemaElement::attributeName).toList();
        List<StoredIndex> indexes = new ArrayList<>();
        table.globalSecondaryIndexes()
                .forEach(index -> indexes.add(StoredIndex.of(keys, index.keySchema(), index.projection())));
        table.localSecondaryIndexes()
                .forEach(index -> indexes.add(StoredIndex.of(keys, index.keySchema(), index.projection())));
        return new StoredTable(indexes);
    }

    /** A table without indexes. */
    public static StoredTable plain() {
        return new StoredTable(List.of());
    }

    /** The write units of what one write of the table changes in its indexes. */
    long indexUnits(Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        return indexes.stream()
                .mapToLong(index -> index.writeUnits(before, after))
                .sum();
    }
}
