package dev.ligature.adapters.dynamodb.testkit;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/** One request that a {@link RecordingClient} passed on, and what came of it. */
public final class RecordedCall {
    private final DynamoDbRequest request;
    private final @Nullable DynamoDbResponse response;
    private final @Nullable RuntimeException failure;
    private final Duration latency;

    RecordedCall(
            DynamoDbRequest request,
            @Nullable DynamoDbResponse response,
            @Nullable RuntimeException failure,
            Duration latency) {
        this.request = request;
        this.response = response;
        this.failure = failure;
        this.latency = latency;
    }

    /** What was asked for. */
    public Operation operation() {
        return Operation.of(request);
    }

    /** The request as the caller made it. */
    public DynamoDbRequest request() {
        return request;
    }

    /** The answer; absent where it failed. */
    public Optional<DynamoDbResponse> response() {
        return Optional.ofNullable(response);
    }

    /** What it failed with; absent where it was answered. */
    public Optional<RuntimeException> failure() {
        return Optional.ofNullable(failure);
    }

    /** How long the answer took. */
    public Duration latency() {
        return latency;
    }

    /** The tables that the request names, each once, in its order. */
    public Set<String> tables() {
        return tablesOf(request);
    }

    static Set<String> tablesOf(DynamoDbRequest request) {
        Set<String> tables = new LinkedHashSet<>();
        if (request instanceof BatchGetItemRequest batch) {
            tables.addAll(batch.requestItems().keySet());
        } else if (request instanceof BatchWriteItemRequest batch) {
            tables.addAll(batch.requestItems().keySet());
        } else if (request instanceof TransactGetItemsRequest transaction) {
            transaction.transactItems().forEach(item -> tables.add(item.get().tableName()));
        } else if (request instanceof TransactWriteItemsRequest transaction) {
            transaction.transactItems().forEach(item -> tables.add(tableOf(item)));
        } else {
            request.getValueForField("TableName", String.class).ifPresent(tables::add);
        }
        return tables;
    }

    /** The index that a Query or Scan reads. */
    public Optional<String> index() {
        return text("IndexName");
    }

    /** A Query's key condition, as it was written. */
    public Optional<String> keyCondition() {
        return text("KeyConditionExpression");
    }

    /** How many items it asks for or writes by key; 0 for a Query or a Scan. */
    public int actions() {
        if (request instanceof BatchGetItemRequest batch) {
            return batch.requestItems().values().stream()
                    .mapToInt(keys -> keys.keys().size())
                    .sum();
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return batch.requestItems().values().stream().mapToInt(List::size).sum();
        }
        if (request instanceof TransactGetItemsRequest transaction) {
            return transaction.transactItems().size();
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            return transaction.transactItems().size();
        }
        switch (operation()) {
            case PUT_ITEM:
            case UPDATE_ITEM:
            case DELETE_ITEM:
            case GET_ITEM:
                return 1;
            default:
                return 0;
        }
    }

    /** What the engine says it cost, table by table; empty where nobody asked for it. */
    public List<ConsumedCapacity> consumedCapacity() {
        if (response instanceof BatchGetItemResponse batch) {
            return batch.consumedCapacity();
        }
        if (response instanceof BatchWriteItemResponse batch) {
            return batch.consumedCapacity();
        }
        if (response instanceof TransactGetItemsResponse transaction) {
            return transaction.consumedCapacity();
        }
        if (response instanceof TransactWriteItemsResponse transaction) {
            return transaction.consumedCapacity();
        }
        return response == null
                ? List.of()
                : response.getValueForField("ConsumedCapacity", ConsumedCapacity.class).stream()
                        .toList();
    }

    /** The capacity units over all tables and their indexes. */
    public double capacityUnits() {
        return consumedCapacity().stream()
                .mapToDouble(capacity -> Objects.requireNonNullElse(capacity.capacityUnits(), 0.0))
                .sum();
    }

    @Override
    public String toString() {
        return operation() + " " + tables() + index().map(index -> "/" + index).orElse("")
                + failure()
                        .map(thrown -> " failed: " + thrown.getClass().getSimpleName())
                        .orElse("");
    }

    private Optional<String> text(String field) {
        return request.getValueForField(field, String.class);
    }

    private static String tableOf(TransactWriteItem item) {
        if (item.put() != null) {
            return item.put().tableName();
        }
        if (item.update() != null) {
            return item.update().tableName();
        }
        return item.delete() != null
                ? item.delete().tableName()
                : item.conditionCheck().tableName();
    }
}
