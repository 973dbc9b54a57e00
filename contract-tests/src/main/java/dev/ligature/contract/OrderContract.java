package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Orders.Book;
import dev.ligature.contract.model.Orders.ByDate;
import dev.ligature.contract.model.Orders.ByDecimal;
import dev.ligature.contract.model.Orders.ByInstant;
import dev.ligature.contract.model.Orders.ByLong;
import dev.ligature.contract.model.Orders.ByText;
import dev.ligature.contract.model.Orders.HeldByText;
import dev.ligature.contract.model.Orders.Shelf;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of listings. */
public interface OrderContract extends AdapterUnderTest {

    /** Ids in the order of their UTF-8 bytes, which is neither that of UTF-16 nor that of any language. */
    Vector<String> IDS_IN_ORDER = Vector.of(
            "!", "-", "1", "10", "2", "A", "Z", "_", "a", "a!", "aa", "b", "~", "é", "ﬀ", "\uFFFD", "𐀀", "😀");

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R9")
    default <S, T, E> void edgesOfOneOrderKeyAreOrderedByTheFarIdsBytes(Sample<S, T, E> sample, Session session) {
        for (Direction direction : Direction.values()) {
            if (sample.isMany(direction)) {
                farIds(sample, session.open(sample.model()), direction);
            }
        }
    }

    private static <S, T, E> void farIds(Sample<S, T, E> sample, TestStore store, Direction direction) {
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Vector<String> ids = edges.capabilities()
                .maxOutDegree()
                .map(limit -> IDS_IN_ORDER.takeRight(limit))
                .getOrElse(IDS_IN_ORDER);
        boolean out = direction == Direction.OUTGOING;
        Id<S> source = sample.sourceId(1);
        Id<T> target = sample.targetId(1);
        Vector<S> sources = out ? Vector.of(sample.source(source, 0)) : ids.map(id -> sample.source(Id.<S>of(id), 0));
        Vector<T> targets = out ? ids.map(id -> sample.target(Id.<T>of(id), 0)) : Vector.of(sample.target(target, 0));
        store.createAll(sample.relationship().source(), sources);
        store.createAll(sample.relationship().target(), targets);
        Vector<E> expected = out
                ? ids.zipWith(targets, (id, t) -> sample.stored(sample.bare(source, Id.of(id), 0), sources.head(), t))
                : ids.zipWith(sources, (id, s) -> sample.stored(sample.bare(Id.of(id), target, 0), s, targets.head()));
        edges.fill(shuffled(expected));
        assertOrdered(edges.side(direction), expected);
    }

    @Test
    @Tag("R9")
    default void edgesAreOrderedByInstantsToTheNanosecond(Session session) {
        Vector<Instant> keys = Vector.of(
                        "0001-01-01T00:00:00Z",
                        "0999-12-31T23:59:59.9Z",
                        "1969-12-31T23:59:59.999999999Z",
                        "1970-01-01T00:00:00Z",
                        "1970-01-01T00:00:00.000000001Z",
                        "1970-01-01T00:00:00.100Z",
                        "1970-01-01T00:00:01Z",
                        "2024-02-29T12:00:00Z",
                        "9999-12-31T23:59:59.999999999Z")
                .map(Instant::parse);
        ordered(session, ByInstant.TYPE, keys, (shelf, book, key) -> new ByInstant(shelf, book, key, 1));
    }

    @Test
    @Tag("R9")
    default void edgesAreOrderedByDates(Session session) {
        Vector<LocalDate> keys = Vector.of(
                        "0001-01-01", "0999-12-31", "1969-12-31", "1970-01-01", "2024-02-29", "9999-12-31")
                .map(LocalDate::parse);
        ordered(session, ByDate.TYPE, keys, ByDate::new);
    }

