package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Orders.Book;
import dev.ligature.contract.model.Orders.ByInstant;
import dev.ligature.contract.model.Orders.Shelf;
import dev.ligature.contract.model.ValueCase;
import dev.ligature.contract.model.Values;
import dev.ligature.contract.model.Values.Box;
import dev.ligature.contract.model.Values.Ships;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.InvalidValue;
import dev.ligature.ports.StoreError.ItemTooLarge;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What values may be, and how they come back. */
public interface ValueContract extends AdapterUnderTest {

    /** As DynamoDB has it. */
    long ITEM_LIMIT = 400 * 1024;

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.ValueCase#kept")
    @Tag("E9")
    default void anEntitysValuesComeBackEqual(ValueCase value, Session session) {
        TestStore store = session.open(Values.MODEL);
        EntityRepository<Box> boxes = store.entities(Box.TYPE);
        Box flat = Box.of("flat", value.contents());
        Box nesting = Box.nesting("nesting", value.contents());
        for (Box box : Vector.of(flat, nesting)) {
            assertThat(ok(boxes.create(box))).isEqualTo(box);
            assertThat(ok(boxes.find(box.id()))).containsExactly(box);
        }
        // From anything to these values, and back to nothing.
        store.create(
                Box.TYPE,
                Box.nesting("changed", ValueCase.kept().toList().get(0).contents()));
        Box changed = Box.nesting("changed", value.contents());
        assertThat(ok(boxes.update(changed.id(), before -> changed))).isEqualTo(changed);
        assertThat(ok(store.reopened().entities(Box.TYPE).find(changed.id()))).containsExactly(changed);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.ValueCase#kept")
    @Tag("E9")
    @Tag("B44")
    default void valuesCanBeTakenAwayAgain(ValueCase value, Session session) {
        TestStore store = session.open(Values.MODEL);
        EntityRepository<Box> boxes = store.entities(Box.TYPE);
        store.create(Box.TYPE, Box.nesting("b", value.contents()));
        Box empty = Box.of("b", ValueCase.kept().toList().get(0).contents());
        Versioned<Box> before = ok(boxes.load(Id.of("b"))).get();
        assertThat(ok(boxes.replace(before.with(empty))).value()).isEqualTo(empty);
        assertThat(ok(boxes.find(Id.of("b")))).containsExactly(empty);
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.ValueCase#kept")
    @Tag("E9")
    default void anEdgesValuesComeBackEqualFromBothEnds(ValueCase value, Session session) {
        TestStore store = session.open(Values.MODEL);
        Edges<Box, Box, Ships> edges = store.edges(Ships.TYPE);
        Box empty = Box.of("a", ValueCase.kept().toList().get(0).contents());
        store.create(Box.TYPE, empty, Box.of("b", empty), Box.of("c", empty));
        Ships flat = Ships.of("a", "b", value.contents());
        Ships nesting = Ships.nesting("a", "c", value.contents());
        assertThat(ok(edges.link(flat))).isEqualTo(flat);
        assertThat(ok(edges.put(nesting)).edge()).isEqualTo(nesting);
        edges.assertOutgoing(Id.of("a"), flat, nesting);
        edges.assertIncoming(Id.of("b"), flat);
        edges.assertLinked(nesting);
        Ships bare = Ships.of("a", "c", empty);
        assertThat(ok(edges.update(Id.of("a"), Id.of("c"), edge -> bare))).isEqualTo(bare);
        edges.assertLinked(bare);
        assertThat(ok(edges.update(Id.of("a"), Id.of("c"), edge -> nesting))).isEqualTo(nesting);
        edges.assertLinked(nesting);
    }

    @Test
    @Tag("E9")
    @Tag("B38")
    default void numbersAreAnsweredInOneCanonicalForm(Session session) {
        TestStore store = session.open(Values.MODEL);
        EntityRepository<Box> boxes = store.entities(Box.TYPE);
        Edges<Box, Box, Ships> edges = store.edges(Ships.TYPE);
        for (Vector<ValueCase> pair : ValueCase.canonical()) {
            String id = "box " + pair.head().name();
            Box given = Box.nesting(id, pair.head().contents());
            Box answered = Box.nesting(id, pair.last().contents());
            assertThat(ok(boxes.create(given))).as(pair.head().name()).isEqualTo(answered);
            assertThat(ok(boxes.find(given.id()))).as(pair.head().name()).containsExactly(answered);
            assertThat(ok(boxes.update(given.id(), box -> given))).isEqualTo(answered);
            Versioned<Box> before = ok(boxes.load(given.id())).get();
            assertThat(ok(boxes.replace(before.with(given))).value()).isEqualTo(answered);
            Ships givenEdge = Ships.nesting(id, id, pair.head().contents());
            Ships answeredEdge = Ships.nesting(id, id, pair.last().contents());
            assertThat(ok(edges.link(givenEdge))).isEqualTo(answeredEdge);
            assertThat(ok(edges.put(givenEdge)))
                    .isEqualTo(new dev.ligature.ports.PutResult<>(
                            dev.ligature.ports.PutResult.Outcome.UNCHANGED, answeredEdge, Vector.empty()));
            edges.assertLinked(answeredEdge);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.ValueCase#refused")
    @Tag("E9")
    @Tag("B38")
    default void whatNoStoreKeepsIsRefusedBeforeAnythingIsWritten(ValueCase value, Session session) {
        TestStore store = session.open(Values.MODEL);
        EntityRepository<Box> boxes = store.entities(Box.TYPE);
        Edges<Box, Box, Ships> edges = store.edges(Ships.TYPE);
        Box there = Box.of("there", ValueCase.kept().toList().get(0).contents());
        store.create(Box.TYPE, there);
        Ships edge = Ships.of("there", "there", there);
        edges.linkAll(edge);
        Versioned<Box> before = ok(boxes.load(there.id())).get();
        for (Box invalid : Vector.of(Box.of("new", value.contents()), Box.nesting("new", value.contents()))) {
            refused(InvalidValue.class, boxes.create(invalid));
        }
        Box changed = Box.of("there", value.contents());
        refused(InvalidValue.class, boxes.update(there.id(), box -> changed));
        refused(InvalidValue.class, boxes.replace(before.with(changed)));
        Ships invalid = Ships.nesting("there", "there", value.contents());
        refused(InvalidEdge.class, edges.link(invalid));
        refused(InvalidEdge.class, edges.put(invalid));
        refused(InvalidEdge.class, edges.update(there.id(), there.id(), e -> invalid));
        refused(InvalidEdge.class, edges.replaceOutgoing(there.id(), Vector.of(invalid)));
        assertThat(ok(edges.putAll(Vector.of(invalid)))
                        .rejected()
                        .map(entry -> entry._2().getClass()))
                .hasSize(1)
                .allMatch(InvalidEdge.class::equals);
        assertThat(ok(boxes.find(Id.of("new")))).isEmpty();
        assertThat(ok(boxes.load(there.id()))).containsExactly(before);
        edges.assertLinked(edge);
    }

    @Test
    @Tag("E9")
    @Tag("B38")
    @SuppressWarnings("NullAway") // As code that is not checked for nulls might make an edge.
    default void anEdgeThatLacksAnEndOrCannotBeOrderedIsRefusedByItsAttribute(Session session) {
        TestStore store = session.open(Orders.MODEL);
        Id<Shelf> shelf = Id.of("s");
        Id<Book> book = Id.of("b");
        store.create(Shelf.TYPE, new Shelf(shelf, "s"));
        store.create(Book.TYPE, new Book(book, "b"));
        ByInstant stored = new ByInstant(shelf, book, Option.of(Instant.EPOCH), 1);
        store.edges(ByInstant.TYPE).linkAll(stored);
        // Past the recorder, which would stumble over nulls itself.
        RelationshipRepository<Shelf, Book, ByInstant> edges = store.eventual().relationship(ByInstant.TYPE);
        Map.of(
                        "'key' is null", new ByInstant(shelf, book, null, 2),
                        "'key' is outside the years", new ByInstant(shelf, book, Option.of(Instant.MAX), 2),
                        "'shelf' is null", new ByInstant(null, book, Option.none(), 2),
                        "'book' is null", new ByInstant(shelf, null, Option.none(), 2))
                .forEach((reason, invalid) -> {
                    for (Either<StoreError, ?> answer : Vector.<Either<StoreError, ?>>of(
                            edges.link(invalid),
                            edges.put(invalid),
                            edges.replaceOutgoing(shelf, Vector.of(invalid)))) {
                        assertThat(refused(InvalidEdge.class, answer).reason()).contains(reason);
                    }
                    refused(InvalidEdge.class, edges.update(shelf, book, before -> invalid));
                    var rejected = ok(edges.putAll(Vector.of(stored, invalid))).rejected();
                    assertThat(rejected.map(entry -> entry._1())).containsExactly(1);
                    refused(InvalidEdge.class, Either.left(rejected.head()._2()));
                });
        assertThat(ok(edges.find(shelf, book))).containsExactly(stored);
    }

    @Test
    @Tag("E9")
    default void anEntityNearlyAsLargeAsAnItemComesBack(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        Node large = new Node(Id.of("n"), "n", Option.of("é".repeat(150_000)));
        assertThat(ok(nodes.create(large))).isEqualTo(large);
        assertThat(ok(nodes.find(Id.of("n")))).containsExactly(large);
    }

    @Test
    @Tag("E9")
    default void whatIsLargerThanAnItemIsRefusedWithBothNumbers(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        Node large = new Node(Id.of("n"), "n", Option.of("x".repeat((int) ITEM_LIMIT)));
        tooLarge(nodes.create(large));
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
        store.create(Node.TYPE, Node.of("n"));
        Versioned<Node> before = ok(nodes.load(Id.of("n"))).get();
        tooLarge(nodes.update(Id.of("n"), node -> large));
        tooLarge(nodes.replace(before.with(large)));
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(before);
    }

    private static void tooLarge(Either<StoreError, ?> answer) {
        ItemTooLarge error = refused(ItemTooLarge.class, answer);
        assertThat(error.type()).isEqualTo("kind-node");
        assertThat(error.id()).isEqualTo(Id.of("n"));
        assertThat(error.bytes()).isGreaterThan(ITEM_LIMIT);
        numbersOf(error);
    }

    /** The limit is the one that was exceeded: an adapter may keep some of an item free for what it adds. */
    private static void numbersOf(ItemTooLarge error) {
        assertThat(error.limit()).isLessThanOrEqualTo(ITEM_LIMIT);
        assertThat(error.bytes()).isGreaterThan(error.limit());
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 1_000, 3_000, 20_000, 30_000})
    @Tag("E9")
    default void whatIsNearlyTooLargeIsStoredOrToldTheLimitThatItExceeds(int free, Session session) {
        TestStore store = session.open(Kinds.MODEL);
        String text = "x".repeat((int) ITEM_LIMIT - free);
        Either<StoreError, Node> created = store.entities(Node.TYPE).create(new Node(Id.of("n"), "n", Option.of(text)));
        if (created.isLeft()) {
            numbersOf(refused(ItemTooLarge.class, created));
            store.create(Node.TYPE, Node.of("n"));
        }
        store.create(Kinds.Leaf.TYPE, Kinds.Leaf.of("l"));
        store.create(Node.TYPE, Node.of("m"));
        Edges<Node, Kinds.Leaf, Kinds.Counted> edges = store.edges(Kinds.Counted.TYPE);
        Kinds.Counted edge = Kinds.Counted.of("m", "l", 1).noted(text);
        Either<StoreError, Kinds.Counted> linked = edges.link(edge);
        if (linked.isLeft()) {
            numbersOf(refused(ItemTooLarge.class, linked));
            edges.assertNotLinked(Id.of("m"), Id.of("l"));
        } else {
            edges.assertLinked(edge);
        }
    }

    @Test
    @Tag("E9")
    default void anEdgeLargerThanAnItemIsRefusedAndNothingIsWritten(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Kinds.Leaf.TYPE, Kinds.Leaf.of("l"), Kinds.Leaf.of("k"));
        Edges<Node, Kinds.Leaf, Kinds.Counted> edges = store.edges(Kinds.Counted.TYPE);
        Kinds.Counted kept = Kinds.Counted.of("n", "k", 1);
        edges.linkAll(kept);
        String text = "x".repeat((int) ITEM_LIMIT);
        boolean shared = !edges.capabilities().sizeBounded().isEmpty();
        Kinds.Counted large = Kinds.Counted.of("n", "l", 1).noted(text);
        for (Either<StoreError, ?> answer : Vector.<Either<StoreError, ?>>of(
                edges.link(large),
                edges.put(large),
                edges.update(Id.of("n"), Id.of("k"), edge -> edge.noted(text)),
                edges.replaceOutgoing(Id.of("n"), Vector.of(large)))) {
            // Where edges share an item, it is the item that is full.
            if (shared && answer.isLeft() && answer.getLeft() instanceof DegreeLimit) {
                continue;
            }
            refused(ItemTooLarge.class, answer);
        }
        edges.assertNotLinked(Id.of("n"), Id.of("l"));
        edges.assertLinked(kept);
    }
}
