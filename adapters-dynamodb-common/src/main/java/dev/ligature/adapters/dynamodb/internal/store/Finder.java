package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.ports.Consistency;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities by the values of indexed attributes, and all of them. */
final class Finder<T> {

    private final Store store;
    private final EntityCodec<T> codec;

    Finder(Store store, EntityCodec<T> codec) {
        this.store = store;
        this.codec = codec;
    }

    <V> Page<T> findBy(Wire wire, IndexedAttribute<T, V> attribute, V value, PageRequest page) {
        String text;
        try {
            text = attribute.textOf(value);
        } catch (InvalidDatumException e) {
            throw codec.invalid(String.valueOf(e.getMessage()));
        }
        IndexItems items = store.layout().index(codec.type(), attribute);
        RowQuery query = items.queryOf().apply(text);
        boolean strong = page.consistency() == Consistency.STRONG;
        if (strong && query.index().isDefined()) {
            throw new StoreFailure(new StoreError.Unsupported(
                    "a strong page of '" + codec.type().name() + "' by '" + attribute.name() + "'",
                    "ask for an eventual one, or use a layout that keeps these values in items of their own"));
        }
        if (!store.catalog().isComplete(wire, codec.type(), attribute.name())) {
            throw new StoreFailure(new StoreError.Unsupported(
                    "finding '" + codec.type().name() + "' by '" + attribute.name() + "'",
                    "its index is newer than the data and not built yet; repair() builds it"));
        }
        Vector<String> about =
                Vector.of("findBy", store.namespace(), codec.type().name(), attribute.name(), text);
        Cursors cursors = new Cursors(store.cursors(), about, page.order());
        Option<RowWalk.Position> after = cursors.position(page);
        while (true) {
            List<String> ids = RowWalk.rows(
                    wire,
                    query,
                    new RowWalk.Extent(after, page.order() == Order.DESCENDING, strong, page.size() + 1),
                    item -> items.valueOf()
                            .apply(item)
                            .filter(entry -> entry.value().equals(text))
                            .map(IndexItems.Entry::id));
            Vector<String> shown = Vector.ofAll(ids).take(page.size());
            Vector<Id<T>> keys = shown.map(Id::of);
            Map<ItemKey, Map<String, AttributeValue>> found =
                    wire.getAll(keys.map(codec::key).asJava(), strong);
            Seq<T> entities = codec.liveOnes(keys, found)
                    .filter(entity ->
                            EntityCodec.textsOfStored(attribute, entity).contains(text));
            boolean more = ids.size() > page.size();
            if (!entities.isEmpty() || !more) {
                Option<Cursor> next =
                        more ? Option.of(cursors.at(new RowWalk.Position("", shown.last()))) : Option.none();
                return new Page<>(entities, next);
            }
            after = Option.of(new RowWalk.Position("", shown.last()));
        }
    }

    Page<T> list(Wire wire, PageRequest page) {
        ScanWalk walk = new ScanWalk(
                store, Vector.of("list", store.namespace(), codec.type().name()));
        return walk.page(
                wire,
                codec.key(Id.of("x")).table(),
                page,
                item -> store.layout().classify(codec.key(Id.of("x")).table(), item) instanceof Fact.EntityItem entity
                                && entity.type().equals(codec.type())
                        ? codec.live(Id.of(entity.id()), item)
                                .map(live -> List.of(new ScanWalk.Part<>("", codec.read(Id.of(entity.id()), live))))
                                .getOrElse(List.of())
                        : List.of());
    }
}
