package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.Consistency;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Edges together with entities: the far ones of a page, or the near one and its first edges. */
final class Joins<S, T, E> {

    private final EdgeCodec<S, T, E> codec;
    private final EdgeReads<S, T, E> reads;

    Joins(EdgeCodec<S, T, E> codec, EdgeReads<S, T, E> reads) {
        this.codec = codec;
        this.reads = reads;
    }

    <X> Page<Joined<E, X>> page(Wire wire, Direction direction, String near, PageRequest page, EntityCodec<X> far) {
        PageRequest request = page;
        while (true) {
            Page<StoredEdge<E>> edges = reads.page(wire, direction, near, request);
            Vector<Joined<E, X>> joined = join(wire, direction, edges, far, page.consistency());
            if (!joined.isEmpty() || edges.next().isEmpty()) {
                return new Page<>(joined, edges.next());
            }
            // All of them lead to entities that are gone: what comes after them is the page.
            request = request.after(edges.next().get());
        }
    }

    private <X> Vector<Joined<E, X>> join(
            Wire wire, Direction direction, Page<StoredEdge<E>> edges, EntityCodec<X> far, Consistency consistency) {
        End farEnd = direction.near().other();
        Function<StoredEdge<E>, Id<X>> idOf = edge -> Id.of(edge.ends().at(farEnd));
        boolean shown = codec.placement().reading(direction) instanceof Reading.Rows rows && rows.showsFarEntity();
        Map<ItemKey, Map<String, AttributeValue>> items = shown
                ? Map.of()
                : wire.getAll(
                        edges.items()
                                .map(edge -> far.key(idOf.apply(edge)))
                                .distinct()
                                .asJava(),
                        consistency == Consistency.STRONG);
        return Vector.ofAll(edges.items()).flatMap(edge -> {
            Id<X> id = idOf.apply(edge);
            return Option.of(shown ? edge.item() : items.get(far.key(id)))
                    .flatMap(item -> far.live(id, item))
                    .map(item -> new Joined<>(edge.edge(), far.read(id, item)));
        });
    }

    <X> Option<Neighbourhood<X, E>> neighbourhood(
            Wire wire, Direction direction, Id<X> id, PageRequest page, EntityCodec<X> near) {
        Reading reading = codec.placement().reading(direction);
        boolean strong = page.consistency() == Consistency.STRONG;
        if (reading instanceof Reading.Item inItem) {
            return oneItem(wire, inItem, direction, id, page, near);
        }
        Reading.Rows rows = (Reading.Rows) reading;
        if (rows.withEntity().isDefined() && page.after().isEmpty() && page.order() == Order.ASCENDING) {
            return oneQuery(wire, rows, direction, id, page, near);
        }
        return wire.both(
                        inner -> near.live(id, inner.get(near.key(id), strong)).map(item -> near.read(id, item)),
                        inner -> reads.page(inner, direction, id.value(), page).map(StoredEdge::edge))
                .apply((entity, edges) -> entity.map(found -> new Neighbourhood<>(found, edges)));
    }

    private <X> Option<Neighbourhood<X, E>> oneItem(
            Wire wire, Reading.Item reading, Direction direction, Id<X> id, PageRequest page, EntityCodec<X> near) {
        Map<String, AttributeValue> item = wire.get(near.key(id), page.consistency() == Consistency.STRONG);
        boolean descending = page.order() == Order.DESCENDING;
        Cursors cursors = reads.cursors(direction, id.value(), page.order());
        Option<RowWalk.Position> after = cursors.position(page);
        return near.live(id, item).map(live -> {
            List<StoredEdge<E>> edges = Vector.ofAll(codec.embedded(reading.home(), id.value(), live))
                    .sorted(reads.inOrder(direction.near(), descending))
                    .filter(edge ->
                            after.forAll(position -> reads.follows(edge, direction.near(), position, descending)))
                    .asJava();
            return new Neighbourhood<>(
                    near.read(id, live),
                    reads.paged(edges, cursors, direction, page.size()).map(StoredEdge::edge));
        });
    }

    private <X> Option<Neighbourhood<X, E>> oneQuery(
            Wire wire, Reading.Rows rows, Direction direction, Id<X> id, PageRequest page, EntityCodec<X> near) {
        List<Map<String, AttributeValue>> items = RowWalk.range(
                wire,
                rows.queryOf().apply(id.value()),
                rows.withEntity().get(),
                page.consistency() == Consistency.STRONG,
                page.size() + 2);
        if (items.isEmpty() || !ItemKey.of(near.key(id).table(), items.get(0)).equals(near.key(id))) {
            return Option.none();
        }
        return near.live(id, items.get(0)).map(live -> {
            List<StoredEdge<E>> edges = new ArrayList<>();
            items.subList(1, items.size())
                    .forEach(item -> codec.row(rows.home(), item).forEach(edges::add));
            Cursors cursors = reads.cursors(direction, id.value(), page.order());
            return new Neighbourhood<>(
                    near.read(id, live),
                    reads.paged(edges, cursors, direction, page.size()).map(StoredEdge::edge));
        });
    }
}
