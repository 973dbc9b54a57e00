package dev.ligature.adapters.dynamodb.internal.capacity;

import org.jspecify.annotations.Nullable;

/** How a read is made, which decides what 4 096 bytes of it cost. */
public enum ReadMode {
    /** Eventually consistent. */
    EVENTUAL(0.5),
    /** Strongly consistent. */
    STRONG(1),
    /** Within a transaction. */
    TRANSACTIONAL(2);

    private final double unitsPerBlock;

    ReadMode(double unitsPerBlock) {
        this.unitsPerBlock = unitsPerBlock;
    }

    /** Strong or eventual, as a request's ConsistentRead says; absent is eventual. */
    public static ReadMode consistent(@Nullable Boolean consistentRead) {
        return Boolean.TRUE.equals(consistentRead) ? STRONG : EVENTUAL;
    }

    double unitsPerBlock() {
        return unitsPerBlock;
    }
}
