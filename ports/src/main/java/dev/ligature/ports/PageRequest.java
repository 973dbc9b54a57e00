package dev.ligature.ports;

import io.vavr.control.Option;
import java.util.Objects;

/**
 * Which page is asked for: {@code PageRequest.first(50).after(cursor).descending().strong()}.
 *
 * @param size how many items at most, 1 to {@value #MAX_SIZE}
 * @param after where the page before ended; none for the first page
 * @param order the direction of the walk
 * @param consistency how fresh the page is
 */
public record PageRequest(int size, Option<Cursor> after, Order order, Consistency consistency) {

    /** The size of a page for which none is asked. */
    public static final int DEFAULT_SIZE = 20;

    /** The largest page. */
    public static final int MAX_SIZE = 1_000;

    /** @throws IllegalArgumentException if the size is out of bounds */
    public PageRequest {
        if (size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("a page has 1 to " + MAX_SIZE + " items, not " + size);
        }
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(order, "order");
        Objects.requireNonNull(consistency, "consistency");
    }

    /** The first page of {@value #DEFAULT_SIZE}, ascending, eventual. */
    public static PageRequest first() {
        return first(DEFAULT_SIZE);
    }

    /**
     * The first page of this size, ascending, eventual.
     *
     * @throws IllegalArgumentException if the size is out of bounds
     */
    public static PageRequest first(int size) {
        return new PageRequest(size, Option.none(), Order.ASCENDING, Consistency.EVENTUAL);
    }

    /** The page that follows this cursor. */
    public PageRequest after(Cursor cursor) {
        return new PageRequest(size, Option.of(Objects.requireNonNull(cursor, "cursor")), order, consistency);
    }

    /** The page of the reverse walk. */
    public PageRequest descending() {
        return new PageRequest(size, after, Order.DESCENDING, consistency);
    }

    /** The page as it is now, where {@link Capabilities} say that there is such a page. */
    public PageRequest strong() {
        return new PageRequest(size, after, order, Consistency.STRONG);
    }
}
