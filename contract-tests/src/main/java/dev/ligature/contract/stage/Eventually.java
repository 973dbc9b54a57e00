package dev.ligature.contract.stage;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;
import org.awaitility.pollinterval.FibonacciPollInterval;

/** Assertions about reads that may lag. */
final class Eventually {

    private Eventually() {}

    /** Repeats the assertion until it holds, at most for this long. */
    static void holds(Duration patience, Runnable assertion) {
        try {
            assertion.run();
        } catch (AssertionError lagging) {
            ThrowingRunnable again = assertion::run;
            Awaitility.await()
                    .pollInSameThread()
                    .pollDelay(Duration.ofMillis(1))
                    .pollInterval(FibonacciPollInterval.fibonacci())
                    .atMost(patience)
                    .untilAsserted(again);
        }
    }
}
