package dev.ligature.adapters.dynamodb.internal.wire;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The attempts of one step: exponential pauses with equal jitter, until the deadline. The bases are those of AWS's
 * article "Exponential Backoff And Jitter", sized for a service that answers in milliseconds.
 */
public final class Attempts {

    private static final long FIRST_NANOS = 20_000_000;
    private static final long LONGEST_NANOS = 1_000_000_000;
    private static final int MOST = 200;

    private final Settings settings;
    private final long begun = System.nanoTime();
    private long paused;
    private int attempts;

    Attempts(Settings settings) {
        this.settings = settings;
    }

    /** What a pause ended in. */
    public enum Verdict {
        /** There is time for another attempt. */
        GO_ON,
        /** There is not. */
        OVER,
        /** The thread was interrupted; its flag is set. */
        INTERRUPTED
    }

    /** Pauses before the next attempt, if there is time for one. */
    public Verdict pause() {
        long cap = Math.min(LONGEST_NANOS, FIRST_NANOS << Math.min(attempts, 10));
        attempts++;
        long pause = cap / 2 + ThreadLocalRandom.current().nextLong(cap / 2);
        // Pauses are added up too, so that a sleeper that does not sleep can't make attempts endless.
        long spent = Math.max(System.nanoTime() - begun, paused);
        if (attempts > MOST || spent + pause > settings.deadline().toNanos()) {
            return Verdict.OVER;
        }
        paused += pause;
        try {
            settings.sleeper().sleep(Duration.ofNanos(pause));
            return Verdict.GO_ON;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Verdict.INTERRUPTED;
        }
    }
}
