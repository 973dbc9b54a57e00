package dev.ligature.domain;

import org.jspecify.annotations.Nullable;

/** A value that no store can hold; the message says why and never repeats the value. */
public final class InvalidDatumException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private static final String ATTRIBUTE = "attribute '";

    /** @param reason what is wrong, as it goes on from the name of an attribute: "is no number" */
    public InvalidDatumException(String reason) {
        super(reason);
    }

    private InvalidDatumException(String reason, @Nullable Throwable cause) {
        super(reason, cause);
    }

    /** That the value's own constructor or builder refused it. */
    static InvalidDatumException refusedBy(RuntimeException invariant) {
        return new InvalidDatumException("is refused by its own invariants", invariant);
    }

    /** The same, said of an attribute; paths grow from the inside out. */
    InvalidDatumException at(String attribute) {
        String reason = reason();
        return new InvalidDatumException(
                reason.startsWith(ATTRIBUTE)
                        ? ATTRIBUTE + attribute + "." + reason.substring(ATTRIBUTE.length())
                        : ATTRIBUTE + attribute + "' " + reason,
                getCause());
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
