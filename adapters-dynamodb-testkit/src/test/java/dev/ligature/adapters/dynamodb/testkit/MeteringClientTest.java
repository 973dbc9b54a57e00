package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ligature.adapters.dynamodb.internal.capacity.Units;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

final class MeteringClientTest {
    private final DynamoDbClient plain = Engine.shared().client();
    private final MeteringClient client = MeteringClient.over(plain);
    private Letters letters;

    @BeforeEach
    void aTable() {
        letters = Letters.in(plain);
    }

    @Test
    void weighsEachRequestByItself() {
        client.putItem(letters.put("box", "a"));
        client.getItem(letters.get("box", "a"));
        assertThat(client.calls())
                .extracting(MeteredCall::operation)
                .containsExactly(Operation.PUT_ITEM, Operation.GET_ITEM);
        assertThat(client.calls())
                .extracting(MeteredCall::units)
                .as("table and index, then a strong read")
                .containsExactly(Units.write(2), Units.read(1));
        assertThat(client.units()).isEqualTo(new Units(1, 2));
        assertThat(client.requests()).isEqualTo(2);
        assertThat(client.clear().units()).isEqualTo(Units.NONE);
    }

    @Test
    void leavesRequestsAboutTablesOut() {
        client.describeTable(table -> table.tableName(letters.table()));
        assertThat(client.calls()).isEmpty();
    }

    @Test
    void aTransactionSentAgainIsARead() {
        var transaction = letters.putAll("box", "a").toBuilder()
                .clientRequestToken("again " + letters.table())
                .build();
        client.transactWriteItems(transaction);
        assertThat(client.units()).as("a put and a check").isEqualTo(Units.write(3 + 2));
        client.clear().transactWriteItems(transaction);
        assertThat(client.units()).isEqualTo(Units.read(4));
    }

    @Test
    void whatAConditionRefusedIsBilled() {
        client.putItem(letters.put("box", "a"));
        client.clear();
        assertThatExceptionOfType(ConditionalCheckFailedException.class)
                .isThrownBy(() -> client.putItem(letters.put("box", "a").toBuilder()
                        .conditionExpression("attribute_not_exists(box)")
                        .build()));
        assertThat(client.calls()).singleElement().satisfies(call -> {
            assertThat(call.units()).isEqualTo(Units.write(1));
            assertThat(call.failed()).isTrue();
        });
        client.clear();
        assertThatExceptionOfType(TransactionCanceledException.class)
                .isThrownBy(() -> client.transactWriteItems(transaction ->
                        transaction.transactItems(item -> item.conditionCheck(check -> check.tableName(letters.table())
                                .key(letters.key("box", "absent"))
                                .conditionExpression("attribute_exists(box)")))));
        assertThat(client.units()).isEqualTo(Units.write(2));
    }

    @Test
    void whatNeverReachedTheItemsIsFree() {
        MeteringClient throttled =
                MeteringClient.over(FaultingClient.over(plain).onAnyItem().fail(Fault.throttled()), plain);
        assertThatExceptionOfType(DynamoDbException.class).isThrownBy(() -> throttled.putItem(letters.put("box", "a")));
        assertThat(throttled.units()).isEqualTo(Units.NONE);
        assertThat(throttled.requests()).isEqualTo(1);
    }

    @Test
    void leftOversAreFree() {
        letters.fill(plain, "box", 10);
        MeteringClient metering =
                MeteringClient.over(FaultingClient.over(plain).onAnyItem().fail(Fault.leftOvers(0.5, 1)), plain);
        int left = metering.batchGetItem(batch -> batch.requestItems(Map.of(
                        letters.table(),
                        KeysAndAttributes.builder()
                                .keys(
                                        letters.key("box", Letters.name(0)),
                                        letters.key("box", Letters.name(1)),
                                        letters.key("box", Letters.name(2)))
                                .consistentRead(true)
                                .build())))
                .unprocessedKeys()
                .get(letters.table())
                .keys()
                .size();
        assertThat(left).isBetween(1, 2);
        assertThat(metering.units()).isEqualTo(Units.read(3 - left));
    }

    @Test
    void aFilterAProjectionAndACountSaveNothing() {
        for (String letter : new String[] {"a", "b", "c"}) {
            plain.putItem(put -> put.tableName(letters.table())
                    .item(Map.of(
                            "box", AttributeValue.fromS("box"),
                            "letter", AttributeValue.fromS(letter),
                            "text", AttributeValue.fromS("t".repeat(3000)))));
        }
        client.query(letters.box("box").toBuilder().consistentRead(true).build());
        Units whole = client.units();
        assertThat(whole).isEqualTo(Units.read(3));

        var query = letters.box("box").toBuilder().consistentRead(true);
        client.clear().query(query.projectionExpression("letter").build());
        assertThat(client.units()).as("projection").isEqualTo(whole);
        client.clear()
                .query(letters.box("box").toBuilder()
                        .consistentRead(true)
                        .select(Select.COUNT)
                        .build());
        assertThat(client.units()).as("count").isEqualTo(whole);
        client.clear()
                .scan(scan -> scan.tableName(letters.table())
                        .consistentRead(true)
                        .filterExpression("#t = :t")
                        .expressionAttributeNames(Map.of("#t", "text"))
                        .expressionAttributeValues(Map.of(":t", AttributeValue.fromS("none"))));
        assertThat(client.units()).as("filter").isEqualTo(whole);
        client.clear()
                .getItem(letters.get("box", "a").toBuilder()
                        .projectionExpression("letter")
                        .build());
        assertThat(client.units()).as("one item").isEqualTo(Units.read(1));
    }

    @Test
    void requestsThatOverlapAreOneWave() {
        letters.fill(plain, "box", 3);
        MeteringClient slow = MeteringClient.over(
                FaultingClient.over(plain).onAnyItem().fail(Fault.delay(Duration.ofMillis(40))), plain);
        slow.getItem(letters.get("box", "a"));
        CompletableFuture<?> one = CompletableFuture.runAsync(() -> slow.getItem(letters.get("box", "a")));
        CompletableFuture<?> two = CompletableFuture.runAsync(() -> slow.getItem(letters.get("box", "b")));
        CompletableFuture.allOf(one, two).join();
        slow.getItem(letters.get("box", "c"));
        assertThat(slow.requests()).isEqualTo(4);
        assertThat(slow.waves()).isEqualTo(3);
        assertThat(slow.clear().waves()).isZero();
    }
}
