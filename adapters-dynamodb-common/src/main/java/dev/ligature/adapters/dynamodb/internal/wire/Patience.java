package dev.ligature.adapters.dynamodb.internal.wire;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How long an operation may go on pausing: until its deadline has passed since it began, or since its last piece of work
 * was done. Pauses are added up beside the clock, so that a sleeper that does not sleep can't make attempts endless.
 */
final class Patience {

    private final long deadline;
    private final AtomicLong paused = new AtomicLong();
    private volatile long begun;
    private volatile boolean renewed;

    private Patience(long deadline, long begun, long paused) {
        this.deadline = deadline;
        this.begun = begun;
        this.paused.set(paused);
    }

    static Patience until(Duration deadline) {
        return new Patience(deadline.toNanos(), System.nanoTime(), 0);
    }

    /** Whether there is time for a pause, which counts from now on. */
    boolean take(long pause) {
        if (Math.max(System.nanoTime() - begun, paused.get()) + pause > deadline) {
            return false;
        }
        paused.addAndGet(pause);
        return true;
    }

    /** Begins anew. */
    void renew() {
        begun = System.nanoTime();
        paused.set(0);
        renewed = true;
    }

    /** The patience of a request that goes beside others: their pauses pass at the same time. */
    Patience beside() {
        return new Patience(deadline, begun, paused.get());
    }

    /** Takes over what a request beside others has used up, or got done. */
    void join(Patience beside) {
        if (beside.renewed) {
            renew();
        }
        paused.accumulateAndGet(beside.paused.get(), Math::max);
    }
}
