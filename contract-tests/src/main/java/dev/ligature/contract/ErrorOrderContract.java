package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Bounded;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.InvalidValue;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which of several errors is answered. */
public interface ErrorOrderContract extends AdapterUnderTest {

    private static <S, T, E> void refusedByAll(StoreError expected, Edges<S, T, E> edges, E edge) {
        refused(expected, edges.link(edge));
        refused(expected, edges.put(edge));
        assertThat(ok(edges.putAll(Vector.of(edge))).rejected().map(entry -> entry._2()))
                .containsExactly(expected);
    }

    @Test
    @Tag("R24")
    default void theArgumentsErrorComesBeforeTheStates(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Counted invalid = Counted.of("n", "l", 1).noted("\ud800");
        invalid(edges, invalid);
        store.create(Node.TYPE, Node.of("n"));
        invalid(edges, invalid);
        store.create(Leaf.TYPE, Leaf.of("l"));
        edges.linkAll(Counted.of("n", "l", 1));
        invalid(edges, invalid);
        refused(InvalidEdge.class, edges.replaceOutgoing(Id.of("nobody"), Vector.of(Counted.of("m", "missing", 1))));
        refused(
                InvalidEdge.class,
                store.edges(Single.TYPE)
                        .replaceOutgoing(
                                Id.of("nobody"), Vector.of(Single.of("nobody", "l"), Single.of("nobody", "missing"))));
        Node node = new Node(Id.of("n"), "\ud800", Option.none());
        refused(InvalidValue.class, store.entities(Node.TYPE).create(node));
        refused(AlreadyExists.class, store.entities(Node.TYPE).create(Node.of("n")));
    }

    private static void invalid(Edges<Node, Leaf, Counted> edges, Counted edge) {
        for (Either<StoreError, ?> answer : Vector.<Either<StoreError, ?>>of(
                edges.link(edge), edges.put(edge), edges.replaceOutgoing(edge.node(), Vector.of(edge)))) {
            refused(InvalidEdge.class, answer);
        }
        assertThat(ok(edges.putAll(Vector.of(edge))).rejected().map(entry -> entry._2()))
                .hasOnlyElementsOfType(InvalidEdge.class);
    }

    @Test
    @Tag("R24")
    default void theMissingSourceComesBeforeTheMissingTarget(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        MissingEndpoint noSource = new MissingEndpoint(End.SOURCE, "kind-node", Id.of("n"));
        MissingEndpoint noTarget = new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("l"));
        refusedByAll(noSource, held, Held.of("n", "l"));
        refused(noSource, held.replaceOutgoing(Id.of("n"), Vector.of(Held.of("n", "l"))));
        store.create(Node.TYPE, Node.of("n"));
        refusedByAll(noTarget, held, Held.of("n", "l"));
        refused(noTarget, held.replaceOutgoing(Id.of("n"), Vector.of(Held.of("n", "l"))));
    }

    @Test
    @Tag("R24")
    default void aMissingEndComesBeforeATakenOne(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        single.linkAll(Single.of("n", "l"));
        refused(new MissingEndpoint(End.SOURCE, "kind-node", Id.of("m")), single.link(Single.of("m", "l")));
        refused(new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("k")), single.link(Single.of("n", "k")));
        refusedByAll(new MissingEndpoint(End.SOURCE, "kind-node", Id.of("m")), single, Single.of("m", "l"));
        single.assertLinked(Single.of("n", "l"));
    }

    @Test
    @Tag("R24")
    default void alreadyLinkedComesBeforeTakenEnds(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        held.linkAll(Held.of("n", "l"));
        single.linkAll(Single.of("n", "l"), Single.of("m", "k"));
        refused(new AlreadyLinked("held", Id.of("n"), Id.of("l")), held.link(Held.of("n", "l")));
        refused(new AlreadyLinked("single", Id.of("n"), Id.of("l")), single.link(Single.of("n", "l")));
    }

    @Test
    @Tag("R24")
    default void theSourcesHolderComesBeforeTheTargets(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        store.create(Leaf.TYPE, Leaf.of("l"), Leaf.of("k"));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        single.linkAll(Single.of("n", "l"), Single.of("m", "k"));
        refused(
                new CardinalityViolation("single", End.SOURCE, Id.of("n"), Id.of("l")),
                single.link(Single.of("n", "k")));
        ok(single.unlink(Id.of("n"), Id.of("l")));
        refused(
                new CardinalityViolation("single", End.TARGET, Id.of("k"), Id.of("m")),
                single.link(Single.of("n", "k")));
    }

    @Test
    @Tag("R24")
    default void theDegreeLimitComesLast(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Edges<Node, Leaf, Bounded> bounded = store.edges(Bounded.TYPE);
        Vector<String> ids = Vector.range(0, Bounded.LIMIT + 1).map(i -> "l" + i);
        store.create(Node.TYPE, Node.of("n"));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        bounded.fill(ids.dropRight(1).map(id -> Bounded.of("n", id)));
        refused(new AlreadyLinked("bounded", Id.of("n"), Id.of("l0")), bounded.link(Bounded.of("n", "l0")));
        refusedByAll(
                new MissingEndpoint(End.TARGET, "kind-leaf", Id.of("missing")), bounded, Bounded.of("n", "missing"));
        Either<StoreError, Bounded> beyond = bounded.link(Bounded.of("n", ids.last()));
        assertThat(beyond.isLeft())
                .isEqualTo(bounded.capabilities().maxOutDegree().isDefined());
        if (beyond.isLeft()) {
            refused(new DegreeLimit("bounded", Id.of("n"), Bounded.LIMIT), beyond);
        }
    }
}
