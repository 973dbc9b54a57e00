package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Bounded;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Capabilities;
import dev.ligature.ports.Direction;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.Unsupported;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** That an adapter can what it declares, and declares what it can. */
public interface CapabilityContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("capabilities")
    @Tag("B57")
    default <S, T, E> void aStrongPageSeesWhatWasWrittenOrIsUnsupported(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Capabilities declared = edges.capabilities();
        for (int round = 0; round < 3; round++) {
            E edge = ok(edges.link(sample.edge(1, 1, round)));
            edges.sides().forEach(side -> strong(side, edge, Vector.of(edge)));
            ok(edges.unlink(sample.sourceId(1), sample.targetId(1)));
            edges.sides().forEach(side -> strong(side, edge, Vector.empty()));
        }
        assertThat(store.reopened().edges(sample.relationship()).capabilities()).isEqualTo(declared);
    }

    private static <N, F, E> void strong(Side<N, F, E> side, E edge, Vector<E> expected) {
        Id<N> near = side.nearOf(edge);
        PageRequest request = PageRequest.first(5).strong();
        if (side.isStrong()) {
            assertThat(ok(side.page(near, request)).items()).containsExactlyElementsOf(expected);
            assertThat(ok(side.joined(near, request)).items().map(joined -> joined.edge()))
                    .containsExactlyElementsOf(expected);
            assertThat(ok(side.around(near, request)).get().edges().items()).containsExactlyElementsOf(expected);
            assertThat(ok(side.degree(near))).isEqualTo(expected.size());
        } else {
            refused(Unsupported.class, side.page(near, request));
            refused(Unsupported.class, side.joined(near, request));
            refused(Unsupported.class, side.around(near, request));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("capabilities")
    @Tag("B47")
    default void edgesWithLargeAttributesAreBoundedOnlyWhereDeclared(Direction direction, Session session) {
        filledWithNotes(direction, session, 30, 20_000, (edges, all) -> all.map(edges::link));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("capabilities")
    @Tag("B47")
    default void edgesOfLongIdsAreBoundedOnlyWhereDeclared(Direction direction, Session session) {
        TestStore store = session.open(Kinds.MODEL);
        boolean out = direction == Direction.OUTGOING;
        Vector<String> far = Vector.range(100, 900).map(i -> "x".repeat(509) + i);
        store.createAll(Node.TYPE, (out ? Vector.of("near") : far).map(id -> new Node(Id.of(id), "n", Option.none())));
        store.createAll(Leaf.TYPE, (out ? far : Vector.of("near")).map(id -> new Leaf(Id.of(id), "l", 0)));
        Edges<Node, Leaf, Plain> edges = store.edges(Plain.TYPE);
        Vector<Plain> all = far.map(id -> out ? Plain.of("near", id) : Plain.of(id, "near"));
        filled(edges, edges.side(direction), all, putAll(edges, all));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("capabilities")
    @Tag("B23")
    default void edgesOfMoreMegabytesThanATransactionTakesArePutTogether(Direction direction, Session session) {
        filledWithNotes(direction, session, 16, 300_000, CapabilityContract::putAll);
    }

    /** Writes so many edges of one entity, each with so many bytes. */
    private static void filledWithNotes(
            Direction direction,
            Session session,
            int degree,
            int bytes,
            BiFunction<Edges<Node, Leaf, Counted>, Vector<Counted>, Vector<Either<StoreError, Counted>>> write) {
        TestStore store = session.open(Kinds.MODEL);
        boolean out = direction == Direction.OUTGOING;
        Vector<String> far = Vector.range(10, 10 + degree).map(i -> "far" + i);
        store.createAll(Node.TYPE, (out ? Vector.of("near") : far).map(Node::of));
        store.createAll(Leaf.TYPE, (out ? far : Vector.of("near")).map(Leaf::of));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        String note = "x".repeat(bytes);
        Vector<Counted> all = far.map(id -> (out ? Counted.of("near", id, 1) : Counted.of(id, "near", 1)).noted(note));
        filled(edges, edges.side(direction), all, write.apply(edges, all));
    }

    private static <S, T, E> Vector<Either<StoreError, E>> putAll(Edges<S, T, E> edges, Vector<E> given) {
        return ok(edges.putAll(given))
                .outcomes()
                .map(outcome -> outcome.map(PutResult::edge))
                .toVector();
    }

    /** All were linked, or, where declared, as many as fit; nothing is lost, and there is room after an unlink. */
    private static <S, T, N, F, E> void filled(
            Edges<S, T, E> edges, Side<N, F, E> side, Vector<E> given, Vector<Either<StoreError, E>> answers) {
        Id<N> near = side.nearOf(given.head());
        Vector<E> linked = answers.flatMap(answer -> answer);
        Vector<Either<StoreError, E>> refused = answers.filter(Either::isLeft);
        assertThat(refused.isEmpty())
                .as(
                        "that %s takes %s of %s edges, and is declared as bounded; refused: %s",
                        side, linked.size(), given.size(), refused.headOption())
                .isNotEqualTo(edges.capabilities().sizeBounded().contains(side.direction()));
        refused.forEach(answer -> {
            DegreeLimit limit = refused(DegreeLimit.class, answer);
            assertThat(limit.relationship()).isEqualTo(edges.type().name());
            assertThat(limit.id()).isEqualTo(near);
            assertThat(limit.limit()).isPositive();
        });
        side.assertEdges(near, linked.sorted(side.order()));
        if (refused.isEmpty()) {
            return;
        }
        E beyond = given.removeAll(linked).head();
        refused(DegreeLimit.class, edges.link(beyond));
        refused(DegreeLimit.class, edges.put(beyond));
        edges.assertNotLinked(edges.type().sourceOf(beyond), edges.type().targetOf(beyond));
        E first = linked.head();
        ok(edges.put(first));
        // Room for one more, of which the ids are as long.
        linked.take(2)
                .forEach(edge -> assertThat(ok(edges.unlink(
                                edges.type().sourceOf(edge), edges.type().targetOf(edge))))
                        .isTrue());
        ok(edges.link(beyond));
        side.assertEdges(near, linked.drop(2).append(beyond).sorted(side.order()));
    }

    @Test
    @Tag("capabilities")
    default void theGreatestDegreeHoldsWhereItIsCounted(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Edges<Node, Leaf, Bounded> bounded = store.edges(Bounded.TYPE);
        Vector<String> ids = Vector.range(0, Bounded.LIMIT + 3).map(i -> "l" + i);
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Vector<Bounded> all = ids.map(id -> Bounded.of("n", id));
        if (bounded.capabilities().maxOutDegree().isEmpty()) {
            bounded.fill(all);
            bounded.outgoing().assertEdges(Id.of("n"), all);
            return;
        }
        assertThat(bounded.capabilities().maxOutDegree()).containsExactly(Bounded.LIMIT);
        DegreeLimit limit = new DegreeLimit("bounded", Id.of("n"), Bounded.LIMIT);
        var report = ok(bounded.putAll(all));
        assertThat(report.rejected().map(entry -> entry._1())).containsExactly(7, 8, 9);
        report.rejected().forEach(entry -> assertThat(entry._2()).isEqualTo(limit));
        refused(limit, bounded.link(all.get(8)));
        refused(limit, bounded.put(all.get(8)));
        refused(limit, bounded.replaceOutgoing(Id.of("n"), all));
        bounded.outgoing().assertEdges(Id.of("n"), all.take(Bounded.LIMIT));
        ok(bounded.put(all.head()));
        assertThat(ok(bounded.unlink(Id.of("n"), Id.of("l0")))).isTrue();
        ok(bounded.link(all.get(8)));
        refused(limit, bounded.link(all.head()));
        // All of them for others at once.
        assertThat(ok(bounded.replaceOutgoing(Id.of("n"), all.takeRight(Bounded.LIMIT)))
                        .kept())
                .hasSize(5);
        ok(bounded.replaceOutgoing(Id.of("n"), Vector.empty()));
        var answers = Concurrently.run(10, i -> bounded.link(all.get(i)));
        assertThat(answers.count(Either::isRight)).isEqualTo(Bounded.LIMIT);
        answers.filter(Either::isLeft).forEach(answer -> refused(limit, answer));
        bounded.outgoing().assertEdges(Id.of("n"), answers.flatMap(answer -> answer));
    }
}
