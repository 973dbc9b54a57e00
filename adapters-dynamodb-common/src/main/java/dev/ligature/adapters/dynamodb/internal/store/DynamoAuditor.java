package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The auditor of a DynamoDB store. */
final class DynamoAuditor implements Auditor {

    /** In which order findings are reported and mended: work that was begun explains much of the rest. */
    private static final List<Class<? extends Finding>> KINDS = List.of(
            Finding.Unfinished.class,
            Finding.Dangling.class,
            Finding.OneSided.class,
            Finding.Drifted.class,
            Finding.Orphaned.class,
            Finding.Foreign.class);

    private final Store store;

    DynamoAuditor(Store store) {
        this.store = store;
    }

    @Override
    public Either<StoreError, AuditReport> audit() {
        return store.read("audit", wire -> {
            Audit audit = new Audit(store, wire);
            audit.walk();
            return new AuditReport(
                    Vector.ofAll(ordered(audit)).map(Audit.Case::finding), audit.entities(), audit.edges());
        });
    }

    @Override
    public Either<StoreError, RepairReport> repair() {
        return store.write("repair", this::repair);
    }

    private RepairReport repair(Wire wire) {
        Audit audit = new Audit(store, wire);
        audit.walk();
        List<Finding> repaired = new ArrayList<>();
        List<Finding> left = new ArrayList<>();
        for (Audit.Case found : ordered(audit)) {
            boolean mended;
            try {
                mended = found.mend().test(wire);
            } catch (StoreFailure failure) {
                if (failure.error() instanceof StoreError.CorruptItem
                        || failure.error() instanceof StoreError.Rejected) {
                    // What can't be read or written stays as it is and keeps nothing else from being mended.
                    mended = false;
                } else {
                    throw failure;
                }
            }
            (mended ? repaired : left).add(found.finding());
            wire.progressed();
        }
        return new RepairReport(Vector.ofAll(repaired), Vector.ofAll(left));
    }

    private static List<Audit.Case> ordered(Audit audit) {
        return audit.cases().stream()
                .sorted(Comparator.comparingInt(
                        found -> KINDS.indexOf(found.finding().getClass())))
                .toList();
    }
}
