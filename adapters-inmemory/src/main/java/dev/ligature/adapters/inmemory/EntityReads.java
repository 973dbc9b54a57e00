package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.Unsupported;
import dev.ligature.ports.Versioned;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads of one type of entity. */
final class EntityReads<T> {

    private static final int STEP = 1_000;

    private final Session session;
    private final EntityType<T> type;
    private final EntityDrafts<T> drafts;
    private final EntityTable table;

    EntityReads(Session session, EntityDrafts<T> drafts) {
        this.session = session;
        this.type = drafts.type();
        this.drafts = drafts;
        this.table = drafts.table();
    }

    Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
        return reading(() -> EntityWrites.Seen.optionOf(table.find(id)))
                .flatMap(found -> found.map(seen -> drafts.versioned(seen.node(), seen.state()))
                        .map(answer -> answer.map(Option::of))
                        .getOrElse(Either.right(Option.none())));
    }

    Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
        Vector<Id<T>> distinct = LinkedHashSet.ofAll(ids).toVector();
        distinct.forEach(id -> Objects.requireNonNull(id, "an id"));
        List<Tuple2<Id<T>, T>> entries = new ArrayList<>();
        for (Seq<Id<T>> step : distinct.grouped(STEP)) {
            Either<StoreError, Seq<Tuple2<Id<T>, T>>> found = reading(() -> step.flatMap(
                            id -> EntityWrites.Seen.optionOf(table.find(id)).map(seen -> Tuple.of(id, seen))))
                    .flatMap(all -> Either.sequenceRight(all.map(
                            each -> drafts.view(each._2().node(), each._2().state())
                                    .map(value -> Tuple.of(each._1(), value)))));
            if (found.isLeft()) {
                return Either.left(found.getLeft());
            }
            found.get().forEach(entries::add);
        }
        return Either.right(LinkedHashMap.ofEntries(entries));
    }

    <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest request) {
        if (!type.indexes().contains(attribute)) {
            throw new IllegalArgumentException("'" + type.name() + "' is not indexed by '" + attribute.name() + "'");
        }
        String text;
        try {
            text = attribute.textOf(value);
        } catch (InvalidDatumException e) {
            return Either.left(drafts.invalid(String.valueOf(e.getMessage())));
        }
        Order walk = request.order();
        return page(
                session.listing("entities by", type.name(), attribute.name(), text, walk.name()),
                request,
                (after, size) -> table.page(attribute.name(), text, walk, after, size));
    }

    Either<StoreError, Page<T>> list(PageRequest request) {
        if (request.order() == Order.DESCENDING) {
            return Either.left(new Unsupported("a descending scan", "ask for an ascending one"));
        }
        return page(session.listing("entities", type.name()), request, table::page);
    }

    private interface Source {
        List<Node> page(@Nullable Probe<Node> after, int size);
    }

    private Either<StoreError, Page<T>> page(Session.Listing listing, PageRequest request, Source source) {
        int size = request.size();
        return listing.position(request).flatMap(position -> {
            Probe<Node> after = position.map(at -> Node.at(Session.id(at, 0))).getOrNull();
            return reading(() -> Vector.ofAll(source.page(after, size + 1)).flatMap(EntityWrites.Seen::optionOf))
                    .flatMap(found -> Either.sequenceRight(
                                    found.take(size).map(seen -> drafts.view(seen.node(), seen.state())))
                            .map(items -> new Page<>(
                                    items,
                                    Option.when(
                                            found.size() > size,
                                            () -> listing.cursor(found.get(size - 1)
                                                    .node()
                                                    .id()
                                                    .value())))));
        });
    }

    private <R> Either<StoreError, R> reading(Supplier<R> step) {
        return session.space().read("reading '" + type.name() + "'", step);
    }
}
