package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.Meter;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.ports.StoreError;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The requests of one operation of a port: sends, retries within the deadline, tells what faults mean, and counts. Made
 * for each call; used by one thread, but for the requests of one wave.
 */
public final class Wire {

    private final Settings settings;
    private final String operation;
    private final boolean writes;
    private final boolean metered;
    private final Tally tally;
    private final boolean withinWave;
    private final Patience patience;

    private Wire(
            Settings settings, String operation, boolean writes, Tally tally, boolean withinWave, Patience patience) {
        this.settings = settings;
        this.operation = operation;
        this.writes = writes;
        this.metered = settings.meter() != NONE;
        this.tally = tally;
        this.withinWave = withinWave;
        this.patience = patience;
    }

    /** The meter for which nothing is counted by the engine. */
    public static final Meter NONE = Meter.none();

    /** Runs an operation that only reads, and tells the meter what it cost. */
    public static <R> R reading(Settings settings, String operation, Function<Wire, R> body) {
        return run(settings, operation, false, body);
    }

    /** Runs an operation that may write, and tells the meter what it cost. */
    public static <R> R writing(Settings settings, String operation, Function<Wire, R> body) {
        return run(settings, operation, true, body);
    }

    private static <R> R run(Settings settings, String operation, boolean writes, Function<Wire, R> body) {
        Wire wire = new Wire(settings, operation, writes, new Tally(), false, Patience.until(settings.deadline()));
        try {
            return body.apply(wire);
        } finally {
            if (wire.metered) {
                settings.meter().ended(wire.tally.measured(operation));
            }
        }
    }

    /** The settings, for work that goes on after the operation. */
    public Settings settings() {
        return settings;
    }

    /** What the operation is, for messages. */
    public String operation() {
        return operation;
    }

    /** An item; empty if there is none. */
    public Map<String, AttributeValue> get(ItemKey key, boolean strong) {
        beginWave();
        return read(() -> {
            var response = settings.client()
                    .getItem(GetItemRequest.builder()
                            .tableName(key.table().name())
                            .key(key.attributes())
                            .consistentRead(strong)
                            .returnConsumedCapacity(capacity())
                            .build());
            tally.consumed(response.consumedCapacity());
            return response.hasItem() ? response.item() : Map.of();
        });
    }

    /** Items by their keys; absent ones are left out. Any number of keys, each once. */
    public Map<ItemKey, Map<String, AttributeValue>> getAll(List<ItemKey> keys, boolean strong) {
        return keys.isEmpty() ? Map.of() : Batches.get(this, keys, strong);
    }

    QueryResponse query(QueryRequest.Builder request) {
        return read(() -> {
            QueryResponse response = settings.client()
                    .query(request.returnConsumedCapacity(capacity()).build());
            tally.consumed(response.consumedCapacity());
            return response;
        });
    }

    /** A part of a table. */
    public ScanResponse scan(ScanRequest.Builder request) {
        beginWave();
        return read(() -> {
            ScanResponse response = settings.client()
                    .scan(request.returnConsumedCapacity(capacity()).build());
            tally.consumed(response.consumedCapacity());
            return response;
        });
    }

    /** Writes one item by one request, whose conditions must make a repetition harmless. */
    public Reply write(Action action) {
        beginWave();
        return conditioned(List.of(action), action.alone(new Action.Requests<Supplier<ConsumedCapacity>>() {
            @Override
            public Supplier<ConsumedCapacity> put(PutItemRequest.Builder request) {
                PutItemRequest built =
                        request.returnConsumedCapacity(capacity()).build();
                return () -> settings.client().putItem(built).consumedCapacity();
            }

            @Override
            public Supplier<ConsumedCapacity> update(UpdateItemRequest.Builder request) {
                UpdateItemRequest built =
                        request.returnConsumedCapacity(capacity()).build();
                return () -> settings.client().updateItem(built).consumedCapacity();
            }

            @Override
            public Supplier<ConsumedCapacity> delete(DeleteItemRequest.Builder request) {
                DeleteItemRequest built =
                        request.returnConsumedCapacity(capacity()).build();
                return () -> settings.client().deleteItem(built).consumedCapacity();
            }
        }));
    }

