package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Copied;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.RepairReport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** That nothing is to be found after ordinary work. */
public interface AuditContract extends AdapterUnderTest {

    @Test
    @Tag("audit")
    default void ordinaryWorkLeavesNothingToRepair(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"), Leaf.of("j"));
        store.edges(Counted.TYPE).linkAll(Counted.of("n", "l", 1), Counted.of("m", "l", 1), Counted.of("n", "k", 1));
        store.edges(Held.TYPE).linkAll(Held.of("n", "l"));
        ok(store.edges(Held.TYPE).put(Held.of("m", "l")));
        store.edges(Copied.TYPE).linkAll(Copied.of(Node.of("n"), Leaf.of("l")));
        ok(store.entities(Node.TYPE).update(Id.of("n"), node -> node.named("renamed")));
        ok(store.edges(Counted.TYPE).unlink(Id.of("n"), Id.of("k")));
        ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("k")));
        store.eventually(() -> {
            AuditReport report = ok(store.auditor().audit());
            assertThat(report.findings()).isEmpty();
            assertThat(report.isClean()).isTrue();
            assertThat(report.entities()).isEqualTo(4);
            assertThat(report.edges()).isEqualTo(4);
        });
        RepairReport repair = ok(store.auditor().repair());
        assertThat(repair.repaired()).isEmpty();
        assertThat(repair.left()).isEmpty();
        store.edges(Held.TYPE).assertLinked(Held.of("m", "l"));
    }
}
