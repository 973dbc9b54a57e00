package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How many edges an entity has. */
public interface DegreeContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R14")
    @Tag("B30")
    default <S, T, E> void degreesFollowEveryStep(Sample<S, T, E> sample, Session session) {
        TestStore store = session.open(sample.model());
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Id<S> source = sample.sourceId(1);
        Id<T> target = sample.targetId(1);
        degrees(edges, source, 0, target, 0);
        store.create(sample.relationship().source(), sample.source(1), sample.source(2));
        store.create(sample.relationship().target(), sample.target(1), sample.target(2));
        degrees(edges, source, 0, target, 0);
        E edge = sample.edge(1, 1, 0);
        ok(edges.link(edge));
        assertThat(edges.link(edge).isLeft()).isTrue();
        ok(edges.put(edge));
        ok(edges.put(sample.edge(1, 1, 1)));
        ok(edges.update(source, target, e -> edge));
        degrees(edges, source, 1, target, 1);
        int most = sample.isMany(Direction.OUTGOING) ? 2 : 1;
        ok(edges.put(sample.edge(1, 2, 0)));
        degrees(edges, source, most, target, most - 1);
        ok(edges.put(edge));
        ok(edges.put(sample.edge(2, 1, 0)));
        int kept = sample.isMany(Direction.INCOMING) ? 1 : 0;
        degrees(edges, source, kept + (most - 1), target, 1 + kept);
        ok(edges.unlink(sample.sourceId(2), target));
        ok(edges.unlink(sample.sourceId(2), target));
        degrees(edges, source, kept + (most - 1), target, kept);
        ok(store.entities(sample.relationship().target()).delete(target));
        degrees(edges, source, most - 1, target, 0);
        ok(store.entities(sample.relationship().source()).delete(source));
        degrees(edges, source, 0, target, 0);
    }

    private static <S, T, E> void degrees(Edges<S, T, E> edges, Id<S> source, long out, Id<T> target, long in) {
        edges.settled(
                Direction.OUTGOING,
                () -> assertThat(ok(edges.outDegree(source))).as("out-degree").isEqualTo(out));
        edges.settled(
                Direction.INCOMING,
                () -> assertThat(ok(edges.inDegree(target))).as("in-degree").isEqualTo(in));
    }

    @Test
    @Tag("R14")
    default void degreesAreCountedOverAllPages(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        int degree = session.settings().span() + 1;
        Vector<Leaf> leaves = Vector.range(0, degree).map(i -> Leaf.of("l" + i));
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, leaves);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        edges.fill(leaves.map(leaf -> Counted.of("n", leaf.id().value(), 1).noted("x".repeat(100))));
        degrees(edges, Id.of("n"), degree, Id.of("l7"), 1);
    }
}
