package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ligature.adapters.dynamodb.testkit.Letters.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

final class FaultingClientTest {
    private final DynamoDbClient plain = Engine.shared().client();
    private final FaultingClient client = FaultingClient.over(plain);
    private Letters letters;

    @BeforeEach
    void aTable() {
        letters = Letters.in(plain);
    }

    private boolean has(String letter) {
        return letters.has(plain, "box", letter);
    }

    @Nested
    final class Errors {
        @Test
        void lookLikeTheServices() {
            client.on(Operation.PUT_ITEM)
                    .fail(
                            Fault.throughputExceeded(),
                            Fault.throttled(),
                            Fault.requestLimitExceeded(),
                            Fault.internalServerError(Effect.BEFORE),
                            Fault.serviceUnavailable(Effect.BEFORE),
                            Fault.transactionConflict());

            List<DynamoDbException> thrown = IntStream.range(0, 6)
                    .mapToObj(i -> catchThrowableOfType(
                            DynamoDbException.class, () -> client.putItem(letters.put("box", "a"))))
                    .toList();

            assertThat(thrown)
                    .extracting(e -> e.awsErrorDetails().errorCode())
                    .containsExactly(
                            "ProvisionedThroughputExceededException",
                            "ThrottlingException",
                            "RequestLimitExceeded",
                            "InternalServerError",
                            "ServiceUnavailable",
                            "TransactionConflictException");
            assertThat(thrown).extracting(DynamoDbException::statusCode).containsExactly(400, 400, 400, 500, 503, 400);
            assertThat(thrown)
                    .extracting(DynamoDbException::isThrottlingException)
                    .containsExactly(true, true, true, false, false, false);
            assertThat(thrown.get(0)).isInstanceOf(ProvisionedThroughputExceededException.class);
            assertThat(thrown.get(1)).isInstanceOf(ThrottlingException.class);
            assertThat(thrown.get(3)).isInstanceOf(InternalServerErrorException.class);
            assertThat(thrown.get(5)).isInstanceOf(TransactionConflictException.class);
            assertThat(has("a")).isFalse();
        }

        @ParameterizedTest
        @EnumSource(Effect.class)
        void comeOnEitherSideOfTheEffect(Effect effect) {
            client.on(Operation.PUT_ITEM).fail(Fault.internalServerError(effect), Fault.noAnswer(effect));

            assertThatExceptionOfType(InternalServerErrorException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box", "a")));
            assertThatExceptionOfType(SdkClientException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box", "b")));

            assertThat(has("a")).isEqualTo(effect == Effect.AFTER);
            assertThat(has("b")).isEqualTo(effect == Effect.AFTER);
        }

        @Test
        void cancelATransactionForEachReasonByPosition() {
            client.on(Operation.TRANSACT_WRITE_ITEMS)
                    .fail(
                            Fault.transactionConflict(),
                            Fault.transactionCanceled("None", "ThrottlingError"),
                            Fault.transactionCanceled(CancellationReason.builder()
                                    .code("ConditionalCheckFailed")
                                    .item(letters.key("box", "a"))
                                    .build()));

            List<TransactionCanceledException> thrown = IntStream.range(0, 3)
                    .mapToObj(i -> catchThrowableOfType(
                            TransactionCanceledException.class,
                            () -> client.transactWriteItems(letters.putAll("box", "a", "b"))))
                    .toList();

            assertThat(thrown)
                    .extracting(e -> e.cancellationReasons().stream()
                            .map(CancellationReason::code)
                            .toList())
                    .containsExactly(
                            List.of("TransactionConflict", "None", "None"),
                            List.of("None", "ThrottlingError", "None"),
                            List.of("ConditionalCheckFailed", "None", "None"));
            assertThat(thrown.get(2).cancellationReasons().get(0).item()).isEqualTo(letters.key("box", "a"));
            assertThat(has("a")).isFalse();
        }

        @Test
        void thatDoNotFitARequestLetItPass() {
            client.onAnyItem()
                    .fail(
                            Fault.transactionCanceled("TransactionConflict"),
                            Fault.transactionInProgress(),
                            Fault.leftOvers(1, 0),
                            Fault.shortPage(1),
                            Fault.emptyLastKey(),
                            Fault.blankPage());

            IntStream.range(0, 6).forEach(i -> client.putItem(letters.put("box", Letters.name(i))));

            assertThat(Letters.walk(plain, letters.box("box")).letters()).isEqualTo(Letters.names(6));
        }

        @Test
        void ofTheEngineStillComeThrough() {
            client.putItem(letters.put("box", "a"));

            assertThatExceptionOfType(ConditionalCheckFailedException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box", "a").toBuilder()
                            .conditionExpression("attribute_not_exists(box)")
                            .build()));
            assertThat(client.faults()).isZero();
        }
    }

