package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Copied;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Kinds.Plainer;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.model.Tagged;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What has nothing to do with each other never meets. */
public interface SeparationContract extends AdapterUnderTest {

    @Test
    @Tag("R18")
    @Tag("B55")
    default void relationshipsBetweenTheSameTypesNeverMeet(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        Edges<Node, Leaf, Plainer> plainer = store.edges(Plainer.TYPE);
        Edges<Node, Leaf, Counted> counted = store.edges(Counted.TYPE);
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        plain.linkAll(Plain.of("n", "l"));
        for (Edges<Node, Leaf, ?> other : Vector.<Edges<Node, Leaf, ?>>of(plainer, counted, held, single, copied)) {
            other.assertNotLinked(Id.of("n"), Id.of("l"));
            assertThat(ok(other.outDegree(Id.of("n")))).isZero();
            assertThat(ok(other.inDegree(Id.of("l")))).isZero();
        }
        plainer.linkAll(Plainer.of("n", "l"));
        counted.linkAll(Counted.of("n", "l", 1));
        held.linkAll(Held.of("n", "l"));
        single.linkAll(Single.of("n", "l"));
        copied.linkAll(Copied.of(Node.of("n"), Leaf.of("l")));
        assertThat(ok(plain.unlink(Id.of("n"), Id.of("l")))).isTrue();
        plain.assertNotLinked(Id.of("n"), Id.of("l"));
        plainer.assertOutgoing(Id.of("n"), Plainer.of("n", "l"));
        plainer.assertIncoming(Id.of("l"), Plainer.of("n", "l"));
        counted.assertOutgoing(Id.of("n"), Counted.of("n", "l", 1));
        held.assertIncoming(Id.of("l"), Held.of("n", "l"));
        single.assertLinked(Single.of("n", "l"));
        copied.assertLinked(Copied.of(Node.of("n"), Leaf.of("l")));
        store.eventually(() -> {
            assertThat(TestStore.all(PageRequest.first(), plain::list)).isEmpty();
            assertThat(TestStore.all(PageRequest.first(), plainer::list)).containsExactly(Plainer.of("n", "l"));
        });
    }

    @Test
    @Tag("R18")
    default void namesThatArePrefixesOfEachOtherNeverMeetWhateverTheIds(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        // Ids with which a careless key of one relationship would begin like one of the other.
        Vector<String> ids = Vector.of("r", "-r", "-r#x", "r#x", "x", "#x", "-r:x", "\u0000x", "-r\u0000x");
        store.createAll(Node.TYPE, ids.map(Node::of));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        Edges<Node, Leaf, Plainer> plainer = store.edges(Plainer.TYPE);
        plain.fill(ids.map(id -> Plain.of(id, "x")));
        plainer.fill(ids.map(id -> Plainer.of("x", id)));
        for (String id : ids) {
            plain.assertOutgoing(Id.of(id), Plain.of(id, "x"));
            plainer.assertIncoming(Id.of(id), Plainer.of("x", id));
            if (!id.equals("x")) {
                plainer.assertOutgoing(Id.of(id));
                plain.assertIncoming(Id.of(id));
            }
        }
        plain.incoming()
                .assertEdges(
                        Id.of("x"),
                        ids.map(id -> Plain.of(id, "x")).sorted(plain.incoming().order()));
        plainer.outgoing()
                .assertEdges(
                        Id.of("x"),
                        ids.map(id -> Plainer.of("x", id))
                                .sorted(plainer.outgoing().order()));
    }