    @Test
    @Tag("R9")
    default void edgesAreOrderedByWholeNumbers(Session session) {
        Vector<Long> keys =
                Vector.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, -10L, -9L, -1L, 0L, 1L, 2L, 9L, 10L, 11L, Long.MAX_VALUE);
        ordered(session, ByLong.TYPE, keys, ByLong::new);
    }

    @Test
    @Tag("R9")
    default void edgesAreOrderedByDecimalNumbers(Session session) {
        Vector<BigDecimal> keys = Vector.of(
                        "-9.99E+125",
                        "-12345678901234567890123456789012345678",
                        "-10",
                        "-9.99",
                        "-1.5",
                        "-1",
                        "-1E-130",
                        "0",
                        "1E-130",
                        "0.1",
                        "0.11",
                        "0.9",
                        "1",
                        "1.05",
                        "1.5",
                        "10",
                        "12345678901234567890123456789012345678",
                        "1E+125")
                .map(BigDecimal::new)
                .map(OrderContract::plain);
        ordered(session, ByDecimal.TYPE, keys, ByDecimal::new);
    }

    /** As stores answer it: without trailing zeros, and whole up to 38 digits. */
    private static BigDecimal plain(BigDecimal number) {
        return number.scale() < 0 && number.precision() - number.scale() <= 38 ? number.setScale(0) : number;
    }

    @Test
    @Tag("R9")
    @Tag("B33")
    default void edgesAreOrderedByTextsBytes(Session session) {
        Vector<String> keys = Vector.of(
                "", "\0", "\0\1", " ", "1", "10", "2", "A", "B", "a", "a\0", "a\0b", "a ", "aa", "b", "~", "é", "ﬀ",
                "\uFFFD", "😀");
        ordered(session, ByText.TYPE, keys, ByText::new);
    }

    @Test
    @Tag("R9")
    default void edgesOfAOneToManyRelationshipAreOrderedToo(Session session) {
        TestStore store = session.open(Orders.MODEL);
        Vector<Option<String>> keys = Vector.of(Option.<String>none(), Option.of("a"), Option.of("b"), Option.of("é"));
        Vector<HeldByText> expected = keys.zipWithIndex()
                .map(entry -> new HeldByText(Id.of("shelf"), Id.of("b" + (9 - entry._2())), entry._1()));
        store.create(Shelf.TYPE, new Shelf(Id.of("shelf"), "shelf"));
        store.createAll(Book.TYPE, expected.map(edge -> new Book(edge.book(), "book")));
        Edges<Shelf, Book, HeldByText> edges = store.edges(HeldByText.TYPE);
        shuffled(expected).forEach(edge -> ok(edges.link(edge)));
        assertOrdered(edges.outgoing(), expected);
    }

    @Test
    @Tag("R9")
    @Tag("B45")
    default void anEdgeMovesWhenItsOrderKeyChanges(Session session) {
        TestStore store = session.open(Orders.MODEL);
        store.create(Shelf.TYPE, new Shelf(Id.of("s"), "shelf"));
        store.create(Book.TYPE, new Book(Id.of("a"), "a"), new Book(Id.of("b"), "b"), new Book(Id.of("c"), "c"));
        Edges<Shelf, Book, ByLong> edges = store.edges(ByLong.TYPE);
        ByLong a = new ByLong(Id.of("s"), Id.of("a"), Option.of(1L));
        ByLong b = new ByLong(Id.of("s"), Id.of("b"), Option.of(2L));
        ByLong c = new ByLong(Id.of("s"), Id.of("c"), Option.of(3L));
        edges.linkAll(a, b, c);
        ByLong last = new ByLong(Id.of("s"), Id.of("a"), Option.of(4L));
        ok(edges.update(Id.of("s"), Id.of("a"), edge -> last));
        edges.assertOutgoing(Id.of("s"), b, c, last);
        edges.assertIncoming(Id.of("a"), last);
        ByLong unkeyed = new ByLong(Id.of("s"), Id.of("c"), Option.none());
        ok(edges.put(unkeyed));
        edges.assertOutgoing(Id.of("s"), unkeyed, b, last);
        edges.assertIncoming(Id.of("c"), unkeyed);
        ok(edges.putAll(Vector.of(c)));
        edges.assertOutgoing(Id.of("s"), b, c, last);
        edges.assertIncoming(Id.of("c"), c);
        ok(edges.replaceOutgoing(Id.of("s"), Vector.of(a, b, unkeyed)));
        edges.assertOutgoing(Id.of("s"), unkeyed, a, b);
        edges.assertIncoming(Id.of("c"), unkeyed);
        edges.assertIncoming(Id.of("a"), a);
    }

    /** Three edges for each key, which is absent first, so that ties are broken by the far id; in both directions. */
    private static <K, E> void ordered(
            Session session,
            Relationship<Shelf, Book, E> type,
            Vector<K> keys,
            Function3<Id<Shelf>, Id<Book>, Option<K>, E> make) {
        TestStore store = session.open(Orders.MODEL);
        Vector<Option<K>> ascending = keys.map(Option::of).prepend(Option.none());
        Vector<String> ties = Vector.of("z", "\uFFFD", "😀");
        Vector<String> far = Vector.range(0, ascending.size()).flatMap(i -> ties.map(tie -> tie + i));
        store.create(Shelf.TYPE, new Shelf(Id.of("near"), "near"));
        store.create(Book.TYPE, new Book(Id.of("near"), "near"));
        store.createAll(Shelf.TYPE, far.map(id -> new Shelf(Id.of(id), "far")));
        store.createAll(Book.TYPE, far.map(id -> new Book(Id.of(id), "far")));
        Edges<Shelf, Book, E> edges = store.edges(type);
        Vector<E> outgoing = Vector.range(0, far.size())
                .map(i -> make.apply(Id.of("near"), Id.of(far.get(i)), ascending.get(i / ties.size())));
        Vector<E> incoming = Vector.range(0, far.size())
                .map(i -> make.apply(Id.of(far.get(i)), Id.of("near"), ascending.get(i / ties.size())));
        edges.fill(shuffled(outgoing.appendAll(incoming)));
        assertOrdered(edges.outgoing(), outgoing);
        assertOrdered(edges.incoming(), incoming);
    }

    private static <N, F, E> void assertOrdered(Side<N, F, E> side, Vector<E> expected) {
        Id<N> near = side.nearOf(expected.head());
        side.settled(() -> {
            assertThat(side.all(near)).as("ascending, %s", side).containsExactlyElementsOf(expected);
            assertThat(side.all(near, side.first(7).descending()))
                    .as("descending, %s", side)
                    .containsExactlyElementsOf(expected.reverse());
            assertThat(TestStore.all(side.first(7), page -> side.joined(near, page))
                            .map(joined -> joined.edge()))
                    .as("joined, %s", side)
                    .containsExactlyElementsOf(expected);
            assertThat(ok(side.around(near, side.first(5))).get().edges().items())
                    .as("around, %s", side)
                    .containsExactlyElementsOf(expected.take(5));
        });
    }

    private static <E> Vector<E> shuffled(Vector<E> edges) {
        List<E> all = edges.toJavaList();
        Collections.shuffle(all, new Random(7));
        return Vector.ofAll(all);
    }
}
