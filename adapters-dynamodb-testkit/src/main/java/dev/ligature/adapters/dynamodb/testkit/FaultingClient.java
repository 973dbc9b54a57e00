package dev.ligature.adapters.dynamodb.testkit;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A client that fails as the service may, when it is told to: it wraps any other client, above the SDK's own retries. Under
 * them fails {@link FaultingHttpClient}.
 *
 * <pre>{@code
 * FaultingClient client = FaultingClient.over(engine.client())
 *         .on(Operation.TRANSACT_WRITE_ITEMS).at(1, 3).fail(Fault.transactionConflict())
 *         .on(Operation.BATCH_GET_ITEM).fail(Fault.leftOvers(0.5, 42))
 *         .on(Operation.QUERY).fail(Fault.shortPage(3))
 *         .indexesLagBehind(10);
 * client.crashAfter(5, Effect.AFTER);
 * }</pre>
 *
 * <p>Rules act one around the other, the first one outermost; what one of them answers by itself the later ones do not see.
 * A crash lies around all rules, lagging indexes lie within. With the same seeds and one thread everything happens again the
 * same way. Closing it closes the client that it wraps.
 */
public final class FaultingClient extends ForwardingClient {
    private final TableKeys keys;
    private final LaggingIndexes indexes;
    private final List<FaultRule.Armed<DynamoDbRequest, Fault>> rules = new CopyOnWriteArrayList<>();
    private final Map<Operation, LongAdder> requests = new ConcurrentHashMap<>();
    private final LongAdder faults = new LongAdder();
    private volatile @Nullable Crash crash;

    private FaultingClient(DynamoDbClient client) {
        super(client);
        this.keys = new TableKeys(client);
        this.indexes = new LaggingIndexes(client, keys);
    }

    /** A client over this one, without any fault yet. */
    public static FaultingClient over(DynamoDbClient client) {
        return new FaultingClient(client);
    }

    /** Begins a rule about the requests of these operations. */
    public FaultRule<FaultingClient, DynamoDbRequest, Fault> on(Operation first, Operation... more) {
        EnumSet<Operation> operations = EnumSet.of(first, more);
        return on(request -> operations.contains(Operation.of(request)));
    }

    /** Begins a rule about the requests for which this holds. */
    public FaultRule<FaultingClient, DynamoDbRequest, Fault> on(Predicate<? super DynamoDbRequest> matches) {
        return new FaultRule<>(this, matches, (client, rule) -> client.rules.add(rule));
    }

    /** Begins a rule about every request that reads or writes items. */
    public FaultRule<FaultingClient, DynamoDbRequest, Fault> onAnyItem() {
        return on(request -> Operation.of(request).isItemLevel());
    }

    /**
     * Dies at the k-th request for items from now on, counted from 1: that one throws {@link CrashedException}, before or
     * after it took effect, and so does every later one and every one whose answer had not arrived.
     */
    public FaultingClient crashAfter(long k, Effect effect) {
        if (k < 1) {
            throw new IllegalArgumentException("Requests are counted from 1: " + k);
        }
        crash = new Crash(k, effect);
        return this;
    }

    /** Whether the crash that was asked for has happened: a loop over all k ends at the first k that is never reached. */
    public boolean hasCrashed() {
        Crash asked = crash;
        return asked != null && asked.over;
    }

    /**
     * From now on reads of global indexes answer as they were before the last so many writes through this client. It costs
     * a copy of each table and a read and a write per item written: keep the tables small; 0 ends it and drops the copies.
     */
    public FaultingClient indexesLagBehind(int writes) {
        if (writes < 0) {
            throw new IllegalArgumentException("A lag of " + writes + " writes");
        }
        indexes.lagBehind(writes);
        return this;
    }

    /** Time passes: the indexes show everything written so far. Later writes lag again. */
    public FaultingClient settle() {
        indexes.settle();
        return this;
    }

    /** Takes back every rule and the crash. Indexes that lag go on to; counts stay. */
    public FaultingClient heal() {
        rules.clear();
        crash = null;
        return this;
    }

    /** How many requests for items it was asked, whatever became of them. */
    public long requests() {
        return requests.entrySet().stream()
                .filter(entry -> entry.getKey().isItemLevel())
                .mapToLong(entry -> entry.getValue().sum())
                .sum();
    }

    /** How many requests of this operation it was asked, whatever became of them. */
    public long requests(Operation operation) {
        LongAdder count = requests.get(operation);
        return count == null ? 0 : count.sum();
    }

    /** How many faults have acted; a crash is none. */
    public long faults() {
        return faults.sum();
    }

    /** Removes what lagging indexes needed, then closes the client that it wraps. */
    @Override
    public void close() {
        indexes.dropShadows();
        super.close();
    }

    @Override
    @SuppressWarnings("unchecked") // a fault keeps the types of request and answer; else this is where it shows
    <Q extends DynamoDbRequest, A extends DynamoDbResponse> A send(Q request, Function<Q, A> service) {
        Operation operation = Operation.of(request);
        requests.computeIfAbsent(operation, absent -> new LongAdder()).increment();
        Function<DynamoDbRequest, DynamoDbResponse> lagging = sent -> indexes.send((Q) sent, service);
        Supplier<DynamoDbResponse> ruled = () -> around(List.copyOf(rules), request, lagging);
        Crash asked = crash;
        return (A) (asked == null ? ruled.get() : asked.send(operation, ruled));
    }

    private DynamoDbResponse around(
            List<FaultRule.Armed<DynamoDbRequest, Fault>> remaining,
            DynamoDbRequest request,
            Function<DynamoDbRequest, DynamoDbResponse> service) {
        if (remaining.isEmpty()) {
            return service.apply(request);
        }
        List<FaultRule.Armed<DynamoDbRequest, Fault>> inner = remaining.subList(1, remaining.size());
        Optional<Fault> fault = remaining.get(0).faultFor(request);
        if (fault.isEmpty()) {
            return around(inner, request, service);
        }
        faults.increment();
        Function<DynamoDbRequest, DynamoDbResponse> within = sent -> around(inner, sent, service);
        return fault.get() instanceof BlankPage blank
                ? blank.around(request, within, keys)
                : fault.get().around(request, within);
    }

    private static final class Crash {
        private final AtomicLong left;
        private final Effect effect;
        private volatile boolean over;

        Crash(long k, Effect effect) {
            this.left = new AtomicLong(k);
            this.effect = effect;
        }

        DynamoDbResponse send(Operation operation, Supplier<DynamoDbResponse> service) {
            throwIfOver();
            if (operation.isItemLevel() && left.decrementAndGet() == 0) {
                over = true;
                if (effect == Effect.BEFORE) {
                    throw new CrashedException();
                }
            }
            try {
                DynamoDbResponse answer = service.get();
                throwIfOver();
                return answer;
            } catch (SdkException e) {
                // A refusal is an answer, too: the dead do not hear it.
                throwIfOver();
                throw e;
            }
        }

        private void throwIfOver() {
            if (over) {
                throw new CrashedException();
            }
        }
    }
}
