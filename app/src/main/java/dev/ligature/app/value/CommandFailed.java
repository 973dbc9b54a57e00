package dev.ligature.app.value;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;

/** Ends a command, from however deep; caught where the command was read, so it carries no stack trace. */
public final class CommandFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    CommandFailed(Failure failure) {
        super(failure.message(), null, false, false);
        this.failure = failure;
    }

    /** Why. */
    public Failure failure() {
        return failure;
    }

    /** What the store answered, unless it answered an error. */
    public static <V> V unlessFailed(Either<StoreError, V> answer) {
        return answer.getOrElseThrow(error -> Failure.of(error).toException());
    }
}
