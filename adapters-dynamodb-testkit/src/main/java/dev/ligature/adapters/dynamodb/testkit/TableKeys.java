package dev.ligature.adapters.dynamodb.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The keys and indexes of tables, asked for once. */
final class TableKeys {
    private final DynamoDbClient client;
    private final Map<String, TableDescription> tables = new ConcurrentHashMap<>();

    TableKeys(DynamoDbClient client) {
        this.client = client;
    }

    TableDescription table(String name) {
        return tables.computeIfAbsent(
                name,
                absent -> client.describeTable(
                                DescribeTableRequest.builder().tableName(name).build())
                        .table());
    }

    void forget(String name) {
        tables.remove(name);
    }

    boolean hasGlobalIndexes(String table) {
        return !table(table).globalSecondaryIndexes().isEmpty();
    }

    boolean isGlobalIndex(String table, String index) {
        return table(table).globalSecondaryIndexes().stream()
                .anyMatch(global -> global.indexName().equals(index));
    }

    /** The item's primary key. */
    Map<String, AttributeValue> keyOf(String table, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (KeySchemaElement element : table(table).keySchema()) {
            String name = element.attributeName();
            AttributeValue value = item.get(name);
            if (value != null) {
                key.put(name, value);
            }
        }
        return key;
    }

    /** The sort key's name, of the table or of one of its indexes. */
    Optional<String> sortKey(String table, @Nullable String index) {
        return schema(table, index).stream()
                .filter(element -> element.keyType() == KeyType.RANGE)
                .map(KeySchemaElement::attributeName)
                .findFirst();
    }

    private List<KeySchemaElement> schema(String table, @Nullable String index) {
        TableDescription description = table(table);
        if (index == null) {
            return description.keySchema();
        }
        for (GlobalSecondaryIndexDescription global : description.globalSecondaryIndexes()) {
            if (global.indexName().equals(index)) {
                return global.keySchema();
            }
        }
        for (LocalSecondaryIndexDescription local : description.localSecondaryIndexes()) {
            if (local.indexName().equals(index)) {
                return local.keySchema();
            }
        }
        return List.of();
    }
}
