package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.CardinalityViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ends that have one edge at most. */
public interface CardinalityContract extends AdapterUnderTest {

    private static <S, T, E> TestStore ends(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.createAll(sample.relationship().source(), Vector.of(1, 2, 3).map(sample::source));
        store.createAll(sample.relationship().target(), Vector.of(1, 2, 3).map(sample::target));
        return store;
    }

    private static CardinalityViolation taken(Sample<?, ?, ?> sample, End end, Id<?> id, Id<?> holder) {
        return new CardinalityViolation(sample.relationship().name(), end, id, holder);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#oneSource")
    @Tag("R19")
    default <S, T, E> void aTargetThatHasItsSourceRefusesAnother(Sample<S, T, E> sample, Session session) {
        TestStore store = ends(sample, session);
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E held = ok(edges.link(sample.edge(1, 1, 0)));
        refused(taken(sample, End.TARGET, sample.targetId(1), sample.sourceId(1)), edges.link(sample.edge(2, 1, 0)));
        edges.assertIncoming(sample.targetId(1), held);
        edges.assertOutgoing(sample.sourceId(2));
        ok(edges.unlink(sample.sourceId(1), sample.targetId(1)));
        ok(edges.link(sample.edge(2, 1, 0)));
        ok(store.entities(sample.relationship().source()).delete(sample.sourceId(2)));
        edges.incoming()
                .settled(() ->
                        assertThat(edges.incoming().all(sample.targetId(1))).isEmpty());
        E again = ok(edges.link(sample.edge(3, 1, 0)));
        edges.assertIncoming(sample.targetId(1), again);
        edges.assertOutgoing(sample.sourceId(3), again);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#oneTarget")
    @Tag("R19")
    default <S, T, E> void aSourceThatHasItsTargetRefusesAnother(Sample<S, T, E> sample, Session session) {
        TestStore store = ends(sample, session);
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E held = ok(edges.link(sample.edge(1, 1, 0)));
        refused(taken(sample, End.SOURCE, sample.sourceId(1), sample.targetId(1)), edges.link(sample.edge(1, 2, 0)));
        edges.assertOutgoing(sample.sourceId(1), held);
        edges.assertIncoming(sample.targetId(2));
        ok(store.entities(sample.relationship().target()).delete(sample.targetId(1)));
        edges.outgoing()
                .settled(() ->
                        assertThat(edges.outgoing().all(sample.sourceId(1))).isEmpty());
        E again = ok(edges.link(sample.edge(1, 2, 0)));
        edges.assertOutgoing(sample.sourceId(1), again);
        edges.assertIncoming(sample.targetId(2), again);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#oneSource")
    @Tag("R19")
    @Tag("B45")
    default <S, T, E> void putMovesATargetToAnotherSource(Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session).edges(sample.relationship());
        E before = ok(edges.link(sample.edge(1, 1, 0)));
        for (int source : Vector.of(2, 3, 1)) {
            E moved = sample.edge(source, 1, source);
            assertThat(ok(edges.put(moved))).isEqualTo(new PutResult<>(Outcome.CREATED, moved, Vector.of(before)));
            edges.assertNotLinked(sample.relationship().sourceOf(before), sample.targetId(1));
            edges.assertOutgoing(sample.relationship().sourceOf(before));
            edges.assertOutgoing(sample.sourceId(source), moved);
            edges.assertIncoming(sample.targetId(1), moved);
            before = moved;
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#oneTarget")
    @Tag("R19")
    default <S, T, E> void putDisplacesWhatIsInTheWayAtBothEndsTheSourcesFirst(
            Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session).edges(sample.relationship());
        E ofSource = ok(edges.link(sample.edge(1, 1, 0)));
        E ofTarget = ok(edges.link(sample.edge(2, 2, 0)));
        E other = ok(edges.link(sample.edge(3, 3, 0)));
        E between = sample.edge(1, 2, 0);
        assertThat(ok(edges.put(between)))
                .isEqualTo(new PutResult<>(Outcome.CREATED, between, Vector.of(ofSource, ofTarget)));
        edges.assertOutgoing(sample.sourceId(1), between);
        edges.assertIncoming(sample.targetId(2), between);
        edges.assertOutgoing(sample.sourceId(2));
        edges.assertIncoming(sample.targetId(1));
        edges.assertLinked(other);
        E target = sample.edge(1, 1, 0);
        assertThat(ok(edges.put(target)).displaced()).containsExactly(between);
        edges.assertIncoming(sample.targetId(2));
        E source = sample.edge(2, 1, 0);
        assertThat(ok(edges.put(source)).displaced()).containsExactly(target);
        edges.assertOutgoing(sample.sourceId(1));
        edges.assertIncoming(sample.targetId(1), source);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#oneSource")
    @Tag("R19")
    default <S, T, E> void anEdgeThatStaysWhereItIsDisplacesNothing(Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session).edges(sample.relationship());
        ok(edges.link(sample.edge(1, 1, 0)));
        assertThat(ok(edges.put(sample.edge(1, 1, 1))).displaced()).isEmpty();
        ok(edges.update(sample.sourceId(1), sample.targetId(1), edge -> sample.edge(1, 1, 2)));
        assertThat(ok(edges.unlink(sample.sourceId(2), sample.targetId(1)))).isFalse();
        edges.assertIncoming(sample.targetId(1), sample.edge(1, 1, 2));
        refused(taken(sample, End.TARGET, sample.targetId(1), sample.sourceId(1)), edges.link(sample.edge(2, 1, 0)));
    }

    @Test
    @Tag("R19")
    @Tag("B29")
    default void ofConcurrentLinkersToOneTargetOneWins(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.createAll(Node.TYPE, Vector.range(10, 26).map(i -> Node.of("n" + i)));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        Vector<Either<StoreError, Held>> answers = Concurrently.run(16, i -> held.link(Held.of("n" + (10 + i), "l")));
        Vector<Held> winners = answers.flatMap(answer -> answer);
        assertThat(winners).hasSize(1);
        answers.filter(Either::isLeft)
                .forEach(answer -> refused(
                        new CardinalityViolation(
                                "held", End.TARGET, Id.of("l"), winners.head().node()),
                        answer));
        held.assertIncoming(Id.of("l"), winners.head());
        Vector.range(10, 26)
                .map(i -> Id.<Node>of("n" + i))
                .forEach(node -> held.outgoing()
                        .assertEdges(node, winners.filter(edge -> edge.node().equals(node))));
    }

    @Test
    @Tag("R19")
    @Tag("B29")
    default void ofConcurrentLinkersOfAOneToOneRelationshipOneWinsAtEachEnd(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> ids = Vector.of("a", "b", "c", "d");
        store.createAll(Node.TYPE, ids.map(Node::of));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        Vector<Either<StoreError, Single>> answers =
                Concurrently.run(16, i -> single.link(Single.of(ids.get(i % 4), ids.get(i / 4))));
        Vector<Single> winners = answers.flatMap(answer -> answer);
        assertThat(winners.map(Single::node)).doesNotHaveDuplicates();
        assertThat(winners.map(Single::leaf)).doesNotHaveDuplicates();
        assertThat(winners).isNotEmpty();
        answers.filter(Either::isLeft).forEach(answer -> refused(CardinalityViolation.class, answer));
        ids.map(id -> Id.<Node>of(id))
                .forEach(node -> single.outgoing()
                        .assertEdges(node, winners.filter(edge -> edge.node().equals(node))));
        ids.map(id -> Id.<Leaf>of(id))
                .forEach(leaf -> single.incoming()
                        .assertEdges(leaf, winners.filter(edge -> edge.leaf().equals(leaf))));
    }

    @Test
    @Tag("R19")
    @Tag("B29")
    default void concurrentMovesOfOneTargetLeaveItAtOneSource(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.createAll(Node.TYPE, Vector.range(10, 26).map(i -> Node.of("n" + i)));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        Vector<PutResult<Held>> moves = Concurrently.run(16, i -> ok(held.put(Held.of("n" + (10 + i), "l"))));
        Held last = held.incoming().all(Id.of("l")).single();
        held.assertLinked(last);
        // Each but the last was displaced once, by the one that came after it.
        assertThat(moves.flatMap(PutResult::displaced))
                .containsExactlyInAnyOrderElementsOf(moves.map(PutResult::edge).remove(last));
        moves.map(PutResult::edge).remove(last).forEach(edge -> held.assertOutgoing(edge.node()));
    }
}
