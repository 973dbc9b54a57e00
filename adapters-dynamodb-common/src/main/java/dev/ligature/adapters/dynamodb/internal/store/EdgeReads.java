package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.Consistency;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads edges: one pair, many pairs, pages in order, all of one entity, and how many there are. */
final class EdgeReads<S, T, E> {

    private final Store store;
    private final EdgeCodec<S, T, E> codec;

    EdgeReads(Store store, EdgeCodec<S, T, E> codec) {
        this.store = store;
        this.codec = codec;
    }

    /** A pair's edge, from the home whose word counts. */
    Option<StoredEdge<E>> find(Wire wire, Ends ends, boolean strong) {
        Home truth = codec.placement().truth();
        return codec.lookedUp(truth, ends, wire.get(codec.lookup(truth, ends), strong));
    }

    /** The edges of those pairs that are linked; several pairs of one source are told by its item, if it holds them. */
    Map<Ends, StoredEdge<E>> findAll(Wire wire, Iterable<Ends> pairs, boolean strong) {
        Home truth = codec.placement().truth();
        Home atSource = homeAt(End.SOURCE);
        Map<String, Integer> pairsOf = new HashMap<>();
        pairs.forEach(ends -> pairsOf.merge(ends.source(), 1, Integer::sum));
        return findAll(
                wire, ends -> Objects.requireNonNull(pairsOf.get(ends.source())) > 1 ? atSource : truth, pairs, strong);
    }

    /** The same of pairs that share this end: its own item, where it holds them, tells all. */
    Map<Ends, StoredEdge<E>> findAll(Wire wire, End shared, Iterable<Ends> pairs, boolean strong) {
        Home home = homeAt(shared);
        return findAll(wire, ends -> home, pairs, strong);
    }

    /** The home in this end's own item; if it has none there, the one whose word counts. */
    private Home homeAt(End end) {
        return codec.placement()
                .embeddedAt(end)
                .<Home>map(Function.identity())
                .getOrElse(codec.placement().truth());
    }

    private Map<Ends, StoredEdge<E>> findAll(
            Wire wire, Function<Ends, Home> homeOf, Iterable<Ends> pairs, boolean strong) {
        Map<Ends, ItemKey> keys = new LinkedHashMap<>();
        pairs.forEach(ends -> keys.put(ends, codec.lookup(homeOf.apply(ends), ends)));
        Map<ItemKey, Map<String, AttributeValue>> items =
                wire.getAll(keys.values().stream().distinct().toList(), strong);
        Map<Ends, StoredEdge<E>> found = new LinkedHashMap<>();
        keys.forEach((ends, key) -> Option.of(items.get(key))
                .flatMap(item -> codec.lookedUp(homeOf.apply(ends), ends, item))
                .forEach(edge -> found.put(ends, edge)));
        return found;
    }

    Cursors cursors(Direction direction, String near, Order order) {
        return new Cursors(
                store.cursors(),
                Vector.of("edges", store.namespace(), codec.relationship().name(), direction.name(), near),
                order);
    }

    /** One page in one direction, as it was read. */
    Page<StoredEdge<E>> page(Wire wire, Direction direction, String near, PageRequest page) {
        Reading reading = codec.placement().reading(direction);
        boolean strong = page.consistency() == Consistency.STRONG;
        if (strong && reading.lags()) {
            throw new StoreFailure(
                    new StoreError.Unsupported(
                            "a strong page of " + direction + " edges of '"
                                    + codec.relationship().name() + "'",
                            "ask for an eventual one, or use a layout that reads this direction of this relationship from no index"));
        }
        Cursors cursors = cursors(direction, near, page.order());
        Option<RowWalk.Position> after = cursors.position(page);
        boolean descending = page.order() == Order.DESCENDING;
        List<StoredEdge<E>> edges = reading instanceof Reading.Rows rows && rows.inOrder()
                ? rows(wire, rows, near, new RowWalk.Extent(after, descending, strong, page.size() + 1))
                : unsorted(wire, reading, near, strong)
                        .sorted(inOrder(direction.near(), descending))
                        .filter(edge -> after.forAll(position -> follows(edge, direction.near(), position, descending)))
                        .take(page.size() + 1)
                        .asJava();
        return paged(edges, cursors, direction, page.size());
    }

