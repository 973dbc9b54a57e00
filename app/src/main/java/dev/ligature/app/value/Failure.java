package dev.ligature.app.value;

import dev.ligature.ports.StoreError;
import java.util.Objects;

/**
 * Why a command failed: a store's error, or one of the command line's own. Messages are one line and never carry an
 * attribute's value.
 *
 * @param type the kind: the simple name of the {@link StoreError}, or {@code Usage}, {@code Unreadable}, {@code Internal}
 * @param message what happened, where, and what to do
 */
public record Failure(String type, String message) {

    public Failure {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(message, "message");
    }

    /** What the store answered. */
    public static Failure of(StoreError error) {
        return new Failure(error.getClass().getSimpleName(), error.message());
    }

    /** The command itself is wrong. */
    public static Failure usage(String message) {
        return new Failure("Usage", message);
    }

    /** A file or the input can't be read. */
    public static Failure unreadable(String message) {
        return new Failure("Unreadable", message);
    }

    /** A defect of the program; the exception's own message could carry values, so its kind must do. */
    public static Failure internal(Throwable defect) {
        StackTraceElement[] trace = defect.getStackTrace();
        return new Failure(
                "Internal",
                "a defect of this program: " + defect.getClass().getSimpleName()
                        + (trace.length == 0 ? "" : " at " + trace[0]));
    }

    /** This failure as the exception that ends a command. */
    public CommandFailed toException() {
        return new CommandFailed(this);
    }
}
