package dev.ligature.adapters.inmemory;

import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Reads everything of one model, a step at a time, and compares. */
final class InMemoryAuditor implements Auditor {

    private final Seq<EntityAudit<?>> entities;
    private final Seq<EdgeAudit<?, ?, ?>> edges;

    InMemoryAuditor(Seq<EntityAudit<?>> entities, Seq<EdgeAudit<?, ?, ?>> edges) {
        this.entities = entities;
        this.edges = edges;
    }

    @Override
    public Either<StoreError, AuditReport> audit() {
        List<Finding> findings = new ArrayList<>();
        return sum(entities, type -> type.audit(findings))
                .flatMap(read -> sum(edges, relationship -> relationship.audit(findings))
                        .map(edgesRead -> new AuditReport(grouped(findings), read, edgesRead)));
    }

    @Override
    public Either<StoreError, RepairReport> repair() {
        List<Finding> repaired = new ArrayList<>();
        List<Finding> left = new ArrayList<>();
        return sum(entities, type -> type.audit(left))
                .flatMap(read -> sum(edges, relationship -> relationship.repair(repaired, left)))
                .map(read -> new RepairReport(grouped(repaired), grouped(left)));
    }

    private static <A> Either<StoreError, Long> sum(Seq<A> parts, Function<A, Either<StoreError, Long>> count) {
        return parts.foldLeft(
                Either.right(0L),
                (sum, part) -> sum.flatMap(before -> count.apply(part).map(more -> before + more)));
    }

    /** By kind, in the order in which the kinds are declared. */
    private static Seq<Finding> grouped(List<Finding> findings) {
        List<Class<?>> kinds = List.of(Finding.class.getPermittedSubclasses());
        return Vector.ofAll(findings).sorted(Comparator.comparing(finding -> kinds.indexOf(finding.getClass())));
    }
}
