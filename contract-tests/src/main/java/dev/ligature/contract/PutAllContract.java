package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.model.Limits;
import dev.ligature.contract.model.Limits.Rated;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Once;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Many edges at once. */
public interface PutAllContract extends AdapterUnderTest {

    private static <E> Either<StoreError, PutResult<E>> outcome(Outcome outcome, E edge) {
        return Either.right(new PutResult<>(outcome, edge, Vector.empty()));
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R16")
    default <S, T, E> void edgesOfEveryRelationshipArePut(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        Vector<Integer> all = Vector.range(0, 26);
        store.createAll(sample.relationship().source(), all.map(sample::source));
        store.createAll(sample.relationship().target(), all.map(sample::target));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        for (int size : Vector.of(0, 1, 25, 26)) {
            Vector<E> some = all.take(size).map(i -> sample.edge(i, i, i)).reverse();
            BulkReport<E> report = ok(edges.putAll(Once.over(some.map(edge -> sample.bare(
                    sample.relationship().sourceOf(edge),
                    sample.relationship().targetOf(edge),
                    number(sample, edge))))));
            assertThat(report.outcomes()).hasSize(size);
            assertThat(report.outcomes().map(answer -> ok(answer).edge())).containsExactlyElementsOf(some);
            assertThat(report.count(Outcome.CREATED) + report.count(Outcome.UNCHANGED))
                    .isEqualTo(size);
            some.takeRight(size % 2 + 1).forEach(edge -> edges.assertLinked(edge));
        }
    }

    private static <S, T, E> int number(Sample<S, T, E> sample, E edge) {
        return Integer.parseInt(sample.relationship().sourceOf(edge).value().substring(1));
    }

    @Test
    @Tag("R16")
    default void veryManyEdgesArePutInInputOrderAndUnchangedWhenPutAgain(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        int bulk = session.settings().bulk();
        int side = (int) Math.ceil(Math.sqrt(bulk));
        store.createAll(Node.TYPE, Vector.range(0, side).map(i -> Node.of("n" + i)));
        store.createAll(Leaf.TYPE, Vector.range(0, side).map(i -> Leaf.of("l" + i)));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Vector<Counted> all = Vector.range(0, bulk).map(i -> Counted.of("n" + i % side, "l" + i / side, i));
        // Every hundredth has no target, and every hundredth and first is the one before it once more.
        Vector<Counted> given = all.zipWithIndex()
                .map(entry -> entry._2() % 100 == 50
                        ? Counted.of("n0", "missing", entry._2())
                        : entry._2() % 100 == 51 ? all.get(entry._2() + 1).counted() : entry._1());
        MissingEndpoint missing = new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("missing"));
        BulkReport<Counted> report = ok(edges.putAll(Once.over(given)));
        assertThat(report.outcomes().size()).isEqualTo(bulk);
        for (int i = 0; i < bulk; i++) {
            Either<StoreError, PutResult<Counted>> expected = switch (i % 100) {
                case 50 -> Either.left(missing);
                case 52 -> outcome(Outcome.REPLACED, all.get(i));
                default -> outcome(Outcome.CREATED, given.get(i));
            };
            assertThat(report.outcomes().get(i)).as("position %s", i).isEqualTo(expected);
        }
        Vector<Counted> stored = all.zipWithIndex()
                .filter(entry -> entry._2() % 100 != 50 && entry._2() % 100 != 51)
                .map(entry -> entry._1());
        BulkReport<Counted> again = ok(edges.putAll(stored));
        assertThat(again.count(Outcome.UNCHANGED)).isEqualTo(stored.size());
        Vector<Counted> ofOne = stored.filter(edge -> edge.node().value().equals("n7"));
        edges.outgoing().assertEdges(Id.of("n7"), ofOne.sorted(edges.outgoing().order()));
    }

    @Test
    @Tag("R16")
    default void ofARepeatedPairTheLastOneStays(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Counted one = Counted.of("n", "l", 1);
        Counted two = Counted.of("n", "l", 2);
        Counted other = Counted.of("n", "k", 1);
        assertThat(ok(edges.putAll(Vector.of(one, other, two, two, one, two))).outcomes())
                .containsExactly(
                        outcome(Outcome.CREATED, one),
                        outcome(Outcome.CREATED, other),
                        outcome(Outcome.REPLACED, two),
                        outcome(Outcome.UNCHANGED, two),
                        outcome(Outcome.REPLACED, one),
                        outcome(Outcome.REPLACED, two));
        edges.assertOutgoing(Id.of("n"), other, two);
        edges.assertIncoming(Id.of("l"), two);
        assertThat(ok(edges.putAll(Vector.of(two, one))).outcomes())
                .containsExactly(outcome(Outcome.UNCHANGED, two), outcome(Outcome.REPLACED, one));
        edges.assertLinked(one);
    }

