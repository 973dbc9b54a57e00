package dev.ligature.ports;

import java.util.Objects;

/**
 * Where a page ended, as opaque text that is safe in a URL. It belongs to the query that answered it (relationship, end,
 * id or value, order, namespace); used for any other or changed, it is answered {@link StoreError.InvalidCursor}. Page
 * size and consistency may change from page to page. It outlives restarts and the removal of the item it stands at.
 *
 * @param value the text
 */
public record Cursor(String value) {

    public Cursor {
        Objects.requireNonNull(value, "value");
    }

    /** The cursor with this text; whether it is one is told when it is used. */
    public static Cursor of(String value) {
        return new Cursor(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
