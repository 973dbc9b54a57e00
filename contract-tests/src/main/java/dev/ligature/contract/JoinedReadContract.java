package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
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
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.PageRequest;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Edges together with entities. */
public interface JoinedReadContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R13")
    default <S, T, E> void farEntitiesAreShownAsTheyAreNow(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        ok(edges.link(sample.edge(1, 1, 0)));
        shown(edges, sample, sample.source(1), sample.target(1));
        S source = sample.source(sample.sourceId(1), 2);
        T target = sample.target(sample.targetId(1), 2);
        ok(store.entities(sample.relationship().source()).update(sample.sourceId(1), before -> source));
        ok(store.entities(sample.relationship().target()).update(sample.targetId(1), before -> target));
        shown(edges, sample, source, target);
    }

    private static <S, T, E> void shown(Edges<S, T, E> edges, Sample<S, T, E> sample, S source, T target) {
        shown(edges.outgoing(), sample.sourceId(1), source, sample.targetId(1), target);
        shown(edges.incoming(), sample.targetId(1), target, sample.sourceId(1), source);
    }

    /** The edge may lag; once it is there, the entities are as they are now. */
    private static <N, F, E> void shown(Side<N, F, E> side, Id<N> id, N near, Id<F> farId, F far) {
        side.settled(() -> assertThat(side.all(id)).hasSize(1));
        var joined = ok(side.joined(id, side.first(5))).items();
        assertThat(joined.map(Joined::entity)).containsExactly(far);
        assertThat(joined.map(Joined::edge).map(side::farOf)).containsExactly(farId);
        Neighbourhood<N, E> around = ok(side.around(id, side.first(5))).get();
        assertThat(around.entity()).isEqualTo(near);
        assertThat(around.edges().items().map(side::farOf)).containsExactly(farId);
    }

    @Test
    @Tag("R13")
    default void aNeighbourhoodNeedsItsEntityAndMayHaveNoEdges(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        assertThat(ok(edges.sourceWithOutgoing(Id.of("n"), PageRequest.first())))
                .isEmpty();
        assertThat(ok(edges.targetWithIncoming(Id.of("l"), PageRequest.first())))
                .isEmpty();
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        store.eventually(() -> {
            assertThat(ok(edges.sourceWithOutgoing(Id.of("n"), PageRequest.first()))
                            .map(Neighbourhood::entity))
                    .containsExactly(Node.of("n"));
            assertThat(ok(edges.targetWithIncoming(Id.of("l"), PageRequest.first()))
                            .map(Neighbourhood::entity))
                    .containsExactly(Leaf.of("l"));
        });
        assertThat(ok(edges.sourceWithOutgoing(Id.of("n"), PageRequest.first()))
                        .get()
                        .edges()
                        .items())
                .isEmpty();
        edges.linkAll(Counted.of("n", "l", 1));
        ok(store.entities(Node.TYPE).delete(Id.<Node>of("n")));
        store.eventually(() -> {
            assertThat(ok(edges.sourceWithOutgoing(Id.of("n"), PageRequest.first())))
                    .isEmpty();
            assertThat(ok(edges.targetWithIncoming(Id.of("l"), PageRequest.first()))
                            .get()
                            .edges()
                            .items())
                    .isEmpty();
        });
    }

    @Test
    @Tag("R13")
    default void manyFarEntitiesAreShownOnOnePage(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<Leaf> leaves = Vector.range(100, 230).map(i -> Leaf.of("l" + i));
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, leaves);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.fill(leaves.map(leaf -> Counted.of("n", leaf.id().value(), 1)));
        edges.settled(
                Direction.OUTGOING,
                () -> assertThat(ok(edges.targetsOf(Id.of("n"), edges.first(Direction.OUTGOING, 1000)))
                                .items()
                                .map(Joined::entity))
                        .containsExactlyElementsOf(leaves));
    }

    @Test
    @Tag("R13")
    @Tag("B52")
    default void whatIsGoneIsNotShownEvenIfItsIdIsTakenAgain(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("a"), Leaf.of("b"), Leaf.of("c"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("n", "a", 1), Counted.of("n", "b", 1), Counted.of("n", "c", 1));
        ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("b")));
        joined(edges.outgoing(), Id.of("n"), Vector.of(Leaf.of("a"), Leaf.of("c")));
        store.create(Leaf.TYPE, Leaf.of("b").named("another b"));
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "a", 1), Counted.of("n", "c", 1));
        joined(edges.outgoing(), Id.of("n"), Vector.of(Leaf.of("a"), Leaf.of("c")));
    }

    private static <N, F, E> void joined(Side<N, F, E> side, Id<N> near, Vector<F> expected) {
        for (int size = 1; size <= 4; size++) {
            PageRequest first = side.first(size);
            assertThat(TestStore.all(first, page -> side.joined(near, page)).map(Joined::entity))
                    .as("in pages of %s", size)
                    .containsExactlyElementsOf(expected);
        }
    }

    @Test
    @Tag("R13")
    default void whatIsGoneIsNotShownBesideItsDelete(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> ids = Vector.range(10, 40).map(i -> "l" + i);
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.fill(ids.map(id -> Counted.of("n", id, 1)));
        AtomicBoolean deleting = new AtomicBoolean(true);
        Concurrently.run(3, thread -> {
            if (thread == 0) {
                ids.forEach(id -> ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of(id))));
                deleting.set(false);
            } else {
                while (deleting.get()) {
                    shownOnlyWhatIsThere(store, edges);
                }
            }
            return thread;
        });
        joined(edges.outgoing(), Id.of("n"), Vector.empty());
    }

    /** Whoever is missing before a page is read may not be on it. */
    private static void shownOnlyWhatIsThere(TestStore store, Edges<Node, Leaf, Counted> edges) {
        Vector<Id<Leaf>> all = Vector.range(10, 40).map(i -> Id.of("l" + i));
        var before = ok(store.entities(Leaf.TYPE).findAll(all)).keySet();
        var shown = ok(edges.targetsOf(Id.of("n"), PageRequest.first(40))).items();
        assertThat(shown.map(joined -> joined.entity().id()).filter(id -> !before.contains(id)))
                .as("shown although gone")
                .isEmpty();
    }
}
