package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Copied;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Copies of entities' values on edges. */
public interface CopyContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#copying")
    @Tag("R20")
    @Tag("B49")
    default <S, T, E> void copiesFollowTheirOrigins(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        Vector<Integer> pairs = Vector.of(1, 2, 3);
        store.createAll(sample.relationship().source(), pairs.map(sample::source));
        store.createAll(sample.relationship().target(), pairs.map(sample::target));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        pairs.forEach(i -> ok(edges.link(sample.edge(i, i, 0))));
        ok(edges.put(sample.edge(1, 2, 0)));
        // Away, elsewhere and back to where they were.
        for (int variant : Vector.of(20, 21, 1)) {
            S source = sample.source(sample.sourceId(1), variant);
            T target = sample.target(sample.targetId(2), variant);
            ok(store.entities(sample.relationship().source()).update(sample.sourceId(1), before -> source));
            Versioned<T> current = ok(store.entities(sample.relationship().target())
                            .load(sample.targetId(2)))
                    .get();
            ok(store.entities(sample.relationship().target()).replace(current.with(target)));
            store.eventually(() -> edges.assertLinked(sample.stored(sample.edge(1, 2, 0), source, target)));
            store.eventually(() -> edges.assertLinked(sample.edge(3, 3, 0)));
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#copying")
    @Tag("R20")
    default <S, T, E> void whatACallerPutsIntoACopyIsOverruled(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Id<S> source = sample.sourceId(1);
        Id<T> target = sample.targetId(1);
        E right = sample.edge(1, 1, 0);
        // The same edge with copies of another variant.
        E wrong = sample.stored(right, sample.source(source, 7), sample.target(target, 7));
        assertThat(wrong).isNotEqualTo(right);
        assertThat(ok(edges.link(wrong))).isEqualTo(right);
        edges.assertLinked(right);
        assertThat(ok(edges.put(wrong))).isEqualTo(new PutResult<>(Outcome.UNCHANGED, right, Vector.empty()));
        assertThat(ok(edges.update(source, target, edge -> wrong))).isEqualTo(right);
        assertThat(ok(edges.putAll(Vector.of(wrong)))
                        .outcomes()
                        .map(answer -> ok(answer).edge()))
                .containsExactly(right);
        assertThat(ok(edges.replaceOutgoing(source, Vector.of(wrong))).kept()).containsExactly(target);
        edges.assertLinked(right);
    }

    /** An adapter that can't look at all edges before it changes their origin may make the change all the same. */
    @Test
    @Tag("R20")
    @Tag("audit")
    default void aCopyThatAnEdgeCannotTakeKeepsNothingElseFromFollowing(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        String much = "x".repeat(250_000);
        store.create(Node.TYPE, Node.of("full"), Node.of("empty"));
        Leaf leaf = Leaf.of("l");
        store.create(Leaf.TYPE, leaf);
        Edges<Node, Leaf, Copied> edges = store.edges(Copied.TYPE);
        edges.linkAll(Copied.of(Node.of("full"), leaf).noted(much), Copied.of(Node.of("empty"), leaf));
        var changed = store.entities(Leaf.TYPE).update(leaf.id(), before -> before.named(much));
        Leaf now = changed.getOrElse(leaf);
        assertThat(store.get(Leaf.TYPE, leaf.id())).isEqualTo(now);
        assertThat(ok(store.auditor().audit()).findings().isEmpty()).isEqualTo(changed.isLeft());
        store.eventually(() -> {
            assertThat(ok(store.auditor().repair()).left().isEmpty()).isEqualTo(changed.isLeft());
            edges.assertLinked(Copied.of(Node.of("empty"), now));
        });
        ok(store.entities(Leaf.TYPE).update(leaf.id(), before -> before.named("short")));
        store.eventually(() -> assertThat(ok(store.auditor().repair()).left()).isEmpty());
        edges.assertLinked(Copied.of(Node.of("full"), leaf.named("short")).noted(much));
    }

    @Test
    @Tag("R20")
    @Tag("B49")
    @Tag("B23")
    default void manyCopiesFollowTheirOrigins(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        int many = 120;
        Vector<Leaf> leaves = Vector.range(100, 100 + many).map(i -> Leaf.of("l" + i));
        Vector<Node> nodes = Vector.range(100, 100 + many).map(i -> Node.of("n" + i));
        store.createAll(Leaf.TYPE, leaves);
        store.createAll(Node.TYPE, nodes);
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        copied.fill(leaves.map(leaf -> Copied.of(nodes.head(), leaf)));
        copied.fill(nodes.map(node -> Copied.of(node, leaves.head())));
        for (String name : Vector.of("renamed", "node n100")) {
            Node node = nodes.head().named(name);
            ok(store.entities(Node.TYPE).update(node.id(), before -> node));
            Leaf leaf = leaves.head().named(name);
            ok(store.entities(Leaf.TYPE).update(leaf.id(), before -> leaf));
            Vector<Leaf> far = leaves.update(0, leaf);
            Vector<Node> near = nodes.update(0, node);
            store.eventually(() -> {
                assertThat(TestStore.all(
                                copied.first(dev.ligature.ports.Direction.OUTGOING, 50),
                                page -> copied.outgoing(node.id(), page)))
                        .containsExactlyElementsOf(far.map(each -> Copied.of(node, each)));
                assertThat(TestStore.all(
                                copied.first(dev.ligature.ports.Direction.INCOMING, 50),
                                page -> copied.incoming(leaf.id(), page)))
                        .containsExactlyElementsOf(near.map(each -> Copied.of(each, leaf)));
            });
        }
    }

    @Test
    @Tag("R20")
    default void aChangeBesideTheCopiedValuesLeavesEdgesAsTheyAre(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        Copied edge = Copied.of(Node.of("n"), Leaf.of("l")).noted("kept");
        copied.linkAll(edge);
        ok(store.entities(Leaf.TYPE).update(Id.of("l"), Leaf::counted));
        copied.assertLinked(edge);
        ok(store.entities(Leaf.TYPE).update(Id.of("l"), leaf -> leaf.named("new")));
        store.eventually(() -> copied.assertLinked(
                Copied.of(Node.of("n"), Leaf.of("l").named("new")).noted("kept")));
    }

    @Test
    @Tag("R20")
    default void copiesOfAnEarlierIncarnationDoNotComeBack(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        copied.linkAll(Copied.of(Node.of("n"), Leaf.of("l")));
        ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("l")));
        Leaf second = Leaf.of("l").named("second");
        store.create(Leaf.TYPE, second);
        copied.assertNotLinked(Id.of("n"), Id.of("l"));
        assertThat(ok(copied.link(Copied.of(Node.of("n"), Leaf.of("l"))))).isEqualTo(Copied.of(Node.of("n"), second));
    }

    @Test
    @Tag("R20")
    default void linksAndRenamesBesideEachOtherEndWithTheLastName(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<Leaf> leaves = Vector.range(10, 30).map(i -> Leaf.of("l" + i));
        store.createAll(Leaf.TYPE, leaves);
        store.create(Node.TYPE, Node.of("n"));
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        Concurrently.run(3, thread -> {
            if (thread == 0) {
                Vector.range(0, 15)
                        .forEach(i ->
                                ok(store.entities(Node.TYPE).update(Id.of("n"), node -> node.named("name " + i))));
            } else {
                leaves.filter(leaf -> leaf.id().hashCode() % 2 == thread - 1)
                        .forEach(leaf -> ok(copied.link(Copied.of(Node.of("n"), leaf))));
            }
            return thread;
        });
        Node last = store.get(Node.TYPE, Id.of("n"));
        assertThat(last.name()).isEqualTo("name 14");
        store.eventually(() -> copied.outgoing().assertEdges(last.id(), leaves.map(leaf -> Copied.of(last, leaf))));
    }
}
