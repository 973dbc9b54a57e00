package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
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
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.StoreError.InvalidValue;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How entities change, and who wins. */
public interface EntityVersionContract extends AdapterUnderTest {

    @Test
    @Tag("E3")
    default void concurrentUpdatesLoseNoneAndHappenOnce(Session session) {
        EntityRepository<Leaf> leaves = session.open(Kinds.MODEL).entities(Leaf.TYPE);
        ok(leaves.create(Leaf.of("l")));
        int threads = 8;
        int increments = session.settings().increments();
        Vector<Long> counts = Concurrently.run(
                        threads,
                        thread -> Vector.fill(
                                increments,
                                () -> ok(leaves.update(Id.of("l"), Leaf::counted))
                                        .counter()))
                .flatMap(answers -> answers);
        assertThat(ok(leaves.find(Id.of("l"))).map(Leaf::counter)).containsExactly((long) threads * increments);
        assertThat(counts.sorted()).containsExactlyElementsOf(Vector.rangeClosed(1L, (long) threads * increments));
    }

    @Test
    @Tag("E3")
    default void anUpdateSeesTheStateBeforeItAndAnswersTheOneAfter(Session session) {
        EntityRepository<Leaf> leaves = session.open(Kinds.MODEL).entities(Leaf.TYPE);
        ok(leaves.create(Leaf.of("l")));
        Leaf changed = ok(
                leaves.update(Id.of("l"), leaf -> leaf.named(leaf.name() + "!").counted()));
        assertThat(changed).isEqualTo(new Leaf(Id.of("l"), "leaf l!", 1));
        assertThat(ok(leaves.find(Id.of("l")))).containsExactly(changed);
    }

    @Test
    @Tag("E3")
    default void anUpdateToAnotherIdIsRefusedAndChangesNothing(Session session) {
        EntityRepository<Leaf> leaves = session.open(Kinds.MODEL).entities(Leaf.TYPE);
        ok(leaves.create(Leaf.of("l")));
        refused(InvalidValue.class, leaves.update(Id.of("l"), leaf -> Leaf.of("m")));
        assertThat(ok(leaves.find(Id.of("l")))).containsExactly(Leaf.of("l"));
        assertThat(ok(leaves.find(Id.of("m")))).isEmpty();
    }

    @Test
    @Tag("E4")
    default void aReplaceAtTheCurrentVersionAnswersTheNextOne(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> first = ok(nodes.load(Id.of("n"))).get();
        Versioned<Node> second = ok(nodes.replace(first.map(node -> node.named("second"))));
        assertThat(second.value()).isEqualTo(Node.of("n").named("second"));
        assertThat(second.version()).isNotEqualTo(first.version());
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(second);
        Versioned<Node> third = ok(nodes.replace(second.map(node -> node.named("third"))));
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(third);
    }

    @Test
    @Tag("E4")
    @Tag("B56")
    default void aStaleVersionIsAConflictThatBringsTheCurrentState(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        store.edges(Plain.TYPE).linkAll(Plain.of("n", "l"));
        Versioned<Node> stale = ok(nodes.load(Id.of("n"))).get();
        ok(nodes.update(Id.of("n"), node -> node.named("newer")));
        Versioned<Node> current = ok(nodes.load(Id.of("n"))).get();
        VersionConflict conflict = new VersionConflict("kind-node", Id.of("n"), current);
        refused(conflict, nodes.replace(stale.map(node -> node.named("older"))));
        refused(conflict, nodes.delete(stale));
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(current);
        store.edges(Plain.TYPE).assertLinked(Plain.of("n", "l"));
    }

    @Test
    @Tag("E4")
    default void aVersionOfAnEarlierIncarnationIsStale(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        Vector<Versioned<Node>> earlier = Vector.empty();
        for (int life = 0; life < 3; life++) {
            ok(nodes.create(Node.of("n")));
            earlier = earlier.append(ok(nodes.load(Id.of("n"))).get());
            ok(nodes.delete(Id.<Node>of("n")));
        }
        ok(nodes.create(Node.of("n")));
        Versioned<Node> current = ok(nodes.load(Id.of("n"))).get();
        VersionConflict conflict = new VersionConflict("kind-node", Id.of("n"), current);
        for (Versioned<Node> stale : earlier) {
            refused(conflict, nodes.replace(stale.map(node -> node.named("ghost"))));
            refused(conflict, nodes.delete(stale));
        }
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(current);
    }

