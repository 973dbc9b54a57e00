package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

final class FaultingHttpClientTest {
    private final Engine engine = Engine.shared();
    private final FaultingHttpClient http = FaultingHttpClient.over(engine.httpClient());
    private final DynamoDbClient client =
            engine.clientBuilder().httpClient(http).build();
    private Letters letters;

    @BeforeEach
    void aTable() {
        letters = Letters.in(engine.client());
    }

    @AfterEach
    void close() {
        client.close();
    }

    private UpdateItemRequest addOne() {
        return UpdateItemRequest.builder()
                .tableName(letters.table())
                .key(letters.key("box", "a"))
                .updateExpression("ADD visits :one")
                .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1")))
                .build();
    }

    private String visits() {
        return engine.client()
                .getItem(letters.get("box", "a"))
                .item()
                .get("visits")
                .n();
    }

    @Test
    void aLostResponseIsSentAgainUnseenAndCountsTwice() {
        http.on(Operation.UPDATE_ITEM).at(1).fail(HttpFault.responseLost());

        client.updateItem(addOne());

        assertThat(visits()).isEqualTo("2");
        assertThat(http.attempts()).isEqualTo(2);
        assertThat(http.faults()).isEqualTo(1);
    }

    @Test
    void aConditionMeetsItsOwnEffect() {
        http.on(Operation.PUT_ITEM).at(1).fail(HttpFault.responseLost());

        assertThatExceptionOfType(ConditionalCheckFailedException.class)
                .isThrownBy(() -> client.putItem(letters.put("box", "a").toBuilder()
                        .conditionExpression("attribute_not_exists(box)")
                        .build()));
        assertThat(letters.has(engine.client(), "box", "a")).isTrue();
    }

    @Test
    void aTokenKeepsATransactionFromCountingTwice() {
        http.on(Operation.TRANSACT_WRITE_ITEMS).at(1).fail(HttpFault.responseLost());

        client.transactWriteItems(letters.putAll("box", "a", "b"));

        assertThat(http.attempts()).isEqualTo(2);
        assertThat(letters.has(engine.client(), "box", "b")).isTrue();
    }

    @Test
    void aCutConnectionLeavesNoEffect() {
        http.on(Operation.UPDATE_ITEM).at(1).fail(HttpFault.connectionCut());

        client.updateItem(addOne());

        assertThat(visits()).isEqualTo("1");
        assertThat(http.attempts()).isEqualTo(2);
    }

    @Test
    void serverErrorsAndThrottlingAreRetriedToo() {
        http.on(Operation.UPDATE_ITEM)
                .at(1, 2, 3)
                .fail(
                        HttpFault.internalServerError(Effect.BEFORE),
                        HttpFault.internalServerError(Effect.AFTER),
                        HttpFault.throttled());

        client.updateItem(addOne());

        assertThat(visits()).isEqualTo("2");
        assertThat(http.attempts()).isEqualTo(4);
    }

    @Test
    void whereEveryAttemptIsLostTheCallerHearsOfIt() {
        http.on(request -> FaultingHttpClient.operationOf(request).isWrite()).fail(HttpFault.responseLost());

        try (DynamoDbClient impatient = engine.clientBuilder()
                .httpClient(http)
                .overrideConfiguration(override -> override.retryStrategy(StandardRetryStrategy.builder()
                        .maxAttempts(2)
                        .backoffStrategy(BackoffStrategy.retryImmediately())
                        .build()))
                .build()) {
            assertThatExceptionOfType(SdkClientException.class).isThrownBy(() -> impatient.updateItem(addOne()));
        }
        assertThat(visits()).isEqualTo("2");
    }

    @Test
    void answersComeLate() {
        http.on(Operation.GET_ITEM).fail(HttpFault.delay(Duration.ofMillis(60)));
        long start = System.nanoTime();
        assertThat(client.getItem(letters.get("box", "a")).hasItem()).isFalse();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(60));
        assertThat(http.heal().attempts()).isEqualTo(1);
    }
}
