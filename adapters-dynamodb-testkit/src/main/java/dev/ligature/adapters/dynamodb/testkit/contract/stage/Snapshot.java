package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** All items of some tables, as they were at one moment with nobody writing; equal if they are the same. */
public final class Snapshot {

    private static final int BATCH = 25;

    private final Map<String, Map<Map<String, AttributeValue>, Map<String, AttributeValue>>> tables;

    private Snapshot(Map<String, Map<Map<String, AttributeValue>, Map<String, AttributeValue>>> tables) {
        this.tables = tables;
    }

    static Snapshot empty() {
        return new Snapshot(Map.of());
    }

    static Snapshot of(DynamoDbClient client, List<String> names) {
        Map<String, Map<Map<String, AttributeValue>, Map<String, AttributeValue>>> tables = new LinkedHashMap<>();
        for (String name : names) {
            List<String> keys = keys(client, name);
            Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new HashMap<>();
            client.scanPaginator(scan -> scan.tableName(name).consistentRead(true))
                    .items()
                    .forEach(item -> items.put(key(keys, item), item));
            tables.put(name, items);
        }
        return new Snapshot(tables);
    }

    /** Makes the tables hold exactly this again. */
    public void restore(DynamoDbClient client, List<String> names) {
        Snapshot now = of(client, names);
        for (String name : names) {
            var wanted = tables.getOrDefault(name, Map.of());
            var there = now.tables.getOrDefault(name, Map.of());
            List<WriteRequest> writes = new ArrayList<>();
            there.keySet().stream()
                    .filter(key -> !wanted.containsKey(key))
                    .forEach(key -> writes.add(WriteRequest.builder()
                            .deleteRequest(delete -> delete.key(key))
                            .build()));
            wanted.forEach((key, item) -> {
                if (!item.equals(there.get(key))) {
                    writes.add(WriteRequest.builder()
                            .putRequest(put -> put.item(item))
                            .build());
                }
            });
            for (int i = 0; i < writes.size(); i += BATCH) {
                write(client, name, writes.subList(i, Math.min(writes.size(), i + BATCH)));
            }
        }
    }

    /** The keys of the items in which two snapshots differ, table by table. */
    public Set<String> differences(Snapshot other) {
        Set<String> names = new TreeSet<>(tables.keySet());
        names.addAll(other.tables.keySet());
        Set<String> differences = new TreeSet<>();
        for (String name : names) {
            var one = tables.getOrDefault(name, Map.of());
            var two = other.tables.getOrDefault(name, Map.of());
            Set<Map<String, AttributeValue>> keys = new HashSet<>(one.keySet());
            keys.addAll(two.keySet());
            keys.stream()
                    .filter(key -> !Objects.equals(one.get(key), two.get(key)))
                    .forEach(key -> differences.add(name + key));
        }
        return differences;
    }

    /** How many items there are. */
    public int size() {
        return tables.values().stream().mapToInt(Map::size).sum();
    }

    private static void write(DynamoDbClient client, String table, List<WriteRequest> writes) {
        Map<String, List<WriteRequest>> left = Map.of(table, writes);
        while (!left.isEmpty()) {
            Map<String, List<WriteRequest>> batch = left;
            left = client.batchWriteItem(request -> request.requestItems(batch)).unprocessedItems();
        }
    }

    private static List<String> keys(DynamoDbClient client, String table) {
        return client.describeTable(describe -> describe.tableName(table)).table().keySchema().stream()
                .map(KeySchemaElement::attributeName)
                .toList();
    }

    private static Map<String, AttributeValue> key(List<String> names, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        names.forEach(name -> key.put(name, item.getOrDefault(name, AttributeValue.fromNul(true))));
        return key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot that && tables.equals(that.tables);
    }

    @Override
    public int hashCode() {
        return tables.hashCode();
    }

    @Override
    public String toString() {
        return size() + " items in " + tables.keySet();
    }
}
