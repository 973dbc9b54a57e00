package dev.ligature.adapters.dynamodb.testkit;

import java.time.Duration;
import software.amazon.awssdk.core.exception.AbortedException;

final class Pause {
    private Pause() {}

    /** Sleeps; an interrupt ends it the way it ends a request of the SDK. */
    static void of(Duration duration) {
        try {
            Thread.sleep(duration.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw AbortedException.create("Thread was interrupted", e);
        }
    }
}
