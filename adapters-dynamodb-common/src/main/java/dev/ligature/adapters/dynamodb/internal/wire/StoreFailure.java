package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.ports.StoreError;
import java.util.function.Supplier;

/** Carries an error up to the port's method, where it becomes the left answer; never leaves the adapter. */
public final class StoreFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient StoreError error;

    /** The failure with this error. */
    public StoreFailure(StoreError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    /** The error. */
    public StoreError error() {
        return error;
    }

    /** Runs the body of a port's method. */
    public static <R> io.vavr.control.Either<StoreError, R> caught(Supplier<R> body) {
        try {
            return io.vavr.control.Either.right(body.get());
        } catch (StoreFailure failure) {
            return io.vavr.control.Either.left(failure.error);
        }
    }
}
