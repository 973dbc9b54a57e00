package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;

/** What answers have to be. */
public final class Answers {

    private Answers() {}

    /** The answer of what has to succeed. */
    public static <R> R ok(Either<StoreError, R> answer) {
        return answer.getOrElseThrow(error -> new AssertionError(
                "an answer was expected, not " + error.getClass().getSimpleName() + ": " + error.message()));
    }

    /** All pages of a listing. */
    public static <X> Vector<X> all(Function<? super PageRequest, Either<StoreError, Page<X>>> read) {
        return all(PageRequest.first(PageRequest.MAX_SIZE), read);
    }

    /** All pages of a listing from this one on. */
    public static <X> Vector<X> all(
            PageRequest first, Function<? super PageRequest, Either<StoreError, Page<X>>> read) {
        return ok(Pages.<X>all(first, read));
    }
}
