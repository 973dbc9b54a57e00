package dev.ligature.ports;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.Objects;

/**
 * What {@link RelationshipRepository#putAll} did.
 *
 * @param outcomes one per input position, in input order: what {@link RelationshipRepository#put} of that edge would
 *     have answered, had the edges been put one after the other
 */
public record BulkReport<E>(Seq<Either<StoreError, PutResult<E>>> outcomes) {

    public BulkReport {
        Objects.requireNonNull(outcomes, "outcomes");
    }

    /** How many positions had this outcome. */
    public int count(PutResult.Outcome outcome) {
        return outcomes.count(answer -> answer.exists(result -> result.outcome() == outcome));
    }

    /** The positions, from zero, whose edge was not stored, and why. */
    public Seq<Tuple2<Integer, StoreError>> rejected() {
        return outcomes.zipWithIndex()
                .filter(entry -> entry._1().isLeft())
                .map(entry -> new Tuple2<>(entry._2(), entry._1().getLeft()));
    }
}