    /** The page that edges make of which one more was read than is shown. */
    Page<StoredEdge<E>> paged(List<StoredEdge<E>> edges, Cursors cursors, Direction direction, int size) {
        Vector<StoredEdge<E>> shown = Vector.ofAll(edges).take(size);
        return new Page<>(
                shown,
                edges.size() > size
                        ? Option.of(cursors.at(codec.position(shown.last().edge(), direction.near())))
                        : Option.none());
    }

    Comparator<StoredEdge<E>> inOrder(End near, boolean descending) {
        Comparator<StoredEdge<E>> order =
                (a, b) -> compare(codec.position(a.edge(), near), codec.position(b.edge(), near));
        return descending ? order.reversed() : order;
    }

    boolean follows(StoredEdge<E> edge, End near, RowWalk.Position position, boolean descending) {
        int compared = compare(codec.position(edge.edge(), near), position);
        return descending ? compared < 0 : compared > 0;
    }

    private static int compare(RowWalk.Position a, RowWalk.Position b) {
        int byKey = Utf8.compare(a.orderKey(), b.orderKey());
        return byKey != 0 ? byKey : Utf8.compare(a.far(), b.far());
    }

    private List<StoredEdge<E>> rows(Wire wire, Reading.Rows rows, String near, RowWalk.Extent extent) {
        return RowWalk.rows(wire, rows.queryOf().apply(near), extent, item -> codec.row(rows.home(), item));
    }

    /** All edges of an entity, in no order. */
    private Vector<StoredEdge<E>> unsorted(Wire wire, Reading reading, String near, boolean strong) {
        return reading instanceof Reading.Rows rows
                ? Vector.ofAll(
                        rows(wire, rows, near, new RowWalk.Extent(Option.none(), false, strong, Integer.MAX_VALUE)))
                : inItem(wire, (Reading.Item) reading, near, strong);
    }

    private Vector<StoredEdge<E>> inItem(Wire wire, Reading.Item reading, String near, boolean strong) {
        Map<String, AttributeValue> item =
                wire.get(codec.entityKey(reading.home().near(), near), strong);
        return dev.ligature.adapters.dynamodb.internal.wire.Condition.live().holds(item)
                ? Vector.ofAll(codec.embedded(reading.home(), near, item))
                : Vector.empty();
    }

    /** Up to so many edges of an entity, tombstone or not, for who sweeps them away. */
    List<StoredEdge<E>> some(Wire wire, Reading.Rows rows, String near, Option<RowWalk.Position> after, int most) {
        return rows(wire, rows, near, new RowWalk.Extent(after, false, !rows.lags(), most));
    }

    /** All edges of a source, from the truth where it lies in the source's collection. */
    Vector<StoredEdge<E>> allOutgoing(Wire wire, String source) {
        Reading reading = codec.placement().outgoing();
        Vector<StoredEdge<E>> all = Vector.empty();
        PageRequest request = PageRequest.first(PageRequest.MAX_SIZE);
        PageRequest page = reading.lags() ? request : request.strong();
        while (true) {
            Page<StoredEdge<E>> read = page(wire, Direction.OUTGOING, source, page);
            all = all.appendAll(read.items());
            if (read.next().isEmpty()) {
                return all;
            }
            page = page.after(read.next().get());
        }
    }

    long degree(Wire wire, Direction direction, String near) {
        Reading reading = codec.placement().reading(direction);
        if (reading instanceof Reading.Item inItem) {
            return inItem(wire, inItem, near, true).size();
        }
        RowQuery query = ((Reading.Rows) reading).queryOf().apply(near);
        return RowWalk.count(wire, query, !reading.lags());
    }
}
