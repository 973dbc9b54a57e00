package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Once;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Making an entity's outgoing edges exactly these. */
public interface ReplaceOutgoingContract extends AdapterUnderTest {

    private static Counted edge(int leaf, long count) {
        return Counted.of("n", "l" + leaf, count);
    }

    private static Vector<Id<Leaf>> ids(Vector<Integer> leaves) {
        return leaves.map(leaf -> Id.of("l" + leaf));
    }

    @Test
    @Tag("R15")
    default void manyEdgesAreReplacedByManyOfWhichFewDiffer(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        int span = session.settings().span();
        Vector<Integer> all = Vector.range(0, span + 10);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.createAll(Leaf.TYPE, all.map(i -> Leaf.of("l" + i)));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("m", "l0", 5));
        Vector<Counted> before = all.take(span).map(i -> edge(i, 1));
        Difference<Leaf> first = ok(edges.replaceOutgoing(Id.of("n"), Once.over(before)));
        assertThat(first.added()).containsExactlyInAnyOrderElementsOf(ids(all.take(span)));
        assertThat(first.removed().isEmpty()
                        && first.changed().isEmpty()
                        && first.kept().isEmpty())
                .isTrue();
        // The first ten go, the next ten change, the last ten come.
        Vector<Counted> after = all.drop(10).map(i -> edge(i, i < 20 ? 2 : 1));
        Difference<Leaf> difference = ok(edges.replaceOutgoing(Id.of("n"), Once.over(after.reverse())));
        assertThat(difference.removed()).containsExactlyInAnyOrderElementsOf(ids(all.take(10)));
        assertThat(difference.changed()).containsExactlyInAnyOrderElementsOf(ids(all.slice(10, 20)));
        assertThat(difference.kept()).containsExactlyInAnyOrderElementsOf(ids(all.slice(20, span)));
        assertThat(difference.added()).containsExactlyInAnyOrderElementsOf(ids(all.drop(span)));
        edges.outgoing().assertEdges(Id.of("n"), after.sorted(edges.outgoing().order()));
        edges.assertIncoming(Id.of("l0"), Counted.of("m", "l0", 5));
        edges.assertIncoming(Id.of("l10"), edge(10, 2));
        Difference<Leaf> again = ok(edges.replaceOutgoing(Id.of("n"), after));
        assertThat(again.kept()).hasSize(span);
        assertThat(again.added().isEmpty()
                        && again.removed().isEmpty()
                        && again.changed().isEmpty())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R15")
    default <S, T, E> void edgesAreAddedChangedKeptAndRemoved(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        Vector<Integer> targets = Vector.range(1, 5);
        store.create(sample.relationship().source(), sample.source(1), sample.source(2));
        store.createAll(sample.relationship().target(), targets.map(sample::target));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Id<S> source = sample.sourceId(1);
        if (!sample.isMany(Direction.OUTGOING)) {
            ok(edges.link(sample.edge(1, 1, 0)));
            Difference<T> moved = ok(edges.replaceOutgoing(source, Vector.of(sample.edge(1, 2, 0))));
            assertThat(moved.added()).containsExactly(sample.targetId(2));
            assertThat(moved.removed()).containsExactly(sample.targetId(1));
            edges.assertOutgoing(source, sample.edge(1, 2, 0));
            edges.assertNotLinked(source, sample.targetId(1));
            return;
        }
        edges.linkAll(sample.edge(1, 1, 0), sample.edge(1, 2, 0), sample.edge(1, 3, 0));
        Vector<E> after = Vector.of(sample.edge(1, 2, 1), sample.edge(1, 3, 0), sample.edge(1, 4, 0));
        Difference<T> difference = ok(edges.replaceOutgoing(source, after));
        assertThat(difference.removed()).containsExactly(sample.targetId(1));
        assertThat(difference.added()).containsExactly(sample.targetId(4));
        Vector<Id<T>> rest = Vector.of(sample.targetId(2), sample.targetId(3));
        assertThat(difference.changed())
                .containsExactlyElementsOf(sample.hasAttributes() ? rest.take(1) : rest.take(0));
        assertThat(difference.kept()).containsExactlyInAnyOrderElementsOf(sample.hasAttributes() ? rest.drop(1) : rest);
        edges.outgoing().assertEdges(source, after.sorted(edges.outgoing().order()));
        targets.forEach(i -> edges.incoming()
                .assertEdges(
                        sample.targetId(i),
                        after.filter(
                                edge -> sample.relationship().targetOf(edge).equals(sample.targetId(i)))));
        assertThat(ok(edges.replaceOutgoing(source, after.drop(1))).removed()).containsExactly(sample.targetId(2));
        edges.outgoing()
                .assertEdges(source, after.drop(1).sorted(edges.outgoing().order()));
        assertThat(ok(edges.replaceOutgoing(source, Vector.empty())).removed()).hasSize(2);
        edges.assertOutgoing(source);
    }

