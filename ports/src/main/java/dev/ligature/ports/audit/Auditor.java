package dev.ligature.ports.audit;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;

/**
 * Reads the whole store and compares its facts with each other. Safe beside writers: what a running write explains is no
 * finding by the time it is reported again, and a repair is conditioned on what was found, so it never undoes a newer
 * write. Nothing foreign is ever removed.
 */
public interface Auditor {

    /**
     * What is not as it should be, read once over everything; costs a scan.
     *
     * @return the findings, grouped by kind in the order of {@link Finding}'s kinds
     */
    Either<StoreError, AuditReport> audit();

    /**
     * Audits and mends what is ours: finishes deletes and fan-outs, removes dangling and one-sided edges, rewrites drifted
     * copies, and builds what a changed model needs. Retry: safe, a repetition goes on; when nothing is left, a
     * repetition changes nothing.
     *
     * @return what was mended, and what was left because it is foreign or was changed meanwhile
     */
    Either<StoreError, RepairReport> repair();
}
