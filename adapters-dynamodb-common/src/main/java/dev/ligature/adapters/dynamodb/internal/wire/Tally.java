package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.Meter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAdder;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** Counts what one operation sends. */
final class Tally {

    private final long begun = System.nanoTime();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger waves = new AtomicInteger();
    private final AtomicInteger retries = new AtomicInteger();
    private final DoubleAdder consumed = new DoubleAdder();

    void request() {
        requests.incrementAndGet();
    }

    void wave() {
        waves.incrementAndGet();
    }

    void retry() {
        retries.incrementAndGet();
    }

    void consumed(@Nullable ConsumedCapacity capacity) {
        if (capacity != null && capacity.capacityUnits() != null) {
            consumed.add(capacity.capacityUnits());
        }
    }

    Meter.Measured measured(String operation) {
        return new Meter.Measured(
                operation,
                requests.get(),
                waves.get(),
                retries.get(),
                consumed.sum(),
                Duration.ofNanos(System.nanoTime() - begun));
    }
}