    @Nested
    final class Rules {
        private List<Integer> failing(int requests) {
            List<Integer> failed = new ArrayList<>();
            for (int i = 1; i <= requests; i++) {
                try {
                    client.getItem(letters.get("box", "a"));
                } catch (ThrottlingException e) {
                    failed.add(i);
                }
            }
            return failed;
        }

        @Test
        void chooseByNumber() {
            client.on(Operation.GET_ITEM).at(2, 5).fail(Fault.throttled());
            assertThat(failing(6)).containsExactly(2, 5);
        }

        @Test
        void chooseEveryNth() {
            client.on(Operation.GET_ITEM).every(3).atMost(2).fail(Fault.throttled());
            assertThat(failing(12)).containsExactly(3, 6);
        }

        @Test
        void chooseByChanceAndAgainTheSame() {
            client.on(Operation.GET_ITEM).withProbability(7, 0.3).fail(Fault.throttled());
            List<Integer> once = failing(50);
            client.heal().on(Operation.GET_ITEM).withProbability(7, 0.3).fail(Fault.throttled());

            assertThat(failing(50)).isEqualTo(once);
            assertThat(once).hasSizeBetween(5, 25);
        }

        @Test
        void countOnlyWhatMatches() {
            client.on(Operation.GET_ITEM, Operation.QUERY)
                    .where(request -> request.getValueForField("TableName", String.class)
                            .filter(letters.table()::equals)
                            .isPresent())
                    .at(1)
                    .fail(Fault.throttled());
            client.putItem(letters.put("box", "a"));

            assertThatExceptionOfType(ThrottlingException.class).isThrownBy(() -> client.query(letters.box("box")));
        }

        @Test
        void actOneAroundTheOther() {
            letters.fill(plain, "box", 5);
            client.on(Operation.QUERY).at(2).fail(Fault.throttled());
            client.on(Operation.QUERY).fail(Fault.shortPage(2));

            QueryResponse first = client.query(letters.box("box"));
            assertThat(first.items()).hasSize(2);
            assertThatExceptionOfType(ThrottlingException.class).isThrownBy(() -> client.query(letters.box("box")));
            assertThat(client.faults()).isEqualTo(2);
        }

        @Test
        void areTakenBack() {
            client.onAnyItem().fail(Fault.throttled());
            assertThat(failing(1)).containsExactly(1);
            client.heal();

            assertThat(failing(3)).isEmpty();
            assertThat(client.requests()).isEqualTo(4);
            assertThat(client.requests(Operation.GET_ITEM)).isEqualTo(4);
            assertThat(client.requests(Operation.SCAN)).isZero();
        }

