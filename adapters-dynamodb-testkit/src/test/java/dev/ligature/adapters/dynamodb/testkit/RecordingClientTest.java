package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

final class RecordingClientTest {
    private final DynamoDbClient plain = Engine.shared().client();
    private Letters letters;

    @BeforeEach
    void aTable() {
        letters = Letters.in(plain);
    }

    @Test
    void keepsWhatWasAskedAndAnswered() {
        RecordingClient client = RecordingClient.over(plain);
        client.putItem(letters.put("box", "a"));
        client.query(letters.boxesOf("a"));
        client.transactWriteItems(letters.putAll("box", "b", "c"));
        client.describeTable(table -> table.tableName(letters.table()));

        assertThat(client.calls())
                .extracting(RecordedCall::operation)
                .containsExactly(
                        Operation.PUT_ITEM, Operation.QUERY, Operation.TRANSACT_WRITE_ITEMS, Operation.DESCRIBE_TABLE);
        assertThat(client.calls()).allSatisfy(call -> assertThat(call.tables()).containsExactly(letters.table()));
        assertThat(client.requests()).isEqualTo(3);

        RecordedCall query = client.calls(Operation.QUERY).get(0);
        assertThat(query.index()).contains(Letters.INDEX);
        assertThat(query.keyCondition()).contains("letter = :letter");
        assertThat(query.request()).isEqualTo(letters.boxesOf("a"));
        assertThat(query.response()).isPresent();
        assertThat(query.failure()).isEmpty();
        assertThat(query.latency()).isPositive().isLessThan(Duration.ofSeconds(10));
        assertThat(query.consumedCapacity()).isEmpty();
        assertThat(client.calls(Operation.TRANSACT_WRITE_ITEMS).get(0).actions())
                .isEqualTo(3);
        assertThat(client.calls(Operation.PUT_ITEM).get(0).index()).isEmpty();
    }

    @Test
    void keepsFailures() {
        RecordingClient client = RecordingClient.over(plain);
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() ->
                        client.getItem(get -> get.tableName("no-such-table").key(letters.key("box", "a"))));

        RecordedCall call = client.calls().get(0);
        assertThat(call.response()).isEmpty();
        assertThat(call.failure()).containsInstanceOf(ResourceNotFoundException.class);
        assertThat(call).hasToString("GET_ITEM [no-such-table] failed: ResourceNotFoundException");
    }

    @Test
    void metersEachKindOfRequest() {
        RecordingClient client = RecordingClient.metering(plain);
        client.putItem(letters.put("box", "a"));
        assertThat(client.writeUnits()).as("table and index").isEqualTo(2);
        client.clear().transactWriteItems(letters.putAll("box", "b"));
        assertThat(client.writeUnits())
                .as("the table twice, the index once, a check twice")
                .isEqualTo(2 + 1 + 2);
        assertThat(client.readUnits()).isZero();

        client.clear().getItem(letters.get("box", "a"));
        assertThat(client.readUnits()).as("strong").isEqualTo(1);
        client.clear().query(letters.boxesOf("a"));
        assertThat(client.readUnits()).as("eventual, from the index").isEqualTo(0.5);
        assertThat(client.calls().get(0).consumedCapacity().get(0).globalSecondaryIndexes())
                .containsKey(Letters.INDEX);
    }

    @Test
    void isTheClientThatItWraps() {
        RecordingClient client = RecordingClient.over(plain);
        assertThat(client.serviceName()).isEqualTo("dynamodb");
        assertThat(client.serviceClientConfiguration().region())
                .isEqualTo(plain.serviceClientConfiguration().region());
        client.waiter().waitUntilTableExists(wait -> wait.tableName(letters.table()));
        assertThat(client.calls(Operation.DESCRIBE_TABLE)).hasSize(1);
    }

    @Test
    void seesEveryRequestOfAPaginator() {
        letters.fill(plain, "box", 5);
        RecordingClient client = RecordingClient.over(plain);
        assertThat(client.queryPaginator(letters.box("box").toBuilder().limit(2).build()).items().stream())
                .hasSize(5);
        assertThat(client.calls(Operation.QUERY)).hasSize(3);
    }
}
