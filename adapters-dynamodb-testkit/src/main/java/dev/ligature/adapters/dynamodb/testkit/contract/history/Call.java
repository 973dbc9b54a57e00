package dev.ligature.adapters.dynamodb.testkit.contract.history;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;

/**
 * One call of a history. What has no number of its own has zero.
 *
 * @param kind what was called
 * @param thread who called
 * @param source the number of the source, or of the entity
 * @param target the number of the target
 * @param value what was to be written
 * @param invoked when
 * @param answered when it came back
 * @param answer what came back, as a number: a value, or {@link #NONE}; for truth values 1 and 0; for a put the ordinal of
 *     its outcome
 */
record Call(
        Kind kind,
        int thread,
        int source,
        int target,
        long value,
        long invoked,
        long answered,
        Either<StoreError, Long> answer) {

    /** No value. */
    static final long NONE = -1;

    /** What is called, on an edge, a source, a target. */
    enum Kind {
        LINK(true),
        PUT(true),
        UPDATE(true),
        UNLINK(true),
        FIND(true),
        CREATE_SOURCE(false),
        FIND_SOURCE(false),
        UPDATE_SOURCE(false),
        REPLACE_SOURCE(false),
        DELETE_SOURCE(false),
        CREATE_TARGET(false),
        DELETE_TARGET(false),
        FIND_TARGET(false);

        private final boolean ofEdge;

        Kind(boolean ofEdge) {
            this.ofEdge = ofEdge;
        }

        boolean isOfEdge() {
            return ofEdge;
        }

        boolean isOfTarget() {
            return this == CREATE_TARGET || this == DELETE_TARGET || this == FIND_TARGET;
        }
    }

    /** Whether nobody can tell if it took effect. A delete that was cut short may have left its mark. */
    boolean isUnknown() {
        return answer.isLeft()
                && (answer.getLeft() instanceof StoreError.OutcomeUnknown
                        || (isDelete() && answer.getLeft() instanceof StoreError.Transient));
    }

    /** Whether it certainly changed nothing and saw nothing. */
    boolean isVoid() {
        return !isUnknown() && answer.isLeft() && answer.getLeft() instanceof StoreError.Transient;
    }

    boolean isDelete() {
        return kind == Kind.DELETE_SOURCE || kind == Kind.DELETE_TARGET;
    }

    boolean failedWith(Class<? extends StoreError> error) {
        return answer.isLeft() && error.isInstance(answer.getLeft());
    }

    boolean answeredWith(long expected) {
        return answer.isRight() && answer.get() == expected;
    }

    @Override
    public String toString() {
        return "%d..%d thread %d: %s s%d%s %s= %s"
                .formatted(
                        invoked,
                        answered,
                        thread,
                        kind,
                        source,
                        kind.isOfEdge() ? " t" + target : "",
                        value == 0 ? "" : "(" + value + ") ",
                        answer.fold(
                                error -> error.getClass().getSimpleName(),
                                value -> value == NONE ? "none" : Long.toString(value)));
    }
}
