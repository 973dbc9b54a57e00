package dev.ligature.ports;

import java.util.Objects;

/** A {@link StoreError} for callers that would rather throw: {@code answer.getOrElseThrow(StoreError::toException)}. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient StoreError error;

    StoreException(StoreError error) {
        super(error.message());
        this.error = Objects.requireNonNull(error, "error");
    }

    /** What happened. */
    public StoreError error() {
        return error;
    }
}
