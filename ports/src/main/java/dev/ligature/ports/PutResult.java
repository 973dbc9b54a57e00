package dev.ligature.ports;

import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * What {@link RelationshipRepository#put} did.
 *
 * @param outcome whether the pair was linked before
 * @param edge the edge as it is stored now, its copies filled
 * @param displaced the edges that had to go because the cardinality allows one, the source's first
 */
public record PutResult<E>(Outcome outcome, E edge, Seq<E> displaced) {

    /** What became of the pair. */
    public enum Outcome {
        /** The pair was not linked and is now. */
        CREATED,
        /** The pair was linked with other attributes. */
        REPLACED,
        /** The pair was linked just so; nothing was written. */
        UNCHANGED
    }

    public PutResult {
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(edge, "edge");
        Objects.requireNonNull(displaced, "displaced");
    }
}
