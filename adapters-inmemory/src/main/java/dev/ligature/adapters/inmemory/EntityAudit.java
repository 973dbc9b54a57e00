package dev.ligature.adapters.inmemory;

import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Finding;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;

/** The audit of one type of entity: whether this version of the type can read what others have written. */
final class EntityAudit<T> {

    private static final int STEP = 1_000;

    private final Session session;
    private final EntityDrafts<T> drafts;

    EntityAudit(Session session, EntityDrafts<T> drafts) {
        this.session = session;
        this.drafts = drafts;
    }

    /** Adds what is found, and answers how many entities were read. */
    Either<StoreError, Long> audit(List<Finding> findings) {
        String type = drafts.type().name();
        long entities = 0;
        Probe<Node> after = null;
        while (true) {
            Probe<Node> from = after;
            Either<StoreError, Vector<EntityWrites.Seen>> read = session.space()
                    .read(
                            "auditing '" + type + "'",
                            () -> Vector.ofAll(drafts.table().page(from, STEP)).flatMap(EntityWrites.Seen::optionOf));
            if (read.isLeft()) {
                return Either.left(read.getLeft());
            }
            if (read.get().isEmpty()) {
                return Either.right(entities);
            }
            for (EntityWrites.Seen seen : read.get()) {
                entities++;
                if (drafts.view(seen.node(), seen.state()).isLeft()) {
                    findings.add(new Finding.Foreign(
                            "'" + type + "'", seen.node().id().value()));
                }
            }
            after = Node.at(read.get().last().node().id());
        }
    }
}
