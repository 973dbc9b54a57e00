package dev.ligature.adapters.inmemory;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;

/** What a test makes of an answer that it does not assert itself. */
final class Answers {

    private Answers() {}

    /** What was answered; an error fails the test. */
    static <R> R done(Either<StoreError, R> answer) {
        return answer.getOrElseThrow(StoreError::toException);
    }
}
