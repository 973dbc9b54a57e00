package dev.ligature.ports;

import dev.ligature.domain.Id;

/**
 * What can keep an operation from answering. Sealed in groups by what the caller can do: {@link Rejected} asks for other
 * input, {@link Conflict} for a decision on the state there is, {@link Transient} for a later try; {@link
 * OutcomeUnknown} says that a write may have happened, and {@link CorruptItem} that stored data is not what it should be.
 *
 * <p>Where several apply, the first of these is answered: errors of the arguments, {@link MissingEndpoint} of the source,
 * of the target, {@link AlreadyLinked}, {@link CardinalityViolation} (the source's holder first), {@link DegreeLimit}.
 * Messages name types and ids and what to do, and never an attribute's value.
 */
public sealed interface StoreError {

    /** What happened and what to do, in one line. */
    String message();

    /** This error as an exception. */
    default StoreException toException() {
        return new StoreException(this);
    }

    /** The input can't be stored or answered; the same call fails again. Nothing was written. */
    sealed interface Rejected extends StoreError {}

    /** The state does not allow the operation. Nothing was written. */
    sealed interface Conflict extends StoreError {}

    /** The store did not answer in time; the same call may succeed later. Nothing was written unless the port says so. */
    sealed interface Transient extends StoreError {}

    /** A text is no id. */
    record InvalidKey(String type, String reason) implements Rejected {
        @Override
        public String message() {
            return "invalid key for '" + type + "': " + Messages.line(reason);
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** An entity holds a value that no store can keep. */
    record InvalidValue(String type, String reason) implements Rejected {
        @Override
        public String message() {
            return "invalid value for '" + type + "': " + Messages.line(reason);
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** An edge breaks a rule of its relationship, or holds a value that no store can keep. */
    record InvalidEdge(String relationship, String reason) implements Rejected {
        @Override
        public String message() {
            return "invalid edge of '" + relationship + "': " + Messages.line(reason);
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** A cursor is damaged, or belongs to another query. */
    record InvalidCursor(String reason) implements Rejected {
        @Override
        public String message() {
            return "invalid cursor: " + Messages.line(reason) + "; begin again without a cursor";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The entity holds as many edges as it can in this layout; unlink some, or choose a layout without the bound. */
    record DegreeLimit(String relationship, Id<?> id, long limit) implements Rejected {
        @Override
        public String message() {
            return "'" + Messages.shown(id) + "' has reached the limit of " + limit + " for edges of '" + relationship
                    + "' in this layout; unlink some or choose a layout without this bound";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /**
     * An item would be larger than DynamoDB stores.
     *
     * @param bytes what it would take
     * @param limit what a store gives it: at most 409 600, less what the store itself adds to an item
     */
    record ItemTooLarge(String type, Id<?> id, long bytes, long limit) implements Rejected {
        @Override
        public String message() {
            return "'" + type + "' " + Messages.shown(id) + " takes " + bytes + " bytes; an item has at most " + limit;
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The adapter does not offer this. */
    record Unsupported(String what, String instead) implements Rejected {
        @Override
        public String message() {
            return Messages.line(what) + " is not supported by this adapter; " + Messages.line(instead);
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** There is no such entity or edge; an edge is named by both ids. */
    record NotFound(String type, String id) implements Conflict {

        /** No entity of this id. */
        public static NotFound entity(String type, Id<?> id) {
            return new NotFound(type, id.value());
        }

        /** No edge between these two. */
        public static NotFound edge(String relationship, Id<?> source, Id<?> target) {
            return new NotFound(relationship, source.value() + " -> " + target.value());
        }

        @Override
        public String message() {
            return "there is no '" + type + "' " + Messages.line(id) + "; check the id, or create it first";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The id is taken. */
    record AlreadyExists(String type, Id<?> id) implements Conflict {
        @Override
        public String message() {
            return "'" + type + "' " + Messages.shown(id) + " exists already; update or replace it";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The pair is linked. */
    record AlreadyLinked(String relationship, Id<?> source, Id<?> target) implements Conflict {
        @Override
        public String message() {
            return "'" + relationship + "' already links " + Messages.shown(source) + " to " + Messages.shown(target)
                    + "; put or update the edge to change it";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** An end of the edge does not exist. */
    record MissingEndpoint(End end, String type, Id<?> id) implements Conflict {
        @Override
        public String message() {
            return "the edge's " + end + ", '" + type + "' " + Messages.shown(id) + ", does not exist; create it first";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /**
     * An end has its one edge already.
     *
     * @param end the end of the refused edge that is taken
     * @param id the entity at that end
     * @param holder the entity that it is linked with
     */
    record CardinalityViolation(String relationship, End end, Id<?> id, Id<?> holder) implements Conflict {
        @Override
        public String message() {
            return "the " + end + " " + Messages.shown(id) + " of '" + relationship + "' is linked with "
                    + Messages.shown(holder) + " and can have one edge; unlink that one, or put to move it";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The entity was changed since it was read; the current state comes along. */
    record VersionConflict(String type, Id<?> id, Versioned<?> current) implements Conflict {
        @Override
        public String message() {
            return "'" + type + "' " + Messages.shown(id)
                    + " was changed meanwhile; decide on its current version anew";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The store refused for load until the deadline. */
    record Throttled(String what) implements Transient {
        @Override
        public String message() {
            return Messages.line(what)
                    + " was throttled until its deadline; try again later, or provision more capacity";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The store could not be reached, is not set up, or did not answer until the deadline. */
    record Unavailable(String what, String reason) implements Transient {
        @Override
        public String message() {
            return Messages.line(what) + " failed: " + Messages.line(reason);
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** The write may or may not have happened; look, or run the operation again. */
    record OutcomeUnknown(String what, String reason) implements StoreError {
        @Override
        public String message() {
            return Messages.line(what) + " may or may not have happened: " + Messages.line(reason)
                    + "; read the state, or run it again";
        }

        @Override
        public String toString() {
            return message();
        }
    }

    /** A stored item of ours can't be read as what it should be. */
    record CorruptItem(String type, String id, String reason) implements StoreError {
        @Override
        public String message() {
            return "the stored '" + type + "' " + Messages.shown(id) + " can't be read: " + Messages.line(reason)
                    + "; see the audit";
        }

        @Override
        public String toString() {
            return message();
        }
    }
}
