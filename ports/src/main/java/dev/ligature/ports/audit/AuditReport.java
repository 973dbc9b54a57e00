package dev.ligature.ports.audit;

import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * What an audit found.
 *
 * @param findings what is not as it should be
 * @param entities how many entities were read
 * @param edges how many edges were read
 */
public record AuditReport(Seq<Finding> findings, long entities, long edges) {

    public AuditReport {
        Objects.requireNonNull(findings, "findings");
    }

    /** Whether nothing was found. */
    public boolean isClean() {
        return findings.isEmpty();
    }
}
