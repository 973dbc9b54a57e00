package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.store.DynamoRepositories;
import dev.ligature.adapters.dynamodb.internal.store.Store;
import dev.ligature.adapters.dynamodb.internal.wire.Settings;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What every layout's builder takes. Builders are immutable and equal by content; each method answers
 * another one.
 *
 * @param <B> the layout's own builder
 */
public abstract class DynamoDbBuilder<B extends DynamoDbBuilder<B>> {

    private static final int MAX_THREADS = 32;

    private final ImmutableDynamoDbOptions options;

    /** A layout's first builder. */
    protected DynamoDbBuilder(DomainModel model, DynamoDbClient client) {
        this.options =
                ImmutableDynamoDbOptions.builder().model(model).client(client).build();
    }

    /** A builder with what another one was told. */
    protected DynamoDbBuilder(Told told) {
        this.options = told.options;
    }

    /** What a builder was told, on its way to the next builder. */
    protected static final class Told {
        private final ImmutableDynamoDbOptions options;

        private Told(ImmutableDynamoDbOptions options) {
            this.options = options;
        }
    }

    /** What this builder was told, for another one that differs in the layout's own options. */
    protected final Told told() {
        return new Told(options);
    }

    /** The layout's own builder with these options. */
    protected abstract B with(Told told);

    /** The layout of these keys and this table prefix. */
    protected abstract Layout layout(DomainModel model, Keys keys, String tablePrefix);

    private B changed(ImmutableDynamoDbOptions changed) {
        return with(new Told(changed));
    }

    /** The model whose facts are stored. */
    public final DomainModel model() {
        return options.model();
    }

    /**
     * The namespace, part of every key: stores of different namespaces share tables and never meet. Default {@code
     * default}.
     *
     * @throws IllegalArgumentException if it does not match {@code [A-Za-z0-9][A-Za-z0-9._-]{0,63}}
     */
    public final B namespace(String namespace) {
        return changed(options.withNamespace(Keys.of(namespace).namespace()));
    }

    /** What the names of all tables begin with. Default: nothing. */
    public final B tablePrefix(String prefix) {
        return changed(options.withTablePrefix(prefix));
    }

    /** What cursors are signed with, so that nobody can forge them. Default: a fixed key, against accident only. */
    public final B cursors(CursorCodec codec) {
        return changed(options.withCursors(codec));
    }

    /**
     * How long an operation may go on trying, pauses included, before it answers that it could not. In an operation of many
     * pieces, such as a delete or {@code putAll}, each piece that is done begins it anew. Default 10 seconds.
     */
    public final B deadline(Duration deadline) {
        return changed(options.withDeadline(deadline));
    }

    /**
     * How long an index may lag behind its table at the most: what a delete or a fan-out leaves for later until then.
     * Default 2 seconds; zero on an engine whose indexes do not lag.
     */
    public final B settlingTime(Duration settling) {
        return changed(options.withSettling(settling));
    }

    /** How pauses between attempts are made. Default: the thread sleeps. */
    public final B sleeper(Sleeper sleeper) {
        return changed(options.withSleeper(sleeper));
    }

    /** What tells the time. Default: the system's clock. */
    public final B clock(Clock clock) {
        return changed(options.withClock(clock));
    }

    /** Who is told what operations cost. Default: nobody. */
    public final B meter(Meter meter) {
        return changed(options.withMeter(meter));
    }

    /**
     * What runs requests that are sent side by side; never shut down by the store. It must not hold a task back for
     * another one to end. Default: up to 32 daemon threads of the store's own, ended when it is closed.
     */
    public final B executor(Executor executor) {
        return changed(options.withExecutor(executor));
    }

    /** The application's own schema of a type of the model, in place of the one that is derived from its shape. */
    public final <V> B schema(Class<V> type, TableSchema<V> schema) {
        return changed(ImmutableDynamoDbOptions.builder()
                .from(options)
                .putSchemas(type, schema)
                .build());
    }

    /**
     * Opens the store. Sends nothing.
     *
     * @throws IllegalArgumentException if a schema uses a reserved attribute name, or the model can't be laid out
     */
    public final Repositories build() {
        ExecutorService own = options.executor().isEmpty() ? threads() : null;
        Settings settings = settings(options.executor().orElseGet(() -> Objects.requireNonNull(own)));
        Store store = Store.open(
                options.namespace(),
                options.model(),
                layout(),
                settings,
                options.cursors(),
                options.settling(),
                options.schemas());
        return new DynamoRepositories(store, () -> {
            if (own != null) {
                own.shutdown();
            }
        });
    }

    /**
     * All items of the namespace as they lie in the tables: table by table in the layout's order, in each by their keys.
     * For looking at a layout, not for reading facts: it scans the tables, and keeps what it finds in memory.
     */
    public final Either<StoreError, Seq<PhysicalItem>> items() {
        return PhysicalItems.of(this);
    }

    /** The tables of this layout. */
    public final Tables tables() {
        return new Tables(layout(), settings(Runnable::run));
    }

    Settings settings(Executor executor) {
        return new Settings(
                options.client(), executor, options.sleeper(), options.clock(), options.deadline(), options.meter());
    }

    Layout layout() {
        return layout(options.model(), keys(), options.tablePrefix());
    }

    Keys keys() {
        return Keys.of(options.namespace());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DynamoDbBuilder<?> that
                && getClass() == that.getClass()
                && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return options.hashCode();
    }

    /** Names the namespace and the tables. */
    @Override
    public String toString() {
        return "namespace '" + options.namespace() + "', tables '" + options.tablePrefix() + "…'";
    }

    private static ExecutorService threads() {
        AtomicInteger count = new AtomicInteger();
        return new ThreadPoolExecutor(
                0,
                MAX_THREADS,
                5,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                task -> {
                    Thread thread = new Thread(task, "ligature-dynamodb-" + count.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                },
                // A caller whose requests find no thread sends them itself; nothing waits in a queue or is dropped.
                (task, full) -> task.run());
    }
}
