package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Tables for a test run: what models need is created once and shared by all tests, which keep apart by their namespaces.
 * Models share tables as long as they agree on what these look like, as two versions of one model do; a model that
 * doesn't gets tables of its own.
 */
public final class SharedTables {

    private static final int MOST_SETS = 100;

    /** Each test opens stores of its own, which would start threads of their own and end them. */
    private static final Executor THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "ligature-testkit");
        thread.setDaemon(true);
        return thread;
    });

    private static final Map<String, String> PREFIXES = new HashMap<>();
    private static @Nullable Engine engine;

    private SharedTables() {}

    /**
     * The builder with a prefix under which its tables exist. What its stores send side by side runs in threads that they
     * share, or one after the other on the embedded engine, which answers one request at a time: another thread costs more
     * there than it gains.
     *
     * @throws IllegalStateException if they could not be created
     */
    public static <B extends DynamoDbBuilder<B>> B of(B builder) {
        String template = builder.tables().cloudFormation();
        synchronized (PREFIXES) {
            Engine current = Engine.shared();
            if (engine != current) {
                engine = current;
                PREFIXES.clear();
            }
            return builder.executor(current.isOneAtATime() ? Runnable::run : THREADS)
                    .tablePrefix(PREFIXES.computeIfAbsent(template, key -> created(builder)));
        }
    }

    private static <B extends DynamoDbBuilder<B>> String created(B builder) {
        for (int set = 0; set < MOST_SETS; set++) {
            String prefix = "t" + set + "-";
            boolean fits = builder.tablePrefix(prefix)
                    .tables()
                    .create()
                    .getOrElseThrow(error -> error.toException())
                    .isEmpty();
            if (fits) {
                return prefix;
            }
        }
        throw new IllegalStateException("no set of tables fits the model");
    }
}
