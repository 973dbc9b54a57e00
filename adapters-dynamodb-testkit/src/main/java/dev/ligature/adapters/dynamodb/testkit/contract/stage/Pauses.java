package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.Sleeper;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Time that passes only while somebody pauses: it records each pause, does not sleep, and moves its clock on. An action can
 * be tied to pauses, to let something happen meanwhile.
 */
public final class Pauses extends Clock implements Sleeper {

    private static final Instant BEGIN = Instant.parse("2025-01-01T00:00:00Z");

    private final List<Duration> taken = new ArrayList<>();
    private final Map<Thread, Duration> byThread = new HashMap<>();
    private Instant now = BEGIN;
    private Consumer<Duration> meanwhile = pause -> {};
    private boolean interrupting;

    @Override
    public void sleep(Duration pause) throws InterruptedException {
        Consumer<Duration> action;
        synchronized (this) {
            taken.add(pause);
            byThread.merge(Thread.currentThread(), pause, Duration::plus);
            now = now.plus(pause);
            if (interrupting || Thread.interrupted()) {
                throw new InterruptedException("interrupted while it paused");
            }
            action = meanwhile;
        }
        action.accept(pause);
    }

    /** The pauses so far, in order. */
    public synchronized List<Duration> taken() {
        return List.copyOf(taken);
    }

    /** All pauses together. */
    public synchronized Duration total() {
        return taken.stream().reduce(Duration.ZERO, Duration::plus);
    }

    /** The pauses of the thread that paused longest: what a caller waits for where threads pause side by side. */
    public synchronized Duration longest() {
        return byThread.values().stream().max(Duration::compareTo).orElse(Duration.ZERO);
    }

    /** Forgets the pauses; the time stays. */
    public synchronized Pauses clear() {
        taken.clear();
        byThread.clear();
        return this;
    }

    /** What happens during each pause from now on. */
    public synchronized Pauses meanwhile(Consumer<Duration> action) {
        meanwhile = action;
        return this;
    }

    /** From now on whoever pauses is interrupted. */
    public synchronized Pauses interrupt() {
        interrupting = true;
        return this;
    }

    /** Time passes for another reason than a pause. */
    public synchronized Pauses pass(Duration time) {
        now = now.plus(time);
        return this;
    }

    @Override
    public synchronized Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