    @Test
    @Tag("R16")
    default void anEdgeThatCannotBePutKeepsNoOtherFromBeingPut(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Counted invalid = Counted.of("n", "k", 9).noted("\ud800");
        BulkReport<Counted> report = ok(edges.putAll(Vector.of(
                Counted.of("nobody", "l", 1),
                Counted.of("n", "l", 1),
                Counted.of("n", "nothing", 1),
                invalid,
                Counted.of("nobody", "nothing", 1),
                Counted.of("n", "k", 2))));
        assertThat(report.count(Outcome.CREATED)).isEqualTo(2);
        assertThat(report.rejected().map(entry -> entry._1())).containsExactly(0, 2, 3, 4);
        assertThat(report.outcomes().get(0).getLeft())
                .isEqualTo(new MissingEndpoint(End.SOURCE, "kind-node", Id.of("nobody")));
        assertThat(report.outcomes().get(2).getLeft())
                .isEqualTo(new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("nothing")));
        assertThat(report.outcomes().get(3).getLeft()).isInstanceOf(InvalidEdge.class);
        assertThat(report.outcomes().get(4).getLeft())
                .isEqualTo(new MissingEndpoint(End.SOURCE, "kind-node", Id.of("nobody")));
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "k", 2), Counted.of("n", "l", 1));
    }

    @Test
    @Tag("R16")
    @Tag("R19")
    default void edgesMoveAsIfPutOneAfterTheOther(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("a"), Node.of("b"));
        store.create(Leaf.TYPE, Leaf.of("x"), Leaf.of("y"));
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        assertThat(ok(held.putAll(Vector.of(Held.of("a", "x"), Held.of("b", "x"), Held.of("a", "y"))))
                        .outcomes()
                        .map(answer -> ok(answer)))
                .containsExactly(
                        new PutResult<>(Outcome.CREATED, Held.of("a", "x"), Vector.empty()),
                        new PutResult<>(Outcome.CREATED, Held.of("b", "x"), Vector.of(Held.of("a", "x"))),
                        new PutResult<>(Outcome.CREATED, Held.of("a", "y"), Vector.empty()));
        held.assertOutgoing(Id.of("a"), Held.of("a", "y"));
        held.assertOutgoing(Id.of("b"), Held.of("b", "x"));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        assertThat(ok(single.putAll(Vector.of(Single.of("a", "x"), Single.of("b", "y"), Single.of("a", "y"))))
                        .outcomes()
                        .map(answer -> ok(answer)))
                .containsExactly(
                        new PutResult<>(Outcome.CREATED, Single.of("a", "x"), Vector.empty()),
                        new PutResult<>(Outcome.CREATED, Single.of("b", "y"), Vector.empty()),
                        new PutResult<>(
                                Outcome.CREATED,
                                Single.of("a", "y"),
                                Vector.of(Single.of("a", "x"), Single.of("b", "y"))));
        single.assertOutgoing(Id.of("a"), Single.of("a", "y"));
        single.assertOutgoing(Id.of("b"));
        single.assertIncoming(Id.of("x"));
    }

    @Test
    @Tag("R16")
    default void whatASourceHasNoRoomForKeepsItsOtherEdgesFromNothing(Session session) {
        TestStore store = session.open(Limits.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("a"), Leaf.of("b"), Leaf.of("c"), Leaf.of("d"));
        Edges<Node, Leaf, Rated> edges = store.edges(Rated.TYPE);
        edges.linkAll(Rated.of("n", "a", 1), Rated.of("n", "b", 1));
        boolean counted = edges.capabilities().maxOutDegree().isDefined();
        Vector<Rated> given = Vector.of(
                Rated.of("n", "c", 1),
                Rated.of("n", "d", 1),
                Rated.of("n", "a", 2),
                Rated.of("m", "a", 1),
                Rated.of("n", "b", 1));
        var outcomes = ok(edges.putAll(given)).outcomes();
        assertThat(outcomes.map(Either::isLeft)).containsExactly(counted, counted, false, false, false);
        assertThat(outcomes.drop(2))
                .containsExactly(
                        outcome(Outcome.REPLACED, given.get(2)),
                        outcome(Outcome.CREATED, given.get(3)),
                        outcome(Outcome.UNCHANGED, given.get(4)));
        edges.assertLinked(Rated.of("n", "a", 2));
        assertThat(ok(edges.outDegree(Id.of("n")))).isEqualTo(counted ? 2 : 4);
    }
}
