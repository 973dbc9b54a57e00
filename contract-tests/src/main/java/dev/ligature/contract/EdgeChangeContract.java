package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.NotFound;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How edges change and go. */
public interface EdgeChangeContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R4")
    @Tag("B45")
    default <S, T, E> void putAndUpdateReplaceTheEdgeInBothDirections(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        ok(edges.link(sample.edge(1, 1, 0)));
        PutResult.Outcome replaced = sample.hasAttributes() ? PutResult.Outcome.REPLACED : PutResult.Outcome.UNCHANGED;
        for (int variant = 1; variant < 5; variant++) {
            E put = sample.edge(1, 1, variant);
            assertThat(ok(edges.put(put))).isEqualTo(new PutResult<>(replaced, put, Vector.empty()));
            edges.assertOutgoing(sample.sourceId(1), put);
            edges.assertIncoming(sample.targetId(1), put);
            E changed = sample.edge(1, 1, variant + 12);
            assertThat(ok(edges.update(sample.sourceId(1), sample.targetId(1), before -> {
                        assertThat(before).isEqualTo(put);
                        return changed;
                    })))
                    .isEqualTo(changed);
            edges.assertOutgoing(sample.sourceId(1), changed);
            edges.assertIncoming(sample.targetId(1), changed);
            edges.assertLinked(changed);
        }
    }

    @Test
    @Tag("R4")
    default void concurrentUpdatesOfAnEdgeLoseNoneAndHappenOnce(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("n", "l", 0));
        int threads = 8;
        int updates = Math.min(100, session.settings().increments());
        Vector<Long> counts = Concurrently.run(
                        threads,
                        thread -> Vector.fill(
                                updates,
                                () -> ok(edges.update(Id.of("n"), Id.of("l"), Counted::counted))
                                        .count()))
                .flatMap(answers -> answers);
        assertThat(counts.sorted()).containsExactlyElementsOf(Vector.rangeClosed(1L, (long) threads * updates));
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "l", (long) threads * updates));
        edges.assertIncoming(Id.of("l"), Counted.of("n", "l", (long) threads * updates));
    }

    @Test
    @Tag("R4")
    default void anUpdateOfAnAbsentEdgeIsNotFoundAndLeavesNoGhost(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        NotFound notFound = NotFound.edge("counted", Id.of("n"), Id.of("l"));
        refused(notFound, edges.update(Id.of("n"), Id.of("l"), Counted::counted));
        edges.linkAll(Counted.of("n", "l", 1));
        ok(edges.unlink(Id.of("n"), Id.of("l")));
        refused(notFound, edges.update(Id.of("n"), Id.of("l"), Counted::counted));
        refused(
                NotFound.edge("counted", Id.of("nobody"), Id.of("l")),
                edges.update(Id.of("nobody"), Id.of("l"), Counted::counted));
        edges.assertNotLinked(Id.of("n"), Id.of("l"));
        edges.assertNotLinked(Id.of("nobody"), Id.of("l"));
    }

    @Test
    @Tag("R4")
    default void anUpdateToOtherEndsIsRefusedAndChangesNothing(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("n", "l", 1));
        refused(InvalidEdge.class, edges.update(Id.of("n"), Id.of("l"), edge -> Counted.of("m", "l", 1)));
        refused(InvalidEdge.class, edges.update(Id.of("n"), Id.of("l"), edge -> Counted.of("n", "k", 1)));
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "l", 1));
        edges.assertOutgoing(Id.of("m"));
        edges.assertIncoming(Id.of("k"));
    }

    @Test
    @Tag("R4")
    @Tag("B44")
    default void anOptionalAttributeOfAnEdgeComesAndGoes(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Counted bare = Counted.of("n", "l", 1);
        edges.linkAll(bare);
        ok(edges.update(Id.of("n"), Id.of("l"), edge -> edge.noted("set")));
        edges.assertLinked(bare.noted("set"));
        ok(edges.update(Id.of("n"), Id.of("l"), edge -> edge.noted("")));
        edges.assertLinked(bare.noted(""));
        ok(edges.update(Id.of("n"), Id.of("l"), edge -> new Counted(edge.node(), edge.leaf(), 1, Option.none())));
        edges.assertLinked(bare);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R5")
    default <S, T, E> void unlinkAnswersTrueOnceAndOnlyThatPairIsGone(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1), sample.source(2));
        store.create(sample.relationship().target(), sample.target(1), sample.target(2));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E kept = ok(edges.link(sample.edge(1, 1, 0)));
        E gone = ok(edges.link(sample.edge(2, 2, 0)));
        assertThat(ok(edges.unlink(sample.sourceId(2), sample.targetId(2)))).isTrue();
        edges.assertNotLinked(sample.sourceId(2), sample.targetId(2));
        assertThat(ok(edges.unlink(sample.sourceId(2), sample.targetId(2)))).isFalse();
        assertThat(ok(edges.unlink(sample.sourceId(1), sample.targetId(2)))).isFalse();
        assertThat(ok(edges.unlink(sample.sourceId(2), sample.targetId(1)))).isFalse();
        edges.assertOutgoing(sample.sourceId(1), kept);
        edges.assertIncoming(sample.targetId(1), kept);
        edges.assertOutgoing(sample.relationship().sourceOf(gone));
        edges.assertIncoming(sample.relationship().targetOf(gone));
        assertThat(store.get(sample.relationship().source(), sample.sourceId(2)))
                .isEqualTo(sample.source(2));
        assertThat(store.get(sample.relationship().target(), sample.targetId(2)))
                .isEqualTo(sample.target(2));
    }

    @Test
    @Tag("R5")
    @Tag("B52")
    default void unlinkingAPairThatIsNotLinkedTouchesNoOther(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("m1"), Node.of("m2"));
        store.create(Leaf.TYPE, Leaf.of("a1"), Leaf.of("a2"), Leaf.of("p9"));
        var plain = store.edges(Plain.TYPE);
        plain.linkAll(Plain.of("m1", "a1"), Plain.of("m1", "a2"), Plain.of("m2", "a1"));
        var held = store.edges(Held.TYPE);
        held.linkAll(Held.of("m2", "p9"));
        assertThat(ok(plain.unlink(Id.of("m2"), Id.of("a2")))).isFalse();
        assertThat(ok(held.unlink(Id.of("m1"), Id.of("p9")))).isFalse();
        assertThat(ok(plain.unlink(Id.of("nobody"), Id.of("nothing")))).isFalse();
        plain.assertOutgoing(Id.of("m1"), Plain.of("m1", "a1"), Plain.of("m1", "a2"));
        plain.assertIncoming(Id.of("a1"), Plain.of("m1", "a1"), Plain.of("m2", "a1"));
        plain.assertIncoming(Id.of("a2"), Plain.of("m1", "a2"));
        held.assertLinked(Held.of("m2", "p9"));
    }

    @Test
    @Tag("R5")
    default void ofConcurrentUnlinkersOneIsAnsweredTrue(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("n", "k", 2));
        for (int round = 0; round < 3; round++) {
            edges.linkAll(Counted.of("n", "l", 1));
            var answers = Concurrently.run(16, i -> ok(edges.unlink(Id.of("n"), Id.of("l"))));
            assertThat(answers.count(removed -> removed)).isEqualTo(1);
            edges.assertNotLinked(Id.of("n"), Id.of("l"));
        }
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "k", 2));
    }
}
