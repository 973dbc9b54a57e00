package dev.ligature.ports;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/**
 * One page of a longer list. At rest a page with a cursor is not empty and the cursor leads to a page that is not.
 *
 * @param items what the page holds, in the list's order
 * @param next where the next page begins; none on the last page
 */
public record Page<T>(Seq<T> items, Option<Cursor> next) {

    public Page {
        Objects.requireNonNull(items, "items");
        Objects.requireNonNull(next, "next");
    }

    /** The page with its items changed one by one. */
    public <R> Page<R> map(Function<? super T, ? extends R> change) {
        return new Page<>(items.map(change), next);
    }
}
