package dev.ligature.adapters.dynamodb.internal.wire;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The attempts of one step: exponential pauses with equal jitter, while the operation's patience lasts. The bases are those of AWS's
 * article "Exponential Backoff And Jitter", sized for a service that answers in milliseconds.
 */
public final class Attempts {

    private static final long FIRST_NANOS = 20_000_000;
    private static final long LONGEST_NANOS = 1_000_000_000;
    private static final long LONGEST_IN_RACES_NANOS = 120_000_000;
    private static final int MOST = 200;

    private final Settings settings;
    private final Patience patience;
    private int attempts;

    Attempts(Settings settings, Patience patience) {
        this.settings = settings;
        this.patience = patience;
    }

    /** Attempts of something that is no operation of a port, with a deadline of its own. */
    public static Attempts of(Settings settings) {
        return new Attempts(settings, Patience.until(settings.deadline()));
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
        return pause(LONGEST_NANOS);
    }

    /** Pauses no longer than is good for one who lost a race: who waits longer each time loses to all who come anew. */
    public Verdict pauseBriefly() {
        return pause(LONGEST_IN_RACES_NANOS);
    }

    private Verdict pause(long longest) {
        long cap = Math.min(longest, FIRST_NANOS << Math.min(attempts, 10));
        attempts++;
        return attempts > MOST
                ? Verdict.OVER
                : pause(Duration.ofNanos(cap / 2 + ThreadLocalRandom.current().nextLong(cap / 2)));
    }

    /** Pauses for so long, if there is time. */
    public Verdict pause(Duration pause) {
        if (!patience.take(pause.toNanos())) {
            return Verdict.OVER;
        }
        try {
            settings.sleeper().sleep(pause);
            return Verdict.GO_ON;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Verdict.INTERRUPTED;
        }
    }
}