    /** Writes all actions or none, once, however often the request is repeated. */
    public Reply transact(Transaction transaction) {
        beginWave();
        TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
                .transactItems(transaction.items())
                // One token for this body: repetitions, also the client's own, take effect once.
                .clientRequestToken(UUID.randomUUID().toString())
                .returnConsumedCapacity(capacity())
                .build();
        return conditioned(transaction.actions(), () -> {
            settings.client().transactWriteItems(request).consumedCapacity().forEach(tally::consumed);
            return null;
        });
    }

    /** Runs the requests of one wave side by side; answers come in order. */
    public <R> List<R> wave(List<Function<Wire, R>> requests) {
        if (requests.isEmpty()) {
            return List.of();
        }
        beginWave();
        List<CompletableFuture<R>> others = new ArrayList<>();
        for (Function<Wire, R> request : requests.subList(1, requests.size())) {
            others.add(CompletableFuture.supplyAsync(() -> beside(request), settings.executor()));
        }
        List<R> answers = new ArrayList<>();
        RuntimeException failure = null;
        try {
            answers.add(beside(requests.get(0)));
        } catch (RuntimeException e) {
            failure = e;
        }
        for (CompletableFuture<R> other : others) {
            try {
                answers.add(other.join());
            } catch (CompletionException e) {
                failure = failure != null ? failure : e.getCause() instanceof RuntimeException cause ? cause : e;
            }
        }
        if (failure != null) {
            throw failure;
        }
        return answers;
    }

    private <R> R beside(Function<Wire, R> request) {
        Wire inner = new Wire(settings, operation, writes, tally, true, patience.beside());
        try {
            return request.apply(inner);
        } finally {
            patience.join(inner.patience);
        }
    }

    /** Runs two requests side by side. */
    @SuppressWarnings("unchecked") // The answers come in the order of the requests.
    public <A, B> Tuple2<A, B> both(Function<Wire, A> first, Function<Wire, B> second) {
        List<Object> answers = wave(List.<Function<Wire, Object>>of(first::apply, second::apply));
        return Tuple.of((A) answers.get(0), (B) answers.get(1));
    }

    /** Counts a wave, unless this is one of its requests. */
    void beginWave() {
        if (!withinWave) {
            tally.wave();
        }
    }

    void consumed(ConsumedCapacity capacity) {
        tally.consumed(capacity);
    }

    /** What the engine is to tell of a request's cost; nothing if nobody is told. */
    @Nullable
    ReturnConsumedCapacity capacity() {
        return metered ? ReturnConsumedCapacity.TOTAL : null;
    }

    /** Attempts for a request that reads; whatever its fault, it may be repeated. */
    <R> R read(Supplier<R> request) {
        Attempts attempts = attempts();
        while (true) {
            tally.request();
            try {
                return request.get();
            } catch (RuntimeException e) {
                Faults fault = Faults.of(e);
                if (fault == Faults.INTERRUPTED) {
                    Thread.currentThread().interrupt();
                    throw interrupted();
                }
                if (fault == Faults.FINAL || fault == Faults.REFUSED) {
                    throw new StoreFailure(new StoreError.Unavailable(operation, Faults.reason(e)));
                }
                pauseToRead(attempts, fault, e);
            }
        }
    }

    private void pauseToRead(Attempts attempts, Faults fault, RuntimeException e) {
        tally.retry();
        switch (attempts.pause()) {
            case GO_ON -> {
                return;
            }
            case INTERRUPTED -> throw interrupted();
            case OVER ->
                throw new StoreFailure(
                        fault == Faults.THROTTLED
                                ? new StoreError.Throttled(operation)
                                : new StoreError.Unavailable(operation, Faults.reason(e)));
        }
    }

