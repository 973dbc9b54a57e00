package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Copied;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.model.Samples;
import dev.ligature.contract.model.Selves;
import dev.ligature.contract.model.Selves.Knows;
import dev.ligature.contract.model.Selves.Marries;
import dev.ligature.contract.model.Selves.Member;
import dev.ligature.contract.model.Selves.Mentors;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Hubs;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** That a deleted entity takes its edges with it, however many, and nothing else. */
public interface CascadeContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("E6")
    @Tag("R14")
    @Tag("B23")
    default <S, T, E> void degreesAreExactAndDeletingASourceTakesItsEdgesWithIt(
            Sample<S, T, E> sample, Session session) {
        deletedAndRecreated(Hubs.of(session, Direction.OUTGOING, degrees(sample, session), sample));
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("E6")
    @Tag("R14")
    @Tag("B23")
    default <S, T, E> void degreesAreExactAndDeletingATargetTakesItsEdgesWithIt(
            Sample<S, T, E> sample, Session session) {
        deletedAndRecreated(Hubs.of(session, Direction.INCOMING, degrees(sample, session), sample));
    }

    /** The suite's own relationships are of every kind; the bundled ones are like them. */
    private static Vector<Integer> degrees(Sample<?, ?, ?> sample, Session session) {
        return Samples.isBundled(sample) ? session.settings().degrees() : Vector.of(0, 1, 101);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("E6")
    @Tag("R14")
    @Tag("B23")
    default void deletingAHubOfEveryKindTakesItsEdgesWithIt(Direction direction, Session session) {
        Sample<Node, Leaf, Counted> counted = new Sample<>(Kinds.MODEL, Counted.TYPE);
        Sample<Node, Leaf, Held> held = new Sample<>(Kinds.MODEL, Held.TYPE);
        Sample<Node, Leaf, Copied> copied = new Sample<>(Kinds.MODEL, Copied.TYPE);
        Vector<Integer> degree = Vector.of(session.settings().hub());
        deletedAndRecreated(
                direction == Direction.OUTGOING
                        ? Hubs.of(session, direction, degree, counted, held, copied)
                        : Hubs.of(session, direction, degree, counted, copied));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("E6")
    @Tag("R14")
    default void deletingAHubOfASelfRelationshipTakesItsEdgesWithIt(Direction direction, Session session) {
        Vector<Integer> degree = Vector.of(session.settings().hub());
        deletedAndRecreated(Hubs.of(session, direction, degree, new Sample<>(Selves.MODEL, Knows.TYPE)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("E6")
    @Tag("R14")
    default void deletingAHubOfAnOrderedRelationshipTakesItsEdgesWithIt(Direction direction, Session session) {
        Vector<Integer> degree = Vector.of(session.settings().hub());
        deletedAndRecreated(Hubs.of(session, direction, degree, new Sample<>(Orders.MODEL, Orders.ByInstant.TYPE)));
    }

    private static void deletedAndRecreated(Hubs<?, ?> hubs) {
        hubs.assertDegrees();
        hubs.assertDeletedWithTheirEdges();
        hubs.assertRecreatedWithoutEdges();
    }

    @Test
    @Tag("E6")
    @Tag("B52")
    default void deletingAnEntityTakesNothingElse(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("m1"), Node.of("m2"));
        store.create(Leaf.TYPE, Leaf.of("a1"), Leaf.of("a2"));
        var edges = store.edges(Counted.TYPE);
        edges.linkAll(Counted.of("m1", "a1", 1), Counted.of("m1", "a2", 2), Counted.of("m2", "a1", 3));
        assertThat(ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("a2")))).isTrue();
        edges.assertNotLinked(Id.of("m1"), Id.of("a2"));
        edges.assertLinked(Counted.of("m1", "a1", 1));
        edges.assertLinked(Counted.of("m2", "a1", 3));
        assertThat(store.get(Node.TYPE, Id.of("m1"))).isEqualTo(Node.of("m1"));
        assertThat(store.get(Node.TYPE, Id.of("m2"))).isEqualTo(Node.of("m2"));
        assertThat(store.get(Leaf.TYPE, Id.of("a1"))).isEqualTo(Leaf.of("a1"));
    }

    @Test
    @Tag("E6")
    default void deletingAnEntityOfASelfRelationshipTakesBothDirectionsAndItsSelfEdge(Session session) {
        TestStore store = session.open(Selves.MODEL);
        store.create(Member.TYPE, Member.of("me"), Member.of("you"), Member.of("they"));
        var knows = store.edges(Knows.TYPE);
        knows.linkAll(Knows.of("me", "me"), Knows.of("me", "you"), Knows.of("you", "me"), Knows.of("you", "they"));
        var mentors = store.edges(Mentors.TYPE);
        mentors.linkAll(Mentors.of("me", "me"), Mentors.of("me", "you"), Mentors.of("you", "they"));
        var marries = store.edges(Marries.TYPE);
        marries.linkAll(Marries.of("me", "you"), Marries.of("they", "me"), Marries.of("you", "they"));
        assertThat(ok(store.entities(Member.TYPE).delete(Id.<Member>of("me")))).isTrue();
        knows.assertOutgoing(Id.of("you"), Knows.of("you", "they"));
        knows.assertIncoming(Id.of("you"));
        mentors.assertIncoming(Id.of("you"));
        mentors.assertOutgoing(Id.of("you"), Mentors.of("you", "they"));
        marries.assertIncoming(Id.of("you"));
        marries.assertOutgoing(Id.of("they"));
        marries.assertLinked(Marries.of("you", "they"));
        store.create(Member.TYPE, Member.of("me"));
        knows.assertOutgoing(Id.of("me"));
        knows.assertIncoming(Id.of("me"));
        // The places that the dead edges took are free.
        mentors.linkAll(Mentors.of("they", "you"));
        marries.linkAll(Marries.of("they", "you"));
    }

    @Test
    @Tag("E6")
    default void aDeleteAtTheCurrentVersionTakesTheEdgesToo(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        var held = store.edges(Held.TYPE);
        held.linkAll(Held.of("n", "l"));
        Versioned<Node> current = ok(nodes.load(Id.of("n"))).get();
        assertThat(ok(nodes.delete(current))).isTrue();
        held.assertNotLinked(Id.of("n"), Id.of("l"));
        store.create(Node.TYPE, Node.of("n"));
        held.assertNotLinked(Id.of("n"), Id.of("l"));
        held.linkAll(Held.of("n", "l"));
    }
}
