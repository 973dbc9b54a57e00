package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.internal.capacity.ItemSize;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The calculator against the embedded engine's own figures, wherever that engine is right: everything but reads of single
 * items with a projection, and tokens that are used again.
 */
@EnabledIf(value = "onTheEmbeddedEngine", disabledReason = "other engines' figures differ from the service's")
final class EngineCapacityTest {
    private static final String TABLE =
            "capacity-" + UUID.randomUUID().toString().substring(0, 8);
    private static final int KEYS = 12;

    private final DynamoDbClient plain = Engine.shared().client();
    private final MeteringClient metering = MeteringClient.over(plain);
    private final RecordingClient client = RecordingClient.metering(metering);
    private Random random;

    static boolean onTheEmbeddedEngine() {
        return Engine.shared().name().equals("embedded");
    }

    @BeforeAll
    static void aTableWithEachKindOfIndex() {
        Engine.shared()
                .client()
                .createTable(table -> table.tableName(TABLE)
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .attributeDefinitions(text("pk"), text("sk"), text("g"), text("h"))
                        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
                        .globalSecondaryIndexes(
                                index("all", Projection.builder().projectionType(ProjectionType.ALL)),
                                index("keys", Projection.builder().projectionType(ProjectionType.KEYS_ONLY)),
                                index(
                                        "some",
                                        Projection.builder()
                                                .projectionType(ProjectionType.INCLUDE)
                                                .nonKeyAttributes("n", "fill"))));
    }

    @BeforeEach
    void emptyTable() {
        random = new Random(20250101);
        plain.scan(scan -> scan.tableName(TABLE))
                .items()
                .forEach(item ->
                        plain.deleteItem(delete -> delete.tableName(TABLE).key(keyOf(item))));
    }

    @Test
    void sizesAgreeToTheByte() {
        for (int i = 0; i < 300; i++) {
            Map<String, AttributeValue> item = item(random.nextInt(KEYS));
            item.remove("g");
            item.remove("h");
            item.remove("fill");
            int blocks = 1 + random.nextInt(3);
            long free = blocks * 1024L - ItemSize.of(item) - "fill".length();
            if (free < 1) {
                continue;
            }
            plain.deleteItem(delete -> delete.tableName(TABLE).key(keyOf(item)));
            item.put("fill", AttributeValue.fromS("f".repeat((int) free)));
            client.clear().putItem(put -> put.tableName(TABLE).item(item));
            assertThat(client.writeUnits()).as("full blocks: %s", item).isEqualTo(blocks);
            item.put("fill", AttributeValue.fromS("f".repeat((int) free + 1)));
            client.clear().putItem(put -> put.tableName(TABLE).item(item));
            assertThat(client.writeUnits()).as("a byte more: %s", item).isEqualTo(blocks + 1);
        }
    }

    @Test
    void singleWritesAgree() {
        for (int i = 0; i < 300; i++) {
            put();
            agree();
            update();
            agree();
            if (i % 3 == 0) {
                client.deleteItem(delete -> delete.tableName(TABLE).key(key(random.nextInt(KEYS))));
                agree();
            }
        }
    }

    @Test
    void batchesAgree() {
        for (int i = 0; i < 80; i++) {
            List<WriteRequest> writes = some().stream()
                    .map(n -> random.nextInt(4) == 0
                            ? WriteRequest.builder()
                                    .deleteRequest(delete -> delete.key(key(n)))
                                    .build()
                            : WriteRequest.builder()
                                    .putRequest(put -> put.item(item(n)))
                                    .build())
                    .toList();
            client.batchWriteItem(batch -> batch.requestItems(Map.of(TABLE, writes)));
            agree();
            List<Map<String, AttributeValue>> keys =
                    some().stream().map(EngineCapacityTest::key).toList();
            boolean strong = random.nextBoolean();
            client.batchGetItem(batch -> batch.requestItems(Map.of(
                    TABLE,
                    KeysAndAttributes.builder()
                            .keys(keys)
                            .consistentRead(strong)
                            .build())));
            agree();
        }
    }

    @Test
    void transactionsAgree() {
        for (int i = 0; i < 80; i++) {
            List<TransactWriteItem> actions = some().stream().map(this::action).toList();
            client.transactWriteItems(transaction -> transaction
                    .transactItems(actions)
                    .clientRequestToken(UUID.randomUUID().toString()));
            agree();
            List<TransactGetItem> reads = some().stream()
                    .map(n -> TransactGetItem.builder()
                            .get(get -> get.tableName(TABLE).key(key(n)))
                            .build())
                    .toList();
            client.transactGetItems(transaction -> transaction.transactItems(reads));
            agree();
        }
    }

    @Test
    void readsAgree() {
        for (int i = 0; i < 150; i++) {
            put();
            client.clear();
            metering.clear();
            boolean strong = random.nextBoolean();
            client.getItem(get ->
                    get.tableName(TABLE).key(key(random.nextInt(KEYS + 2))).consistentRead(strong));
            agree();
            client.query(query(strong).build());
            agree();
            client.query(query(strong).limit(1 + random.nextInt(4)).build());
            agree();
            client.query(query(strong).select(Select.COUNT).build());
            agree();
            client.query(query(strong).projectionExpression("pk").build());
            agree();
            client.query(query(strong)
                    .filterExpression("g = :g")
                    .expressionAttributeValues(
                            Map.of(":p", AttributeValue.fromS("p0"), ":g", AttributeValue.fromS("g1")))
                    .build());
            agree();
            for (String index : List.of("all", "keys", "some")) {
                client.query(query -> query.tableName(TABLE)
                        .indexName(index)
                        .keyConditionExpression("g = :g")
                        .expressionAttributeValues(Map.of(":g", AttributeValue.fromS("g" + random.nextInt(4)))));
                agree();
            }
            client.scan(scan -> scan.tableName(TABLE).consistentRead(strong));
            agree();
        }
    }

