package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import io.vavr.collection.Seq;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tables for a test run: each set of tables that some model needs is created once and shared by all tests, which keep
 * apart by their namespaces. Their names begin with a prefix that is derived from what they look like.
 */
public final class SharedTables {

    private static final Set<String> CREATED = ConcurrentHashMap.newKeySet();

    private SharedTables() {}

    /**
     * The builder with a prefix under which its tables exist.
     *
     * @throws IllegalStateException if they could not be created
     */
    public static <B extends DynamoDbBuilder<B>> B of(B builder) {
        String prefix =
                "t" + Integer.toHexString(builder.tables().cloudFormation().hashCode()) + "-";
        B prefixed = builder.tablePrefix(prefix);
        synchronized (CREATED) {
            if (CREATED.add(prefix)) {
                Seq<?> problems = prefixed.tables().create().getOrElseThrow(error -> error.toException());
                if (!problems.isEmpty()) {
                    throw new IllegalStateException(problems.mkString("; "));
                }
            }
        }
        return prefixed;
    }
}