    private static TestStore three(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("l1"), Leaf.of("l2"), Leaf.of("l3"));
        return store;
    }

    @Test
    @Tag("R15")
    default void anEdgeOfAnotherSourceIsRefusedAndNothingIsWritten(Session session) {
        Edges<Node, Leaf, Counted> edges = three(session).edges(Counted.TYPE);
        edges.linkAll(edge(1, 1));
        refused(InvalidEdge.class, edges.replaceOutgoing(Id.of("n"), Vector.of(edge(2, 1), Counted.of("m", "l3", 1))));
        edges.assertOutgoing(Id.of("n"), edge(1, 1));
        edges.assertOutgoing(Id.of("m"));
    }

    @Test
    @Tag("R15")
    default void oneTargetTwiceIsRefusedAndNothingIsWritten(Session session) {
        Edges<Node, Leaf, Counted> edges = three(session).edges(Counted.TYPE);
        edges.linkAll(edge(1, 1));
        refused(InvalidEdge.class, edges.replaceOutgoing(Id.of("n"), Vector.of(edge(2, 1), edge(3, 1), edge(2, 2))));
        refused(InvalidEdge.class, edges.replaceOutgoing(Id.of("n"), Vector.of(edge(2, 1), edge(2, 1))));
        edges.assertOutgoing(Id.of("n"), edge(1, 1));
    }

    @Test
    @Tag("R15")
    default void anEndThatIsMissingKeepsEverythingFromBeingWritten(Session session) {
        TestStore store = three(session);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(edge(1, 1), edge(2, 1));
        refused(
                new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("l9")),
                edges.replaceOutgoing(Id.of("n"), Vector.of(edge(2, 2), edge(9, 1), edge(3, 1))));
        edges.assertOutgoing(Id.of("n"), edge(1, 1), edge(2, 1));
        edges.assertIncoming(Id.of("l3"));
        refused(
                new MissingEndpoint(End.SOURCE, "kind-node", Id.of("nobody")),
                edges.replaceOutgoing(Id.of("nobody"), Vector.of(Counted.of("nobody", "l1", 1))));
        edges.assertOutgoing(Id.of("nobody"));
        edges.assertIncoming(Id.of("l1"), edge(1, 1));
    }

    @Test
    @Tag("R15")
    default void aTargetThatBelongsToAnotherSourceKeepsEverythingFromBeingWritten(Session session) {
        TestStore store = three(session);
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        held.linkAll(Held.of("m", "l3"), Held.of("n", "l1"));
        refused(
                new CardinalityViolation("held", End.TARGET, Id.of("l3"), Id.of("m")),
                held.replaceOutgoing(Id.of("n"), Vector.of(Held.of("n", "l2"), Held.of("n", "l3"))));
        held.assertOutgoing(Id.of("n"), Held.of("n", "l1"));
        held.assertOutgoing(Id.of("m"), Held.of("m", "l3"));
        held.assertIncoming(Id.of("l2"));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        single.linkAll(Single.of("m", "l3"), Single.of("n", "l1"));
        refused(
                new CardinalityViolation("single", End.TARGET, Id.of("l3"), Id.of("m")),
                single.replaceOutgoing(Id.of("n"), Vector.of(Single.of("n", "l3"))));
        single.assertOutgoing(Id.of("n"), Single.of("n", "l1"));
        single.assertOutgoing(Id.of("m"), Single.of("m", "l3"));
    }
}
