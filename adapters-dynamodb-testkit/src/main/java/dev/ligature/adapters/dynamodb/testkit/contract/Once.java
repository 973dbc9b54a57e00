package dev.ligature.adapters.dynamodb.testkit.contract;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Faults that begin late. */
final class Once {

    private Once() {}

    /** Every request but the first few. */
    static Predicate<DynamoDbRequest> after(long few) {
        AtomicLong seen = new AtomicLong();
        return request -> seen.incrementAndGet() > few;
    }
}
