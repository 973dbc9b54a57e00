package dev.ligature.domain;

/** A value that no store can hold; the message says why and never repeats the value. */
public final class InvalidDatumException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    InvalidDatumException(String reason) {
        super(reason);
    }
}
