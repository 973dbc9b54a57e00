package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.store.DynamoRepositories;
import dev.ligature.adapters.dynamodb.internal.store.Store;
import dev.ligature.adapters.dynamodb.internal.wire.Settings;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.cursor.CursorCodec;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What every layout's builder takes. A builder may be used again; what it built does not change with it.
 *
 * @param <B> the layout's own builder
 */
public abstract class DynamoDbBuilder<B extends DynamoDbBuilder<B>> {

    private static final int MAX_THREADS = 32;

    private final DomainModel model;
    private final DynamoDbClient client;
    private final Map<Class<?>, TableSchema<?>> schemas = new LinkedHashMap<>();
    private String namespace = "default";
    private String tablePrefix = "";
    private CursorCodec cursors = CursorCodec.unkeyed();
    private Duration deadline = Duration.ofSeconds(10);
    private Duration settling = Duration.ofSeconds(2);
    private Sleeper sleeper = Sleeper.system();
    private Clock clock = Clock.systemUTC();
    private Meter meter = dev.ligature.adapters.dynamodb.internal.wire.Wire.NONE;
    private @Nullable Executor executor;

    /** For the layouts' builders. */
    protected DynamoDbBuilder(DomainModel model, DynamoDbClient client) {
        this.model = Objects.requireNonNull(model, "model");
        this.client = Objects.requireNonNull(client, "client");
    }

    /** This builder as its own type. */
    protected abstract B self();

    /** The layout of these keys and this table prefix. */
    protected abstract Layout layout(DomainModel model, Keys keys, String tablePrefix);

    /**
     * The namespace, part of every key: stores of different namespaces share tables and never meet. Default {@code
     * default}.
     *
     * @throws IllegalArgumentException if it does not match {@code [A-Za-z0-9][A-Za-z0-9._-]{0,63}}
     */
    public B namespace(String namespace) {
        this.namespace = Keys.of(namespace).namespace();
        return self();
    }

    /** What the names of all tables begin with. Default: nothing. */
    public B tablePrefix(String prefix) {
        this.tablePrefix = Objects.requireNonNull(prefix, "prefix");
        return self();
    }

    /** What cursors are signed with, so that nobody can forge them. Default: a fixed key, against accident only. */
    public B cursors(CursorCodec codec) {
        this.cursors = Objects.requireNonNull(codec, "codec");
        return self();
    }

    /** How long attempts at one step of an operation may take, pauses included. Default 10 seconds. */
    public B deadline(Duration deadline) {
        this.deadline = Objects.requireNonNull(deadline, "deadline");
        return self();
    }

    /**
     * How long an index may lag behind its table at the most: what a delete or a fan-out leaves for later until then.
     * Default 2 seconds; zero on an engine whose indexes do not lag.
     */
    public B settlingTime(Duration settling) {
        this.settling = Objects.requireNonNull(settling, "settling");
        return self();
    }

    /** How pauses between attempts are made. Default: the thread sleeps. */
    public B sleeper(Sleeper sleeper) {
        this.sleeper = Objects.requireNonNull(sleeper, "sleeper");
        return self();
    }

    /** What tells the time. Default: the system's clock. */
    public B clock(Clock clock) {
        this.clock = Objects.requireNonNull(clock, "clock");
        return self();
    }

    /** Who is told what operations cost. Default: nobody. */
    public B meter(Meter meter) {
        this.meter = Objects.requireNonNull(meter, "meter");
        return self();
    }

    /**
     * What runs requests that are sent side by side; never shut down by the store. It must not hold a task back for
     * another one to end. Default: up to 32 daemon threads of the store's own, ended when it is closed.
     */
    public B executor(Executor executor) {
        this.executor = Objects.requireNonNull(executor, "executor");
        return self();
    }

    /** The application's own schema of a type of the model, in place of the one that is derived from its shape. */
    public <V> B schema(Class<V> type, TableSchema<V> schema) {
        schemas.put(Objects.requireNonNull(type, "type"), Objects.requireNonNull(schema, "schema"));
        return self();
    }

    /**
     * Opens the store. Sends nothing.
     *
     * @throws IllegalArgumentException if a schema uses a reserved attribute name, or the model can't be laid out
     */
    public Repositories build() {
        Executor given = executor;
        ExecutorService own = given == null ? threads() : null;
        Settings settings = new Settings(
                client, given == null ? Objects.requireNonNull(own) : given, sleeper, clock, deadline, meter);
        Store store = Store.open(namespace, model, layout(), settings, cursors, settling, Map.copyOf(schemas));
        return new DynamoRepositories(store, () -> {
            if (own != null) {
                own.shutdown();
            }
        });
    }

    /** The tables of this layout. */
    public Tables tables() {
        return new Tables(client, layout().tables(), sleeper);
    }

    private Layout layout() {
        return layout(model, Keys.of(namespace), tablePrefix);
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
                // A caller whose requests find no thread sends them itself; nothing waits in a queue.
                new ThreadPoolExecutor.CallerRunsPolicy());
    }
}
