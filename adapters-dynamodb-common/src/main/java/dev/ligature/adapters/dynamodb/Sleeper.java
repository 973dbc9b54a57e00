package dev.ligature.adapters.dynamodb;

import java.time.Duration;

/** How a store pauses between attempts; tests hand in one that only records. */
@FunctionalInterface
public interface Sleeper {

    /** @throws InterruptedException if the thread is interrupted while it pauses */
    void sleep(Duration pause) throws InterruptedException;

    /** The current thread pauses. */
    Sleeper SYSTEM = pause -> Thread.sleep(pause.toMillis(), pause.toNanosPart() % 1_000_000);
}