    /** Attempts for a write whose repetition is harmless; the answer says whether one may have gone unseen. */
    private Reply conditioned(List<Action> actions, Supplier<ConsumedCapacity> request) {
        Attempts attempts = attempts();
        boolean repeated = false;
        while (true) {
            tally.request();
            try {
                ConsumedCapacity consumed = request.get();
                if (consumed != null) {
                    tally.consumed(consumed);
                }
                return new Reply(List.of(), repeated);
            } catch (RuntimeException e) {
                Faults fault = Faults.of(e);
                // The client repeats by itself too, and tells how often it did.
                repeated = repeated
                        || fault == Faults.AMBIGUOUS
                        || (e instanceof SdkException sdk && sdk.numAttempts() != null && sdk.numAttempts() > 1);
                switch (fault) {
                    case REFUSED -> {
                        return new Reply(refusals(actions, e), repeated);
                    }
                    case FINAL -> throw failed(repeated, new StoreError.Unavailable(operation, Faults.reason(e)));
                    case INTERRUPTED -> {
                        Thread.currentThread().interrupt();
                        throw interrupted();
                    }
                    default -> pauseToWrite(attempts, fault, repeated, e);
                }
            }
        }
    }

    private void pauseToWrite(Attempts attempts, Faults fault, boolean repeated, RuntimeException e) {
        tally.retry();
        switch (attempts.pause()) {
            case GO_ON -> {
                return;
            }
            case INTERRUPTED -> throw interrupted();
            case OVER ->
                throw failed(
                        repeated,
                        fault == Faults.THROTTLED
                                ? new StoreError.Throttled(operation)
                                : new StoreError.Unavailable(
                                        operation,
                                        fault == Faults.CONTENDED
                                                ? "other writes were in the way until its deadline"
                                                : Faults.reason(e)));
        }
    }

    private StoreFailure failed(boolean repeated, StoreError definite) {
        return repeated ? unknown("its answer was lost") : new StoreFailure(definite);
    }

    /** The failure of an operation whose thread was interrupted; the flag is set again. */
    public StoreFailure interrupted() {
        String reason = "the thread was interrupted";
        return writes ? unknown(reason) : new StoreFailure(new StoreError.Unavailable(operation, reason));
    }

    /** The failure of a write that may have taken effect. */
    public StoreFailure unknown(String reason) {
        return new StoreFailure(new StoreError.OutcomeUnknown(operation, reason));
    }

    /** New attempts for one step of the operation; all of them share its deadline. */
    public Attempts attempts() {
        return new Attempts(settings, patience);
    }

    /** A piece of an operation of many pieces is done, and stays done: its deadline counts from here. */
    public void progressed() {
        patience.renew();
    }

    private static List<Reply.Refusal> refusals(List<Action> actions, RuntimeException e) {
        List<Reply.Refusal> refusals = new ArrayList<>();
        if (e instanceof ConditionalCheckFailedException failed) {
            add(refusals, actions.get(0), failed.hasItem() ? failed.item() : Map.of());
        } else if (e instanceof TransactionCanceledException cancelled) {
            List<CancellationReason> reasons = cancelled.cancellationReasons();
            for (int i = 0; i < reasons.size(); i++) {
                CancellationReason reason = reasons.get(i);
                if ("ConditionalCheckFailed".equals(reason.code())) {
                    add(refusals, actions.get(i), reason.hasItem() ? reason.item() : Map.of());
                }
            }
        }
        return refusals;
    }

    private static void add(List<Reply.Refusal> refusals, Action action, Map<String, AttributeValue> item) {
        action.conditions().stream()
                .filter(condition -> !condition.holds(item))
                .forEach(condition -> refusals.add(new Reply.Refusal(action, condition, item)));
        if (refusals.stream().noneMatch(refusal -> refusal.action() == action)) {
            // The item that came along satisfies all conditions: none of them can be told to be the one.
            action.conditions().stream()
                    .findFirst()
                    .ifPresent(condition -> refusals.add(new Reply.Refusal(action, condition, item)));
        }
    }
}
