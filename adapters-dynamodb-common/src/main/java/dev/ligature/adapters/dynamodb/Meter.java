package dev.ligature.adapters.dynamodb;

import java.time.Duration;

/**
 * Is told what each operation of a store cost, after it ended; it must be quick and must not throw.
 */
@FunctionalInterface
public interface Meter {

    /** One operation ended. */
    void ended(Measured operation);

    /**
     * What an operation cost.
     *
     * @param operation the port's method and the type, such as {@code link care}
     * @param requests how many requests were sent, retried ones included
     * @param waves how many of them had to wait for an earlier one's answer
     * @param retries how many of the requests repeated one that failed
     * @param consumed the capacity units that the engine reported, reads and writes added up; zero if not asked for
     * @param elapsed wall clock time
     */
    record Measured(String operation, int requests, int waves, int retries, double consumed, Duration elapsed) {}

    /** A meter that notes nothing; requests then do not ask for consumed capacity. */
    static Meter none() {
        return operation -> {};
    }
}
