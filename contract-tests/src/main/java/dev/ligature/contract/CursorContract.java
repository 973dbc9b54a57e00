package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Kinds.Plainer;
import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Orders.ByInstant;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.model.Selves;
import dev.ligature.contract.model.Selves.Knows;
import dev.ligature.contract.model.Selves.Member;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Direction;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.InvalidCursor;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where pages end. */
public interface CursorContract extends AdapterUnderTest {

    /** Two nodes, each linked to the same four leaves by two relationships. */
    private static TestStore linked(TestStore store) {
        store.create(Node.TYPE, Node.of("n"), Node.of("m"));
        Vector<String> leaves = Vector.of("a", "b", "c", "d");
        store.createAll(Leaf.TYPE, leaves.map(Leaf::of));
        Vector<String> nodes = Vector.of("n", "m");
        store.edges(Plain.TYPE).fill(nodes.flatMap(node -> leaves.map(leaf -> Plain.of(node, leaf))));
        store.edges(Plainer.TYPE).fill(nodes.flatMap(node -> leaves.map(leaf -> Plainer.of(node, leaf))));
        return store;
    }

    private static <N, F, E> PageRequest second(Side<N, F, E> side, Id<N> id, PageRequest first) {
        side.settled(() -> assertThat(ok(side.page(id, first)).next()).isNotEmpty());
        return first.after(ok(side.page(id, first)).next().get());
    }

    @Test
    @Tag("R12")
    default void aCursorBelongsToItsRelationshipEndIdAndOrder(Session session) {
        TestStore store = linked(session.open(Kinds.MODEL));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        Id<Node> node = Id.of("n");
        PageRequest second = second(plain.outgoing(), node, PageRequest.first(2));
        assertThat(ok(plain.outgoing(node, second)).items()).containsExactly(Plain.of("n", "c"), Plain.of("n", "d"));
        refused(InvalidCursor.class, plain.outgoing(Id.of("m"), second));
        refused(InvalidCursor.class, plain.outgoing(Id.of("nobody"), second));
        refused(InvalidCursor.class, plain.outgoing(node, second.descending()));
        refused(InvalidCursor.class, plain.incoming(Id.of("n"), second));
        refused(InvalidCursor.class, plain.incoming(Id.of("a"), second));
        refused(InvalidCursor.class, plain.list(second));
        refused(InvalidCursor.class, store.edges(Plainer.TYPE).outgoing(node, second));
        refused(InvalidCursor.class, store.entities(Node.TYPE).list(second));
        PageRequest back = second(plain.outgoing(), node, PageRequest.first(2).descending());
        assertThat(ok(plain.outgoing(node, back)).items()).containsExactly(Plain.of("n", "b"), Plain.of("n", "a"));
        refused(
                InvalidCursor.class,
                plain.outgoing(node, PageRequest.first(2).after(back.after().get())));
        PageRequest reverse = second(plain.incoming(), Id.of("a"), PageRequest.first(1));
        refused(InvalidCursor.class, plain.outgoing(node, reverse));
        refused(InvalidCursor.class, plain.incoming(Id.of("b"), reverse));
        refused(InvalidCursor.class, store.edges(Plainer.TYPE).incoming(Id.of("a"), reverse));
        refused(InvalidCursor.class, plain.targetsOf(Id.of("m"), second));
        refused(InvalidCursor.class, plain.sourcesOf(Id.of("b"), reverse));
        refused(InvalidCursor.class, plain.sourceWithOutgoing(Id.of("m"), second));
        refused(InvalidCursor.class, plain.targetWithIncoming(Id.of("b"), reverse));
    }

    @Test
    @Tag("R12")
    default void aCursorOfASelfRelationshipBelongsToItsEnd(Session session) {
        TestStore store = session.open(Selves.MODEL);
        store.create(Member.TYPE, Member.of("a"), Member.of("b"), Member.of("c"));
        Edges<Member, Member, Knows> knows = store.edges(Knows.TYPE);
        knows.linkAll(
                Knows.of("a", "a"), Knows.of("a", "b"), Knows.of("b", "a"), Knows.of("a", "c"), Knows.of("c", "a"));
        PageRequest out = second(knows.outgoing(), Id.of("a"), PageRequest.first(1));
        PageRequest in = second(knows.incoming(), Id.of("a"), PageRequest.first(1));
        refused(InvalidCursor.class, knows.incoming(Id.of("a"), out));
        refused(InvalidCursor.class, knows.outgoing(Id.of("a"), in));
        assertThat(ok(knows.outgoing(Id.of("a"), out)).items()).containsExactly(Knows.of("a", "b"));
        assertThat(ok(knows.incoming(Id.of("a"), in)).items()).containsExactly(Knows.of("b", "a"));
    }

