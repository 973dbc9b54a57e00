package dev.ligature.adapters.dynamodb.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** A table of one's own per test: {@code box} and {@code letter} are the key, the index {@code reverse} swaps them. */
final class Letters {
    static final String INDEX = "reverse";
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final String table = "letters-" + NUMBER.incrementAndGet();

    static Letters in(DynamoDbClient client) {
        Letters letters = new Letters();
        client.createTable(CreateTableRequest.builder()
                .tableName(letters.table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(text("box"), text("letter"))
                .keySchema(key("box", KeyType.HASH), key("letter", KeyType.RANGE))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName(INDEX)
                        .keySchema(key("letter", KeyType.HASH), key("box", KeyType.RANGE))
                        .projection(Projection.builder()
                                .projectionType(ProjectionType.ALL)
                                .build())
                        .build())
                .build());
        return letters;
    }

    String table() {
        return table;
    }

    Map<String, AttributeValue> key(String box, String letter) {
        return Map.of("box", AttributeValue.fromS(box), "letter", AttributeValue.fromS(letter));
    }

    PutItemRequest put(String box, String letter) {
        return PutItemRequest.builder().tableName(table).item(key(box, letter)).build();
    }

    GetItemRequest get(String box, String letter) {
        return GetItemRequest.builder()
                .tableName(table)
                .key(key(box, letter))
                .consistentRead(true)
                .build();
    }

    boolean has(DynamoDbClient client, String box, String letter) {
        return client.getItem(get(box, letter)).hasItem();
    }

    QueryRequest box(String box) {
        return QueryRequest.builder()
                .tableName(table)
                .keyConditionExpression("box = :box")
                .expressionAttributeValues(Map.of(":box", AttributeValue.fromS(box)))
                .consistentRead(true)
                .build();
    }

    QueryRequest boxesOf(String letter) {
        return QueryRequest.builder()
                .tableName(table)
                .indexName(INDEX)
                .keyConditionExpression("letter = :letter")
                .expressionAttributeValues(Map.of(":letter", AttributeValue.fromS(letter)))
                .build();
    }

    TransactWriteItemsRequest putAll(String box, String... letters) {
        List<TransactWriteItem> actions = new ArrayList<>();
        for (String letter : letters) {
            actions.add(TransactWriteItem.builder()
                    .put(Put.builder().tableName(table).item(key(box, letter)).build())
                    .build());
        }
        actions.add(TransactWriteItem.builder()
                .conditionCheck(ConditionCheck.builder()
                        .tableName(table)
                        .key(key(box, "no such letter"))
                        .conditionExpression("attribute_not_exists(box)")
                        .build())
                .build());
        return TransactWriteItemsRequest.builder().transactItems(actions).build();
    }

    void fill(DynamoDbClient client, String box, int letters) {
        IntStream.range(0, letters).forEach(i -> client.putItem(put(box, name(i))));
    }

    static String name(int i) {
        return "letter-%03d".formatted(i);
    }

    static List<String> names(int letters) {
        return IntStream.range(0, letters).mapToObj(Letters::name).toList();
    }

    /** Walks all pages as a client should: until no key or an empty one. */
    static Walk walk(DynamoDbClient client, QueryRequest query) {
        List<Integer> pages = new ArrayList<>();
        List<String> letters = new ArrayList<>();
        Map<String, AttributeValue> start = new HashMap<>();
        do {
            QueryResponse page = client.query(
                    start.isEmpty()
                            ? query
                            : query.toBuilder().exclusiveStartKey(start).build());
            page.items().forEach(item -> letters.add(item.get("letter").s()));
            pages.add(page.items().size());
            start = page.lastEvaluatedKey();
        } while (!start.isEmpty());
        return new Walk(pages, letters);
    }

    record Walk(List<Integer> pages, List<String> letters) {}

    private static AttributeDefinition text(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
