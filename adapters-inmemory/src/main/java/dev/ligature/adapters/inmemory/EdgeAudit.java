package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Finding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The audit of one relationship. An edge can't be dangling or one-sided here; but its copies can be old where a version
 * of the model that knows no copies has written, and it can be unreadable for a version that asks for more.
 */
final class EdgeAudit<S, T, E> {

    private static final int STEP = 1_000;

    private final Session session;
    private final EdgeDrafts<S, T, E> drafts;
    private final Relationship<S, T, E> relationship;
    private final EdgeWrites<S, T, E> writes;

    EdgeAudit(Session session, EdgeDrafts<S, T, E> drafts, EdgeWrites<S, T, E> writes) {
        this.session = session;
        this.drafts = drafts;
        this.relationship = drafts.relationship();
        this.writes = writes;
    }

    /** An edge and its ends as they were at one moment. */
    private record Row(Edge edge, Object stored, Held source, Held target) {

        static @Nullable Row of(Edge edge) {
            Object stored = edge.stored();
            Held source = edge.source().held();
            Held target = edge.target().held();
            return stored == null || source == null || target == null ? null : new Row(edge, stored, source, target);
        }

        Id<?> from() {
            return edge.source().id();
        }

        Id<?> to() {
            return edge.target().id();
        }
    }

    /** Adds what is found, and answers how many edges were read. */
    Either<StoreError, Long> audit(List<Finding> findings) {
        return walk(row -> findings.addAll(findings(row).asJava()));
    }

    /** Mends what can be, adds what was mended and what was left. */
    Either<StoreError, Long> repair(List<Finding> repaired, List<Finding> left) {
        List<Row> damaged = new ArrayList<>();
        return walk(row -> {
                    if (!findings(row).isEmpty()) {
                        damaged.add(row);
                    }
                })
                .flatMap(edges -> {
                    for (Row row : damaged) {
                        Seq<Finding> findings = findings(row);
                        Either<StoreError, Boolean> mended = mended(row);
                        if (mended.isLeft()) {
                            return Either.left(mended.getLeft());
                        }
                        List<Finding> answer = mended.get() ? repaired : left;
                        answer.addAll(findings.asJava());
                    }
                    return Either.right(edges);
                });
    }

    private Either<StoreError, Boolean> mended(Row row) {
        return edge(row)
                .map(edge -> writes.retake(relationship.sourceOf(edge), relationship.targetOf(edge)))
                .getOrElse(Either.right(false));
    }

    private interface Step {
        void on(Row row);
    }

    private Either<StoreError, Long> walk(Step step) {
        long edges = 0;
        PairPlace after = null;
        while (true) {
            PairPlace from = after;
            Either<StoreError, List<Row>> read =
                    session.space().read("auditing '" + relationship.name() + "'", () -> rows(from));
            if (read.isLeft()) {
                return Either.left(read.getLeft());
            }
            if (read.get().isEmpty()) {
                return Either.right(edges);
            }
            for (Row row : read.get()) {
                edges++;
                step.on(row);
                after = new PairPlace(row.from(), row.to());
            }
        }
    }

    private List<Row> rows(@Nullable PairPlace after) {
        List<Row> rows = new ArrayList<>();
        for (Edge edge : drafts.table().page(after, STEP)) {
            Row row = Row.of(edge);
            if (row != null) {
                rows.add(row);
            }
        }
        return rows;
    }

    private Seq<Finding> findings(Row row) {
        Either<StoreError, E> edge = edge(row);
        if (edge.isLeft()) {
            return Vector.of(unreadable(row));
        }
        Vector<Finding> findings = Vector.empty();
        if (drafts.source(row.source(), row.from())
                .exists(source ->
                        !relationship.withSourceCopies(edge.get(), source).equals(edge.get()))) {
            findings = findings.append(drifted(row, End.SOURCE));
        }
        if (drafts.target(row.target(), row.to())
                .exists(target ->
                        !relationship.withTargetCopies(edge.get(), target).equals(edge.get()))) {
            findings = findings.append(drifted(row, End.TARGET));
        }
        return findings;
    }

    private Either<StoreError, E> edge(Row row) {
        return drafts.edge(row.stored(), row.from(), row.to());
    }

    private Finding drifted(Row row, End origin) {
        return new Finding.Drifted(relationship.name(), row.from(), row.to(), origin);
    }

    private Finding unreadable(Row row) {
        return new Finding.Foreign("'" + relationship.name() + "'", row.from() + " -> " + row.to());
    }
}
