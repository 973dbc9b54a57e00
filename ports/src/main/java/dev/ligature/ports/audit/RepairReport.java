package dev.ligature.ports.audit;

import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * What a repair did.
 *
 * @param repaired what was mended
 * @param left what was not: foreign, or changed meanwhile
 */
public record RepairReport(Seq<Finding> repaired, Seq<Finding> left) {

    public RepairReport {
        Objects.requireNonNull(repaired, "repaired");
        Objects.requireNonNull(left, "left");
    }
}
