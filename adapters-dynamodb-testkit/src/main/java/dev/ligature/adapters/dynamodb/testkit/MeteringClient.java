package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.internal.capacity.CapacityCalculator;
import dev.ligature.adapters.dynamodb.internal.capacity.StoredTable;
import dev.ligature.adapters.dynamodb.internal.capacity.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * A client that weighs each request by DynamoDB's rules, whatever the engine says or fails to say: the items of a write are
 * read before and after it, those of a read after it, through a second client and uncounted. It changes nothing.
 *
 * <pre>{@code
 * MeteringClient metering = MeteringClient.over(engine.client());
 * repositories.relationship(Care.TYPE).link(care);
 * assertThat(metering.units()).isEqualTo(Units.write(7));
 * }</pre>
 *
 * <p>The figures are right while nobody else writes the same items at the same time. It belongs under a {@link
 * FaultingClient}, next to the engine, where each request has its effect. Closing it closes the client that it wraps.
 */
public final class MeteringClient extends ForwardingClient {
    private final DynamoDbClient images;
    private final TableKeys keys;
    private final WriteActions writes;
    private final ReadCosts reads;
    private final Map<String, StoredTable> tables = new ConcurrentHashMap<>();
    private final Set<String> succeeded = ConcurrentHashMap.newKeySet();
    private final List<MeteredCall> calls = Collections.synchronizedList(new ArrayList<>());

    private MeteringClient(DynamoDbClient client, DynamoDbClient images) {
        super(client);
        this.images = images;
        this.keys = new TableKeys(images);
        this.writes = new WriteActions(keys);
        this.reads = new ReadCosts(images);
    }

    /** Weighs the requests to this client. */
    public static MeteringClient over(DynamoDbClient client) {
        return new MeteringClient(client, client);
    }

    /** Weighs the requests to this client, reading items through another one that sees the same tables. */
    public static MeteringClient over(DynamoDbClient client, DynamoDbClient images) {
        return new MeteringClient(client, images);
    }

    /** The requests for items so far, in the order of their answers. */
    public List<MeteredCall> calls() {
        return List.copyOf(calls);
    }

    /** How many requests for items there were so far. */
    public int requests() {
        return calls.size();
    }

    /**
     * How many of them had to wait for the answer of another one: the longest chain. Requests that were sent together but
     * did not overlap in time are told apart wrongly; delay answers to make them overlap.
     */
    public int waves() {
        return MeteredCall.waves(calls());
    }

    /** What they consumed. */
    public Units units() {
        return calls().stream().map(MeteredCall::units).reduce(Units.NONE, Units::plus);
    }

    /** Forgets the requests so far. */
    public MeteringClient clear() {
        calls.clear();
        return this;
    }

    @Override
    <Q extends DynamoDbRequest, A extends DynamoDbResponse> A send(Q request, Function<Q, A> service) {
        if (!Operation.of(request).isItemLevel()) {
            return service.apply(request);
        }
        List<WriteActions.Action> actions = writes.of(request);
        List<Map<String, AttributeValue>> before = images(actions);
        long sent = System.nanoTime();
        A answer;
        try {
            answer = service.apply(request);
        } catch (ConditionalCheckFailedException | TransactionCanceledException e) {
            record(request, refused(request, before), true, sent);
            throw e;
        } catch (RuntimeException e) {
            record(request, Units.NONE, true, sent);
            throw e;
        }
        long answered = System.nanoTime();
        Units units = actions.isEmpty() ? reads.of(request, answer) : written(request, answer, actions, before);
        calls.add(new MeteredCall(request, RecordedCall.tablesOf(request), units, false, sent, answered));
        return answer;
    }

    private void record(DynamoDbRequest request, Units units, boolean failed, long sent) {
        calls.add(new MeteredCall(request, RecordedCall.tablesOf(request), units, failed, sent, System.nanoTime()));
    }

    private Units written(
            DynamoDbRequest request,
            DynamoDbResponse answer,
            List<WriteActions.Action> actions,
            List<Map<String, AttributeValue>> before) {
        List<Map<String, AttributeValue>> after = images(actions);
        if (request instanceof TransactWriteItemsRequest transaction) {
            return isReplay(transaction)
                    ? after.stream().map(CapacityCalculator::replayed).reduce(Units.NONE, Units::plus)
                    : transaction(actions, before, after);
        }
        Set<WriteActions.Action> left = answer instanceof BatchWriteItemResponse batch
                ? new HashSet<>(writes.of(batch.unprocessedItems()))
                : Set.of();
        Units sum = Units.NONE;
        for (int i = 0; i < actions.size(); i++) {
            if (!left.contains(actions.get(i))) {
                sum = sum.plus(CapacityCalculator.write(table(actions.get(i)), before.get(i), after.get(i)));
            }
        }
        return sum;
    }

    private Units transaction(
            List<WriteActions.Action> actions,
            List<Map<String, AttributeValue>> before,
            List<Map<String, AttributeValue>> after) {
        Units sum = Units.NONE;
        for (int i = 0; i < actions.size(); i++) {
            sum = sum.plus(
                    actions.get(i).isCheck()
                            ? CapacityCalculator.conditionCheck(after.get(i))
                            : CapacityCalculator.transactionalWrite(
                                    table(actions.get(i)), before.get(i), after.get(i)));
        }
        return sum;
    }

    private static Units refused(DynamoDbRequest request, List<Map<String, AttributeValue>> before) {
        return before.stream()
                .map(
                        request instanceof TransactWriteItemsRequest
                                ? CapacityCalculator::cancelled
                                : CapacityCalculator::refused)
                .reduce(Units.NONE, Units::plus);
    }

    private boolean isReplay(TransactWriteItemsRequest transaction) {
        String token = transaction.clientRequestToken();
        return token != null && !succeeded.add(token);
    }

    private StoredTable table(WriteActions.Action action) {
        return tables.computeIfAbsent(action.table(), name -> StoredTable.of(keys.table(name)));
    }

    private List<Map<String, AttributeValue>> images(List<WriteActions.Action> actions) {
        return actions.stream()
                .map(action -> images.getItem(get ->
                                get.tableName(action.table()).key(action.key()).consistentRead(true))
                        .item())
                .toList();
    }
}
