package dev.ligature.ports;

import java.util.Objects;

/**
 * One state of an entity, opaque: equal versions of one id are the same state of the same incarnation. It may be sent to
 * a client and back.
 *
 * @param value the text
 */
public record Version(String value) {

    public Version {
        Objects.requireNonNull(value, "value");
    }

    /** The version with this text; whether it is the current one is told when it is used. */
    public static Version of(String value) {
        return new Version(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