    @Test
    @Tag("E4")
    default void aVersionMayBeSentAwayAsTextAndUsedAfterARestart(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        String sent =
                ok(store.entities(Node.TYPE).load(Id.of("n"))).get().version().value();
        EntityRepository<Node> nodes = store.reopened().entities(Node.TYPE);
        Versioned<Node> back = new Versioned<>(Node.of("n").named("back"), Version.of(sent));
        assertThat(ok(nodes.replace(back)).value()).isEqualTo(Node.of("n").named("back"));
    }

    @Test
    @Tag("E4")
    default void aTextThatIsNoVersionIsAConflict(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> current = ok(nodes.load(Id.of("n"))).get();
        for (String text : Vector.of("", "no version", current.version().value() + "0", "\u0000", "é")) {
            refused(
                    new VersionConflict("kind-node", Id.of("n"), current),
                    nodes.replace(new Versioned<>(Node.of("n").named("x"), Version.of(text))));
        }
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(current);
    }

    @Test
    @Tag("E4")
    default void ofConcurrentReplacersOfOneVersionOneWins(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> read = ok(nodes.load(Id.of("n"))).get();
        var answers = Concurrently.run(16, i -> nodes.replace(read.map(node -> node.named("writer " + i))));
        Vector<Versioned<Node>> winners = answers.flatMap(answer -> answer);
        assertThat(winners).hasSize(1);
        assertThat(ok(nodes.load(Id.of("n")))).containsExactlyElementsOf(winners);
        answers.filter(answer -> answer.isLeft())
                .forEach(answer -> refused(new VersionConflict("kind-node", Id.of("n"), winners.head()), answer));
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("E12")
    default <S, T, E> void edgeWritesNeverChangeAVersion(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        EntityRepository<S> sources = store.entities(sample.relationship().source());
        EntityRepository<T> targets = store.entities(sample.relationship().target());
        Versioned<S> source = ok(sources.load(sample.sourceId(1))).get();
        Versioned<T> target = ok(targets.load(sample.targetId(1))).get();
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E edge = sample.edge(1, 1, 0);
        ok(edges.link(edge));
        ok(edges.update(sample.sourceId(1), sample.targetId(1), e -> sample.edge(1, 1, 1)));
        ok(edges.put(sample.edge(1, 1, 2)));
        ok(edges.putAll(Vector.of(edge)));
        ok(edges.replaceOutgoing(sample.sourceId(1), Vector.of(sample.edge(1, 1, 1))));
        ok(edges.unlink(sample.sourceId(1), sample.targetId(1)));
        ok(edges.put(edge));
        assertThat(ok(sources.load(sample.sourceId(1)))).containsExactly(source);
        assertThat(ok(targets.load(sample.targetId(1)))).containsExactly(target);
        assertThat(ok(sources.replace(source)).value()).isEqualTo(source.value());
        assertThat(ok(targets.replace(target)).value()).isEqualTo(target.value());
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("E12")
    default <S, T, E> void entityWritesNeverTouchEdges(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        store.create(sample.relationship().source(), sample.source(1));
        store.create(sample.relationship().target(), sample.target(1));
        EntityRepository<S> sources = store.entities(sample.relationship().source());
        EntityRepository<T> targets = store.entities(sample.relationship().target());
        Edges<S, T, E> edges = store.edges(sample.relationship());
        E linked = sample.edge(1, 1, 0);
        ok(edges.link(linked));
        S changedSource = sample.source(sample.sourceId(1), 5);
        T changedTarget = sample.target(sample.targetId(1), 6);
        ok(sources.update(sample.sourceId(1), s -> changedSource));
        ok(targets.replace(ok(targets.load(sample.targetId(1))).get().with(changedTarget)));
        // Whatever became of its copies, the edge is the same otherwise.
        assertThat(ok(edges.find(sample.sourceId(1), sample.targetId(1))).map(edge -> apart(sample, edge)))
                .containsExactly(linked);
        for (Side<?, ?, E> side : edges.sides()) {
            side.settled(() -> assertThat(ends(side, linked).map(edge -> apart(sample, edge)))
                    .containsExactly(linked));
        }
    }

    private static <N, F, E> Vector<E> ends(Side<N, F, E> side, E edge) {
        return side.all(side.nearOf(edge));
    }

    /** The edge with its copies as they were at first. */
    private static <S, T, E> E apart(Sample<S, T, E> sample, E edge) {
        return sample.stored(edge, sample.source(1), sample.target(1));
    }
}
