package dev.ligature.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;

/** Takes answers apart, asserting which side they are on. */
public final class Answers {

    private Answers() {}

    /** What was answered; fails if an error was. */
    public static <R> R ok(Either<StoreError, R> answer) {
        if (answer.isLeft()) {
            throw new AssertionError("refused: " + describe(answer.getLeft()));
        }
        return answer.get();
    }

    /** The error of this type; fails if another or none was answered. */
    public static <X extends StoreError> X refused(Class<X> type, Either<StoreError, ?> answer) {
        assertThat(answer.isLeft())
                .as("answered %s instead of %s", answer, type.getSimpleName())
                .isTrue();
        StoreError error = answer.getLeft();
        assertThat(error).as(describe(error)).isInstanceOf(type);
        return type.cast(error);
    }

    /** Fails unless exactly this error was answered. */
    public static void refused(StoreError expected, Either<StoreError, ?> answer) {
        assertThat(refused(expected.getClass(), answer)).isEqualTo(expected);
    }

    private static String describe(StoreError error) {
        return error.getClass().getSimpleName() + ": " + error.message();
    }
}
