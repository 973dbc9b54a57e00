package dev.ligature.adapters.dynamodb.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * A client that keeps each request, its answer and its cost, and changes nothing: for tests of access paths. It wraps any
 * other client; over a {@link FaultingClient} it sees what the caller sees, under one what reaches the engine. Closing it
 * closes the client that it wraps.
 */
public final class RecordingClient extends ForwardingClient {
    private final ReturnConsumedCapacity capacity;
    private final List<RecordedCall> calls = Collections.synchronizedList(new ArrayList<>());

    private RecordingClient(DynamoDbClient client, ReturnConsumedCapacity capacity) {
        super(client);
        this.capacity = capacity;
    }

    /** Records requests and answers; consumed capacity where the caller asks for it. */
    public static RecordingClient over(DynamoDbClient client) {
        return new RecordingClient(client, ReturnConsumedCapacity.NONE);
    }

    /** Records consumed capacity, too: asks for it, per index, whatever the caller asked for. */
    public static RecordingClient metering(DynamoDbClient client) {
        return new RecordingClient(client, ReturnConsumedCapacity.INDEXES);
    }

    /** What was recorded so far, in the order of the answers. */
    public List<RecordedCall> calls() {
        return List.copyOf(calls);
    }

    /** What was recorded so far of these operations. */
    public List<RecordedCall> calls(Operation first, Operation... more) {
        EnumSet<Operation> operations = EnumSet.of(first, more);
        return calls().stream()
                .filter(call -> operations.contains(call.operation()))
                .toList();
    }

    /** How many requests for items were recorded so far. */
    public int requests() {
        return (int)
                calls().stream().filter(call -> call.operation().isItemLevel()).count();
    }

    /** The capacity units that reads consumed so far. */
    public double readUnits() {
        return units(false);
    }

    /** The capacity units that writes consumed so far. */
    public double writeUnits() {
        return units(true);
    }

    /** Forgets what was recorded. */
    public RecordingClient clear() {
        calls.clear();
        return this;
    }

    @Override
    @SuppressWarnings("unchecked") // asking for the capacity keeps the request's type
    <Q extends DynamoDbRequest, A extends DynamoDbResponse> A send(Q request, Function<Q, A> service) {
        long start = System.nanoTime();
        try {
            A answer = service.apply(capacity == ReturnConsumedCapacity.NONE ? request : (Q) asking(request));
            calls.add(new RecordedCall(request, answer, null, since(start)));
            return answer;
        } catch (RuntimeException e) {
            calls.add(new RecordedCall(request, null, e, since(start)));
            throw e;
        }
    }

    private double units(boolean written) {
        return calls().stream()
                .filter(call -> call.operation().isWrite() == written)
                .mapToDouble(RecordedCall::capacityUnits)
                .sum();
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private DynamoDbRequest asking(DynamoDbRequest request) {
        if (request instanceof PutItemRequest put) {
            return put.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof UpdateItemRequest update) {
            return update.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof DeleteItemRequest delete) {
            return delete.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof GetItemRequest get) {
            return get.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof QueryRequest query) {
            return query.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof ScanRequest scan) {
            return scan.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof BatchGetItemRequest batch) {
            return batch.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return batch.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof TransactGetItemsRequest transaction) {
            return transaction.toBuilder().returnConsumedCapacity(capacity).build();
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            return transaction.toBuilder().returnConsumedCapacity(capacity).build();
        }
        return request;
    }
}