    @Test
    @Tag("R12")
    @Tag("R21")
    default void aCursorBelongsToItsNamespace(Session session) {
        TestStore here = linked(session.open(Kinds.MODEL));
        TestStore there = linked(session.open(Kinds.MODEL));
        PageRequest second = second(here.edges(Plain.TYPE).outgoing(), Id.of("n"), PageRequest.first(2));
        refused(InvalidCursor.class, there.edges(Plain.TYPE).outgoing(Id.of("n"), second));
        here.eventually(() -> assertThat(
                        ok(here.entities(Leaf.TYPE).list(PageRequest.first(1))).next())
                .isNotEmpty());
        Cursor list =
                ok(here.entities(Leaf.TYPE).list(PageRequest.first(1))).next().get();
        refused(
                InvalidCursor.class,
                there.entities(Leaf.TYPE).list(PageRequest.first(1).after(list)));
        refused(
                InvalidCursor.class,
                here.entities(Node.TYPE).list(PageRequest.first(1).after(list)));
        refused(
                InvalidCursor.class,
                here.edges(Plain.TYPE).list(PageRequest.first(1).after(list)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R12")
    default void anyChangeOfACursorIsTold(Direction direction, Session session) {
        Sample<Orders.Shelf, Orders.Book, ByInstant> sample = new Sample<>(Orders.MODEL, ByInstant.TYPE);
        TestStore store = session.open(sample.model());
        store.create(Orders.Shelf.TYPE, sample.source(0), sample.source(1));
        store.create(Orders.Book.TYPE, sample.target(0), sample.target(1));
        Edges<Orders.Shelf, Orders.Book, ByInstant> edges = store.edges(ByInstant.TYPE);
        edges.linkAll(sample.edge(0, 0, 0), sample.edge(0, 1, 1), sample.edge(1, 0, 1));
        tampered(edges.side(direction), sample.edge(0, 0, 0));
    }

    private static <N, F, E> void tampered(Side<N, F, E> side, E edge) {
        Id<N> near = side.nearOf(edge);
        PageRequest second = second(side, near, PageRequest.first(1));
        String text = second.after().get().value();
        assertThat(text).as("safe in a URL").matches("[A-Za-z0-9._~-]+");
        Vector<String> changed = Vector.range(0, text.length())
                .flatMap(i -> Vector.of('A', 'B', 'a', 'z', '0', '9', '-', '_', '=', ' ', 'é')
                        .filter(c -> c != text.charAt(i))
                        .map(c -> text.substring(0, i) + c + text.substring(i + 1)));
        Vector<String> cut = Vector.range(0, text.length()).map(i -> text.substring(0, i));
        Vector<String> others = Vector.of(
                text + "A",
                text + "=",
                text + "==",
                " " + text,
                text + " ",
                text + "\n",
                text + text,
                "?",
                "\u0000",
                "null");
        for (String forged : changed.appendAll(cut).appendAll(others)) {
            assertThat(side.page(near, second.after(Cursor.of(forged))).swap())
                    .as("the cursor %s in place of %s", forged, text)
                    .hasOnlyElementsOfType(InvalidCursor.class)
                    .hasSize(1);
        }
        assertThat(ok(side.page(near, second)).items()).hasSize(1);
    }

    @Test
    @Tag("R12")
    default void sizeAndConsistencyMayChangeBetweenPages(Session session) {
        TestStore store = linked(session.open(Kinds.MODEL));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        PageRequest second = second(plain.outgoing(), Id.of("n"), PageRequest.first(1));
        Cursor cursor = second.after().get();
        for (int size = 1; size <= 4; size++) {
            PageRequest resized = PageRequest.first(size).after(cursor);
            Vector<Plain> expected = Vector.of(Plain.of("n", "b"), Plain.of("n", "c"), Plain.of("n", "d"))
                    .take(size);
            assertThat(ok(plain.outgoing(Id.of("n"), resized)).items()).containsExactlyElementsOf(expected);
            if (plain.isStrong(Direction.OUTGOING)) {
                assertThat(ok(plain.outgoing(Id.of("n"), resized.strong())).items())
                        .containsExactlyElementsOf(expected);
            }
        }
    }

    @Test
    @Tag("R12")
    default void aCursorOutlivesARestartAndTheRemovalOfItsEdge(Session session) {
        TestStore store = linked(session.open(Kinds.MODEL));
        PageRequest second = second(store.edges(Plain.TYPE).outgoing(), Id.of("n"), PageRequest.first(2));
        PageRequest reverse = second(store.edges(Plain.TYPE).incoming(), Id.of("a"), PageRequest.first(1));
        TestStore restarted = store.reopened();
        Edges<Node, Leaf, Plain> plain = restarted.edges(Plain.TYPE);
        assertThat(ok(plain.outgoing(Id.of("n"), second)).items())
                .containsExactly(Plain.of("n", "c"), Plain.of("n", "d"));
        ok(plain.unlink(Id.of("n"), Id.of("b")));
        ok(plain.unlink(Id.of("m"), Id.of("a")));
        assertThat(ok(plain.outgoing(Id.of("n"), second)).items())
                .containsExactly(Plain.of("n", "c"), Plain.of("n", "d"));
        assertThat(ok(plain.incoming(Id.of("a"), reverse)).items()).containsExactly(Plain.of("n", "a"));
        ok(restarted.entities(Leaf.TYPE).delete(Id.<Leaf>of("b")));
        plain.outgoing()
                .settled(() -> assertThat(ok(plain.outgoing(Id.of("n"), second)).items())
                        .containsExactly(Plain.of("n", "c"), Plain.of("n", "d")));
        ok(plain.unlink(Id.of("n"), Id.of("c")));
        ok(plain.unlink(Id.of("n"), Id.of("d")));
        plain.outgoing()
                .settled(() -> assertThat(ok(plain.outgoing(Id.of("n"), second)).items())
                        .isEmpty());
    }

    @Test
    @Tag("R12")
    default void aCursorOfAListOutlivesARestartAndTheRemovalOfItsEntity(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<Node> all = Vector.of("a", "b", "c").map(Node::of);
        store.createAll(Node.TYPE, all);
        PageRequest first = PageRequest.first(1);
        store.eventually(() -> assertThat(TestStore.all(first, store.entities(Node.TYPE)::list))
                .hasSize(3));
        var page = ok(store.entities(Node.TYPE).list(first));
        ok(store.entities(Node.TYPE).delete(page.items().head().id()));
        var nodes = store.reopened().entities(Node.TYPE);
        store.eventually(() -> assertThat(
                        TestStore.all(PageRequest.first(5).after(page.next().get()), nodes::list))
                .containsExactlyInAnyOrderElementsOf(all.removeAll(page.items())));
    }
}