    private static QueryRequest.Builder query(boolean strong) {
        return QueryRequest.builder()
                .tableName(TABLE)
                .keyConditionExpression("pk = :p")
                .expressionAttributeValues(Map.of(":p", AttributeValue.fromS("p0")))
                .consistentRead(strong);
    }

    private void put() {
        Map<String, AttributeValue> item = item(random.nextInt(KEYS));
        client.putItem(put -> put.tableName(TABLE).item(item));
    }

    private void update() {
        Map<String, AttributeValue> key = key(random.nextInt(KEYS));
        String change = change();
        client.updateItem(update -> update.tableName(TABLE)
                .key(key)
                .updateExpression(change)
                .expressionAttributeValues(change.contains(":v") ? Map.of(":v", value(change)) : null));
    }

    private String change() {
        return List.of("SET g = :v", "SET h = :v", "SET fill = :v", "SET n = :v", "REMOVE g", "REMOVE fill, n")
                .get(random.nextInt(6));
    }

    private AttributeValue value(String change) {
        if (change.contains(" n ")) {
            return AttributeValue.fromN(Integer.toString(random.nextInt(3)));
        }
        return AttributeValue.fromS(
                change.contains("fill") ? "x".repeat(random.nextInt(4000)) : "g" + random.nextInt(4));
    }

    private TransactWriteItem action(int n) {
        switch (random.nextInt(4)) {
            case 0:
                return TransactWriteItem.builder()
                        .delete(delete -> delete.tableName(TABLE).key(key(n)))
                        .build();
            case 1:
                return TransactWriteItem.builder()
                        .conditionCheck(check ->
                                check.tableName(TABLE).key(key(n)).conditionExpression("attribute_not_exists(nothing)"))
                        .build();
            case 2:
                return TransactWriteItem.builder()
                        .update(update -> update.tableName(TABLE)
                                .key(key(n))
                                .updateExpression("SET g = :v")
                                .expressionAttributeValues(Map.of(":v", AttributeValue.fromS("g" + random.nextInt(4)))))
                        .build();
            default:
                return TransactWriteItem.builder()
                        .put(put -> put.tableName(TABLE).item(item(n)))
                        .build();
        }
    }

    private Set<Integer> some() {
        return random.ints(1 + random.nextInt(8), 0, KEYS).boxed().collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The last request: both figures, to the half unit. */
    private void agree() {
        RecordedCall engine = client.calls().get(client.calls().size() - 1);
        MeteredCall ours = metering.calls().get(metering.calls().size() - 1);
        assertThat(ours.units().read() + ours.units().write())
                .as("%s of %s: ours, then the engine's %s", ours, ours.request(), engine.consumedCapacity())
                .isEqualTo(engine.capacityUnits());
    }

    private Map<String, AttributeValue> item(int n) {
        Map<String, AttributeValue> item = new HashMap<>(key(n));
        item.put("fill", AttributeValue.fromS("é".repeat(random.nextInt(2000))));
        if (random.nextBoolean()) {
            item.put("g", AttributeValue.fromS("g" + random.nextInt(4)));
        }
        if (random.nextInt(3) > 0) {
            item.put("h", AttributeValue.fromS("h"));
        }
        item.put("n", AttributeValue.fromN(number()));
        int more = random.nextInt(4);
        for (int i = 0; i < more; i++) {
            item.put("attribute-" + i, anything(2));
        }
        return item;
    }

    private AttributeValue anything(int depth) {
        switch (random.nextInt(depth == 0 ? 8 : 10)) {
            case 0:
                return AttributeValue.fromN(number());
            case 1:
                return AttributeValue.fromB(SdkBytes.fromByteArray(new byte[random.nextInt(30)]));
            case 2:
                return AttributeValue.fromBool(random.nextBoolean());
            case 3:
                return AttributeValue.fromNul(true);
            case 4:
                return AttributeValue.fromSs(List.of("a", "bé", "ccc"));
            case 5:
                return AttributeValue.fromNs(List.of("1", "20.5", "-300"));
            case 6:
                return AttributeValue.fromS("");
            case 7:
                return AttributeValue.fromS("s".repeat(random.nextInt(50)));
            case 8:
                return AttributeValue.fromL(IntStream.range(0, random.nextInt(4))
                        .mapToObj(i -> anything(depth - 1))
                        .toList());
            default:
                Map<String, AttributeValue> fields = new HashMap<>();
                new ArrayList<>(List.of("one", "zwei", "três"))
                        .subList(0, random.nextInt(4))
                        .forEach(name -> fields.put(name, anything(depth - 1)));
                return AttributeValue.fromM(fields);
        }
    }

    private String number() {
        int digits = 1 + random.nextInt(20);
        String unscaled = IntStream.range(0, digits)
                .mapToObj(i -> Integer.toString(random.nextInt(10)))
                .collect(Collectors.joining());
        return (random.nextBoolean() ? "-" : "") + unscaled + "E" + (random.nextInt(30) - 15);
    }

    private static Map<String, AttributeValue> key(int n) {
        return Map.of("pk", AttributeValue.fromS("p" + n % 3), "sk", AttributeValue.fromS("s" + n));
    }

    private static Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        return Map.of("pk", item.get("pk"), "sk", item.get("sk"));
    }

    private static GlobalSecondaryIndex index(String name, Projection.Builder projection) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(key("g", KeyType.HASH), key("h", KeyType.RANGE))
                .projection(projection.build())
                .build();
    }

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
