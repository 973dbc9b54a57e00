package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Listings page by page. */
public interface PageContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    @Tag("R10")
    @Tag("B10")
    default <S, T, E> void pagesOfEverySizeConcatenateToTheListBothWaysAround(Sample<S, T, E> sample, Session session) {
        for (Direction direction : Direction.values()) {
            TestStore store = session.open(sample.model());
            Edges<S, T, E> edges = store.edges(sample.relationship());
            walks(edges.side(direction), filled(sample, store, edges, direction));
        }
    }

    /** Edges of one entity in this direction, in listing order; one where the cardinality allows no more. */
    private static <S, T, E> Vector<E> filled(
            Sample<S, T, E> sample, TestStore store, Edges<S, T, E> edges, Direction direction) {
        int degree = sample.isMany(direction) ? 5 : 1;
        boolean out = direction == Direction.OUTGOING;
        Vector<Integer> far = Vector.range(1, degree + 1);
        store.createAll(sample.relationship().source(), (out ? Vector.of(0) : far).map(sample::source));
        store.createAll(sample.relationship().target(), (out ? far : Vector.of(0)).map(sample::target));
        Vector<E> all = far.map(i -> out ? sample.edge(0, i, i) : sample.edge(i, 0, i));
        edges.fill(all);
        return all.sorted(edges.side(direction).order());
    }

    private static <N, F, E> void walks(Side<N, F, E> side, Vector<E> expected) {
        Id<N> near = side.nearOf(expected.head());
        side.settled(() -> {
            for (int size = 1; size <= expected.size() + 1; size++) {
                PageRequest first = side.first(size);
                pages(expected, first, page -> side.page(near, page));
                pages(expected.reverse(), first.descending(), page -> side.page(near, page));
                pages(expected, first, page -> side.joined(near, page).map(joined -> joined.map(Joined::edge)));
                pages(
                        expected.reverse(),
                        first.descending(),
                        page -> side.joined(near, page).map(joined -> joined.map(Joined::edge)));
                // What is read around an entity goes on in its listing.
                pages(
                        expected,
                        first,
                        page -> page.after().isDefined()
                                ? side.page(near, page)
                                : side.around(near, page)
                                        .map(found -> found.get().edges()));
            }
        });
    }

    /** Full pages, then the rest; no cursor to an empty page. */
    private static <E> void pages(
            Vector<E> expected, PageRequest first, Function<PageRequest, Either<StoreError, Page<E>>> read) {
        PageRequest request = first;
        Vector<E> rest = expected;
        while (true) {
            Page<E> page = ok(read.apply(request));
            assertThat(page.items())
                    .as("a page of %s, %s", first.size(), first.order())
                    .containsExactlyElementsOf(rest.take(first.size()));
            rest = rest.drop(first.size());
            assertThat(page.next().isDefined()).as("whether more follows").isEqualTo(!rest.isEmpty());
            if (page.next().isEmpty()) {
                return;
            }
            request = request.after(page.next().get());
        }
    }

    @Test
    @Tag("R10")
    default void aPageOfTheGreatestSizeHoldsSoMany(Session session) {
        Sample<Orders.Shelf, Orders.Book, Orders.ByInstant> sample = new Sample<>(Orders.MODEL, Orders.ByInstant.TYPE);
        TestStore store = session.open(sample.model());
        int count = Math.min(PageRequest.MAX_SIZE, session.settings().span()) + 1;
        store.create(Orders.Shelf.TYPE, sample.source(0));
        store.createAll(Orders.Book.TYPE, Vector.range(0, count).map(sample::target));
        Vector<Orders.ByInstant> all = Vector.range(0, count).map(i -> sample.edge(0, i, 4 * i));
        Edges<Orders.Shelf, Orders.Book, Orders.ByInstant> edges = store.edges(sample.relationship());
        edges.fill(all);
        edges.outgoing().settled(() -> {
            pages(all, edges.first(Direction.OUTGOING, count - 1), page -> edges.outgoing(sample.sourceId(0), page));
            pages(
                    all.reverse(),
                    edges.first(Direction.OUTGOING, 333).descending(),
                    page -> edges.outgoing(sample.sourceId(0), page));
        });
    }

    @Test
    @Tag("R10")
    default void theListingOfNothingIsOnePageWithoutACursor(Session session) {
        Sample<Orders.Shelf, Orders.Book, Orders.ByInstant> sample = new Sample<>(Orders.MODEL, Orders.ByInstant.TYPE);
        TestStore store = session.open(sample.model());
        Edges<Orders.Shelf, Orders.Book, Orders.ByInstant> edges = store.edges(sample.relationship());
        empty(edges.outgoing(), sample.sourceId(0));
        empty(edges.incoming(), sample.targetId(0));
        store.create(Orders.Shelf.TYPE, sample.source(0));
        store.create(Orders.Book.TYPE, sample.target(0));
        empty(edges.outgoing(), sample.sourceId(0));
        empty(edges.incoming(), sample.targetId(0));
    }

    private static <N, F, E> void empty(Side<N, F, E> side, Id<N> id) {
        for (PageRequest request : Vector.of(side.first(1), side.first(1).descending())) {
            assertThat(ok(side.page(id, request))).isEqualTo(new Page<>(Vector.empty(), io.vavr.control.Option.none()));
            assertThat(ok(side.joined(id, request)))
                    .isEqualTo(new Page<>(Vector.empty(), io.vavr.control.Option.none()));
        }
    }
}