        @Test
        void refuseNonsense() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> client.on(Operation.QUERY).every(0));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> client.on(Operation.QUERY).withProbability(1, Double.NaN));
            assertThatIllegalArgumentException().isThrownBy(() -> client.crashAfter(0, Effect.AFTER));
            assertThatIllegalArgumentException().isThrownBy(() -> Fault.leftOvers(0, 1));
        }

        @Test
        void delay() {
            client.on(Operation.GET_ITEM).fail(Fault.delay(Duration.ofMillis(60)));
            long start = System.nanoTime();
            assertThat(failing(1)).isEmpty();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(60));
        }
    }

    @Nested
    final class Batches {
        private BatchGetItemRequest all(int count) {
            return BatchGetItemRequest.builder()
                    .requestItems(Map.of(
                            letters.table(),
                            KeysAndAttributes.builder()
                                    .keys(Letters.names(count).stream()
                                            .map(name -> letters.key("box", name))
                                            .toList())
                                    .consistentRead(true)
                                    .projectionExpression("letter")
                                    .build()))
                    .build();
        }

        @Test
        void readInPartLeaveTheRestToAskFor() {
            letters.fill(plain, "box", 10);
            client.on(Operation.BATCH_GET_ITEM).at(1, 2).fail(Fault.leftOvers(0.6, 42));

            List<Integer> sizes = new ArrayList<>();
            Set<String> read = new HashSet<>();
            BatchGetItemRequest request = all(10);
            while (!request.requestItems().isEmpty()) {
                BatchGetItemResponse answer = client.batchGetItem(request);
                List<Map<String, AttributeValue>> items = answer.responses().getOrDefault(letters.table(), List.of());
                sizes.add(items.size());
                items.forEach(item -> read.add(item.get("letter").s()));
                answer.unprocessedKeys().values().forEach(left -> {
                    assertThat(left.consistentRead()).isTrue();
                    assertThat(left.projectionExpression()).isEqualTo("letter");
                });
                request = request.toBuilder()
                        .requestItems(answer.unprocessedKeys())
                        .build();
            }

            assertThat(sizes).containsExactly(4, 2, 4);
            assertThat(read).containsExactlyInAnyOrderElementsOf(Letters.names(10));
        }

        @Test
        void writtenInPartLeaveTheRestToWrite() {
            client.on(Operation.BATCH_WRITE_ITEM).at(1).fail(Fault.leftOvers(0.5, 1));
            Map<String, List<WriteRequest>> writes = Map.of(
                    letters.table(),
                    Letters.names(8).stream()
                            .map(name -> WriteRequest.builder()
                                    .putRequest(PutRequest.builder()
                                            .item(letters.key("box", name))
                                            .build())
                                    .build())
                            .toList());

            BatchWriteItemResponse answer = client.batchWriteItem(batch -> batch.requestItems(writes));
            assertThat(answer.unprocessedItems().get(letters.table())).hasSize(4);
            assertThat(Letters.walk(plain, letters.box("box")).letters()).hasSize(4);

            assertThat(client.batchWriteItem(batch -> batch.requestItems(answer.unprocessedItems()))
                            .unprocessedItems())
                    .isEmpty();
            assertThat(Letters.walk(plain, letters.box("box")).letters()).isEqualTo(Letters.names(8));
        }

        @Test
        void ofWhichNothingIsDoneThrowAsTheServiceDoes() {
            client.on(Operation.BATCH_GET_ITEM).fail(Fault.leftOvers(1, 1));
            assertThatExceptionOfType(ProvisionedThroughputExceededException.class)
                    .isThrownBy(() -> client.batchGetItem(all(3)));
        }
    }

    @Nested
    final class Pages {
        @Test
        void areCutShort() {
            letters.fill(plain, "box", 7);
            client.on(Operation.QUERY, Operation.SCAN).fail(Fault.shortPage(3));

            assertThat(Letters.walk(client, letters.box("box")))
                    .isEqualTo(new Walk(List.of(3, 3, 1), Letters.names(7)));
            assertThat(client
                            .scanPaginator(ScanRequest.builder()
                                    .tableName(letters.table())
                                    .build())
                            .stream()
                            .map(page -> page.items().size()))
                    .containsExactly(3, 3, 1);
        }

        @Test
        void endWithAnEmptyKey() {
            letters.fill(plain, "box", 2);
            client.on(Operation.QUERY).fail(Fault.emptyLastKey());

            QueryResponse page = client.query(letters.box("box"));
            assertThat(page.hasLastEvaluatedKey()).isTrue();
            assertThat(page.lastEvaluatedKey()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(booleans = {true, false})
        void areBlankAndNothingIsPassedOver(boolean ascending) {
            letters.fill(plain, "box", 5);
            client.on(Operation.QUERY).fail(Fault.blankPage());
            client.on(Operation.QUERY).fail(Fault.shortPage(2));

            Walk walk = Letters.walk(
                    client,
                    letters.box("box").toBuilder().scanIndexForward(ascending).build());

            assertThat(walk.pages()).containsExactly(0, 2, 0, 2, 0, 1);
            assertThat(walk.letters()).hasSize(5).containsAll(Letters.names(5));
        }

        @Test
        void ofAnIndexAreBlankToo() {
            client.putItem(letters.put("box-1", "a"));
            client.putItem(letters.put("box-2", "a"));
            client.on(Operation.QUERY).fail(Fault.blankPage());

            QueryResponse page = client.query(letters.boxesOf("a"));
            assertThat(page.items()).isEmpty();
            assertThat(page.lastEvaluatedKey().get("box").s()).isEqualTo("box-0");
            assertThat(Letters.walk(client, letters.boxesOf("a")).pages()).containsExactly(2);
        }

        @Test
        void areNotBlankWhereTheKeyWouldLieOutsideTheRange() {
            letters.fill(plain, "box", 3);
            client.on(Operation.QUERY).fail(Fault.blankPage());
            QueryRequest fromTheFirst = letters.box("box").toBuilder()
                    .keyConditionExpression("box = :box and letter >= :first")
                    .expressionAttributeValues(Map.of(
                            ":box", AttributeValue.fromS("box"),
                            ":first", AttributeValue.fromS(Letters.name(0))))
                    .build();

            assertThat(client.query(fromTheFirst).items()).hasSize(3);
        }
    }

    @Nested
    final class Crashes {
        @ParameterizedTest
        @EnumSource(Effect.class)
        void strikeAtTheKthRequest(Effect effect) {
            client.crashAfter(2, effect);
            client.putItem(letters.put("box", "a"));
            assertThat(client.hasCrashed()).isFalse();

            assertThatExceptionOfType(CrashedException.class).isThrownBy(() -> client.putItem(letters.put("box", "b")));
            assertThatExceptionOfType(CrashedException.class).isThrownBy(() -> client.putItem(letters.put("box", "c")));
            assertThatExceptionOfType(CrashedException.class).isThrownBy(client::listTables);

            assertThat(client.hasCrashed()).isTrue();
            assertThat(has("a")).isTrue();
            assertThat(has("b")).isEqualTo(effect == Effect.AFTER);
            assertThat(has("c")).isFalse();
        }

        @Test
        void hideRefusals() {
            client.putItem(letters.put("box", "a"));
            client.crashAfter(1, Effect.AFTER);
            assertThatExceptionOfType(CrashedException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box", "a").toBuilder()
                            .conditionExpression("attribute_not_exists(box)")
                            .build()));
        }

        @Test
        void areSurvivedByAHealedClient() {
            client.crashAfter(1, Effect.BEFORE);
            assertThatExceptionOfType(CrashedException.class).isThrownBy(() -> client.getItem(letters.get("box", "a")));
            client.heal().putItem(letters.put("box", "a"));
            assertThat(has("a")).isTrue();
        }

        @Test
        void doNotCountTables() {
            client.crashAfter(1, Effect.BEFORE);
            assertThat(client.describeTable(table -> table.tableName(letters.table()))
                            .table()
                            .tableName())
                    .isEqualTo(letters.table());
        }
    }

    @Nested
    final class Indexes {
        private List<String> boxesOf(String letter) {
            return client.query(letters.boxesOf(letter)).items().stream()
                    .map(item -> item.get("box").s())
                    .toList();
        }

        @Test
        void showWhatWasThereSoManyWritesAgo() {
            client.putItem(letters.put("box-0", "a"));
            client.indexesLagBehind(2);

            client.putItem(letters.put("box-1", "a"));
            client.putItem(letters.put("box-2", "a"));
            assertThat(boxesOf("a")).containsExactly("box-0");
            assertThat(letters.has(client, "box-2", "a")).isTrue();

            client.deleteItem(delete -> delete.tableName(letters.table()).key(letters.key("box-0", "a")));
            assertThat(boxesOf("a")).containsExactly("box-0", "box-1");

            client.settle();
            assertThat(boxesOf("a")).containsExactly("box-1", "box-2");
        }

        @Test
        void lagBehindEveryKindOfWrite() {
            client.indexesLagBehind(3);
            client.transactWriteItems(letters.putAll("box-1", "a", "b"));
            client.batchWriteItem(batch -> batch.requestItems(Map.of(
                    letters.table(),
                    List.of(WriteRequest.builder()
                            .putRequest(PutRequest.builder()
                                    .item(letters.key("box-2", "a"))
                                    .build())
                            .build()))));
            client.updateItem(update -> update.tableName(letters.table()).key(letters.key("box-3", "a")));
            assertThat(boxesOf("a")).isEmpty();

            client.putItem(letters.put("box-4", "a"));
            assertThat(boxesOf("a")).containsExactly("box-1");
            assertThat(boxesOf("b")).containsExactly("box-1");

            client.indexesLagBehind(0);
            assertThat(boxesOf("a")).containsExactly("box-1", "box-2", "box-3", "box-4");
        }

        @Test
        void lagBehindWritesWhoseAnswerIsLostButNotThoseRefused() {
            client.indexesLagBehind(1);
            client.on(Operation.PUT_ITEM).at(1).fail(Fault.internalServerError(Effect.AFTER));
            assertThatExceptionOfType(InternalServerErrorException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box-1", "a")));
            assertThatExceptionOfType(ConditionalCheckFailedException.class)
                    .isThrownBy(() -> client.putItem(letters.put("box-1", "a").toBuilder()
                            .conditionExpression("attribute_not_exists(box)")
                            .build()));
            assertThat(boxesOf("a")).isEmpty();

            client.putItem(letters.put("box-2", "a"));
            assertThat(boxesOf("a")).containsExactly("box-1");
        }

        @Test
        void pageByTheEnginesOwnRulesAndHideTheirMachinery() {
            client.indexesLagBehind(1);
            IntStream.range(0, 4).forEach(i -> client.putItem(letters.put("box-" + i, "a")));

            QueryResponse page = client.query(letters.boxesOf("a").toBuilder()
                    .limit(2)
                    .scanIndexForward(false)
                    .returnConsumedCapacity("INDEXES")
                    .build());
            assertThat(page.items()).extracting(item -> item.get("box").s()).containsExactly("box-2", "box-1");
            assertThat(page.lastEvaluatedKey()).isEqualTo(letters.key("box-1", "a"));
            assertThat(page.consumedCapacity().tableName()).isEqualTo(letters.table());
            assertThat(client.listTables().tableNames()).noneMatch(name -> name.contains("lagging"));
        }
    }
}