    @Test
    @Tag("R18")
    default void entitiesOfTwoTypesMayHaveOneId(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("same"));
        refused(MissingEndpoint.class, store.edges(Plain.TYPE).link(Plain.of("same", "same")));
        store.create(Leaf.TYPE, Leaf.of("same"));
        store.edges(Plain.TYPE).linkAll(Plain.of("same", "same"));
        store.edges(Plain.TYPE).assertLinked(Plain.of("same", "same"));
        assertThat(store.get(Node.TYPE, Id.of("same"))).isEqualTo(Node.of("same"));
        assertThat(store.get(Leaf.TYPE, Id.of("same"))).isEqualTo(Leaf.of("same"));
        ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("same")));
        assertThat(store.get(Node.TYPE, Id.of("same"))).isEqualTo(Node.of("same"));
        store.edges(Plain.TYPE).assertNotLinked(Id.of("same"), Id.of("same"));
    }

    @Test
    @Tag("R21")
    default void namespacesNeverMeet(Session session) {
        String name = session.namespace();
        Vector<String> names =
                Vector.of(name, name + "1", name + "-1", name + "-kind-node", name.toUpperCase(java.util.Locale.ROOT));
        Vector<TestStore> stores = names.map(namespace -> session.open(Kinds.MODEL, namespace));
        Vector<String> ids = Vector.of("x", "1", "-1", "kind-node", "-kind-node");
        for (int i = 0; i < stores.size(); i++) {
            TestStore store = stores.get(i);
            String own = "of " + i;
            ids.forEach(id -> store.create(Node.TYPE, Node.of(id).named(own)));
            ids.forEach(id -> store.create(Leaf.TYPE, Leaf.of(id).named(own)));
            store.edges(Held.TYPE)
                    .linkAll(Held.of("x", "1").noted(own), Held.of("1", "x").noted(own));
        }
        for (int i = 0; i < stores.size(); i++) {
            TestStore store = stores.get(i);
            String own = "of " + i;
            Vector<Node> nodes = ids.map(id -> Node.of(id).named(own));
            assertThat(ok(store.entities(Node.TYPE).findAll(nodes.map(Node::id)))
                            .values())
                    .containsExactlyInAnyOrderElementsOf(nodes);
            store.eventually(() -> assertThat(TestStore.all(PageRequest.first(2), store.entities(Node.TYPE)::list))
                    .containsExactlyInAnyOrderElementsOf(nodes));
            store.edges(Held.TYPE).assertOutgoing(Id.of("x"), Held.of("x", "1").noted(own));
            store.edges(Held.TYPE).assertIncoming(Id.of("x"), Held.of("1", "x").noted(own));
        }
        ok(stores.head().entities(Node.TYPE).delete(Id.<Node>of("x")));
        ok(stores.head().entities(Leaf.TYPE).update(Id.of("x"), leaf -> leaf.named("changed")));
        ok(stores.head().edges(Held.TYPE).unlink(Id.of("1"), Id.of("x")));
        for (int i = 1; i < stores.size(); i++) {
            TestStore store = stores.get(i);
            String own = "of " + i;
            assertThat(store.get(Node.TYPE, Id.of("x"))).isEqualTo(Node.of("x").named(own));
            assertThat(store.get(Leaf.TYPE, Id.of("x"))).isEqualTo(Leaf.of("x").named(own));
            store.edges(Held.TYPE).assertOutgoing(Id.of("x"), Held.of("x", "1").noted(own));
            store.edges(Held.TYPE).assertIncoming(Id.of("x"), Held.of("1", "x").noted(own));
        }
    }

    @Test
    @Tag("R21")
    default void indexesOfNamespacesNeverMeet(Session session) {
        TestStore here = session.open(Tagged.model());
        TestStore there = session.open(Tagged.model());
        here.create(Tagged.TYPE, Tagged.of("a", "same", "label"));
        there.create(Tagged.TYPE, Tagged.of("b", "same", "label"));
        here.eventually(() -> assertThat(ok(here.entities(Tagged.TYPE).findBy(Tagged.NAME, "same", PageRequest.first()))
                        .items())
                .containsExactly(Tagged.of("a", "same", "label")));
        ok(here.entities(Tagged.TYPE).delete(Id.<Tagged>of("a")));
        there.eventually(() -> assertThat(
                        ok(there.entities(Tagged.TYPE).findBy(Tagged.LABELS, "label", PageRequest.first()))
                                .items())
                .containsExactly(Tagged.of("b", "same", "label")));
    }

    @Test
    @Tag("R21")
    default void twoStoresOfOneNamespaceSeeTheSameFacts(Session session) {
        TestStore one = session.open(Kinds.MODEL);
        TestStore other = session.open(Kinds.MODEL, one.namespace());
        one.create(Node.TYPE, Node.of("n"));
        other.create(Leaf.TYPE, Leaf.of("l"));
        one.edges(Plain.TYPE).linkAll(Plain.of("n", "l"));
        other.edges(Plain.TYPE).assertLinked(Plain.of("n", "l"));
        assertThat(ok(other.edges(Plain.TYPE).unlink(Id.of("n"), Id.of("l")))).isTrue();
        one.edges(Plain.TYPE).assertNotLinked(Id.of("n"), Id.of("l"));
        one.close();
        assertThat(other.get(Node.TYPE, Id.of("n"))).isEqualTo(Node.of("n"));
    }
}
