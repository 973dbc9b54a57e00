package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a pair is linked. */
public interface LinkContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R1")
    default <S, T, E> void aLinkedEdgeIsShownOnceInEveryWayOfReadingIt(Sample<S, T, E> sample, Session session) {
        TestStore store = ends(sample, session, 2);
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E edge = sample.edge(1, 1, 0);
        edges.assertNotLinked(sample.sourceId(1), sample.targetId(1));
        assertThat(ok(edges.link(edge))).isEqualTo(edge);
        edges.assertLinked(edge);
        edges.assertOutgoing(sample.sourceId(1), edge);
        edges.assertIncoming(sample.targetId(1), edge);
        edges.assertOutgoing(sample.sourceId(2));
        edges.assertIncoming(sample.targetId(2));
        store.reopened().edges(sample.relationship()).assertLinked(edge);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R2")
    default <S, T, E> void linkingAgainIsRefusedAndChangesNothing(Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session, 1).edges(sample.relationship());
        E edge = ok(edges.link(sample.edge(1, 1, 0)));
        AlreadyLinked linked = new AlreadyLinked(sample.relationship().name(), sample.sourceId(1), sample.targetId(1));
        refused(linked, edges.link(edge));
        refused(linked, edges.link(sample.edge(1, 1, 1)));
        edges.assertLinked(edge);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R2")
    default <S, T, E> void puttingTheSameAgainIsUnchanged(Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session, 1).edges(sample.relationship());
        E edge = sample.edge(1, 1, 0);
        assertThat(ok(edges.put(edge))).isEqualTo(new PutResult<>(PutResult.Outcome.CREATED, edge, Vector.empty()));
        for (int i = 0; i < 2; i++) {
            assertThat(ok(edges.put(sample.bare(sample.sourceId(1), sample.targetId(1), 0))))
                    .isEqualTo(new PutResult<>(PutResult.Outcome.UNCHANGED, edge, Vector.empty()));
        }
        edges.assertLinked(edge);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R3")
    @Tag("B22")
    default <S, T, E> void anEdgeToWhatIsNotThereIsRefusedByNameAndNothingIsWritten(
            Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        Edges<S, T, E> edges = store.edges(sample.relationship());
        String sourceType = sample.relationship().source().name();
        String targetType = sample.relationship().target().name();
        E edge = sample.edge(1, 1, 0);
        MissingEndpoint noSource = new MissingEndpoint(End.SOURCE, sourceType, sample.sourceId(1));
        MissingEndpoint noTarget = new MissingEndpoint(End.TARGET, targetType, sample.targetId(1));
        store.create(sample.relationship().source(), sample.source(1));
        refusedEverywhere(noTarget, edges, edge);
        ok(store.entities(sample.relationship().source()).delete(sample.sourceId(1)));
        store.create(sample.relationship().target(), sample.target(1));
        refusedEverywhere(noSource, edges, edge);
        edges.assertNotLinked(sample.sourceId(1), sample.targetId(1));
        store.create(sample.relationship().source(), sample.source(1));
        edges.assertNotLinked(sample.sourceId(1), sample.targetId(1));
        assertThat(ok(edges.link(edge))).isEqualTo(edge);
    }

    private static <S, T, E> void refusedEverywhere(MissingEndpoint expected, Edges<S, T, E> edges, E edge) {
        refused(expected, edges.link(edge));
        refused(expected, edges.put(edge));
        assertThat(ok(edges.putAll(Vector.of(edge))).rejected().map(entry -> entry._2()))
                .containsExactly(expected);
        refused(expected, edges.replaceOutgoing(edges.type().sourceOf(edge), Vector.of(edge)));
        edges.assertNotLinked(edges.type().sourceOf(edge), edges.type().targetOf(edge));
    }

    @Test
    @Tag("R1")
    @Tag("B29")
    default void ofConcurrentLinkersOfOnePairOneSucceeds(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        var answers = Concurrently.run(16, i -> edges.link(Counted.of("n", "l", i)));
        Vector<Counted> winners = answers.flatMap(answer -> answer);
        assertThat(winners).hasSize(1);
        answers.filter(answer -> answer.isLeft())
                .forEach(answer -> refused(new AlreadyLinked("counted", Id.of("n"), Id.of("l")), answer));
        edges.assertOutgoing(Id.of("n"), winners.head());
        edges.assertIncoming(Id.of("l"), winners.head());
    }

    @Test
    @Tag("R2")
    @Tag("B29")
    default void concurrentPutsOfOnePairAllSucceedAndLeaveOneEdge(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Vector<PutResult<Counted>> answers = Concurrently.run(16, i -> ok(edges.put(Counted.of("n", "l", i))));
        assertThat(answers.count(answer -> answer.outcome() == PutResult.Outcome.CREATED))
                .isEqualTo(1);
        Counted last = ok(edges.find(Id.of("n"), Id.of("l"))).get();
        assertThat(answers.map(PutResult::edge)).contains(last);
        edges.assertOutgoing(Id.of("n"), last);
        edges.assertIncoming(Id.of("l"), last);
    }

    @Test
    @Tag("R1")
    @Tag("B29")
    default void concurrentLinksToOneEntityAreAllThere(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> leaves = Vector.range(10, 26).map(i -> "l" + i);
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, leaves.map(Leaf::of));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Vector<Counted> linked = Concurrently.run(16, i -> ok(edges.link(Counted.of("n", leaves.get(i), i))));
        edges.outgoing().assertEdges(Id.of("n"), linked);
        linked.forEach(edge -> edges.assertIncoming(edge.leaf(), edge));
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R6")
    default <S, T, E> void aPairCanBeLinkedAgainAfterItsLastUnlink(Sample<S, T, E> sample, Session session) {
        Edges<S, T, E> edges = ends(sample, session, 1).edges(sample.relationship());
        for (int life = 0; life < 3; life++) {
            E edge = sample.edge(1, 1, life);
            assertThat(ok(edges.link(edge))).isEqualTo(edge);
            edges.assertLinked(edge);
            assertThat(ok(edges.unlink(sample.sourceId(1), sample.targetId(1)))).isTrue();
        }
        assertThat(ok(edges.put(sample.edge(1, 1, 0))).outcome()).isEqualTo(PutResult.Outcome.CREATED);
        edges.assertOutgoing(sample.sourceId(1), sample.edge(1, 1, 0));
        edges.assertIncoming(sample.targetId(1), sample.edge(1, 1, 0));
    }

    private static <S, T, E> TestStore ends(Sample<S, T, E> sample, Session session, int count) {
        TestStore store = session.open(sample.model());
        for (int i = 1; i <= count; i++) {
            store.create(sample.relationship().source(), sample.source(i));
            store.create(sample.relationship().target(), sample.target(i));
        }
        return store;
    }
}
