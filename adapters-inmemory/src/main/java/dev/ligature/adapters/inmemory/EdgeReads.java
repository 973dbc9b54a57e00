package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.Unsupported;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads of one relationship. What a read is about is taken out under the lock, as it is stored; what becomes of it
 * happens afterwards.
 */
final class EdgeReads<S, T, E> {

    private static final int STEP = 1_000;

    private final Session session;
    private final EdgeDrafts<S, T, E> drafts;
    private final Relationship<S, T, E> relationship;
    private final RelationshipTable table;
    private final EntityTable sources;
    private final EntityTable targets;

    EdgeReads(Session session, EdgeDrafts<S, T, E> drafts, EntityTable sources, EntityTable targets) {
        this.session = session;
        this.drafts = drafts;
        this.relationship = drafts.relationship();
        this.table = drafts.table();
        this.sources = sources;
        this.targets = targets;
    }

    /** What was found under the lock: an edge and the entity across. */
    private record Found(
            Object stored,
            Id<?> source,
            Id<?> target,
            byte[] key,
            @Nullable Held far) {

        static Option<Found> of(Edge edge, @Nullable Held far) {
            return Option.of(edge.stored())
                    .map(stored ->
                            new Found(stored, edge.source().id(), edge.target().id(), edge.key(), far));
        }

        Id<?> far(Direction direction) {
            return direction == Direction.OUTGOING ? target : source;
        }
    }

    /** The entity whose edges are read, and one edge more than the page holds. */
    private record Around(@Nullable Held near, List<Found> found) {}

    Either<StoreError, Option<E>> find(Id<S> source, Id<T> target) {
        return session.space()
                .read(reading(), () -> edge(source, target).flatMap(edge -> Found.of(edge, null)))
                .flatMap(found ->
                        found.map(this::edge).map(edge -> edge.map(Option::of)).getOrElse(Either.right(Option.none())));
    }

    Either<StoreError, Page<E>> page(Direction direction, Id<?> near, PageRequest request) {
        return around(direction, near, request).flatMap(around -> edges(direction, near, request, around));
    }

    <F> Either<StoreError, Page<Joined<E, F>>> joined(
            Direction direction,
            Id<?> near,
            PageRequest request,
            BiFunction<Held, Id<?>, Either<StoreError, F>> entity) {
        return around(direction, near, request)
                .flatMap(around -> page(
                        direction,
                        near,
                        request,
                        around,
                        found -> edge(found).flatMap(edge -> {
                            Held far = Objects.requireNonNull(found.far(), "an edge has both its ends");
                            return entity.apply(far, found.far(direction)).map(joined -> new Joined<>(edge, joined));
                        })));
    }

    <N> Either<StoreError, Option<Neighbourhood<N, E>>> neighbourhood(
            Direction direction,
            Id<?> near,
            PageRequest request,
            BiFunction<Held, Id<?>, Either<StoreError, N>> entity) {
        return around(direction, near, request).flatMap(around -> {
            Held held = around.near();
            if (held == null) {
                return Either.right(Option.none());
            }
            return entity.apply(held, near)
                    .flatMap(centre -> edges(direction, near, request, around)
                            .map(page -> Option.of(new Neighbourhood<>(centre, page))));
        });
    }

    <F> Either<StoreError, Set<Id<F>>> among(Direction direction, Id<?> near, Iterable<Id<F>> candidates) {
        List<Id<F>> linked = new ArrayList<>();
        Vector<Id<F>> distinct = LinkedHashSet.ofAll(candidates).toVector();
        distinct.forEach(candidate -> Objects.requireNonNull(candidate, "a candidate"));
        for (Seq<Id<F>> step : distinct.grouped(STEP)) {
            Either<StoreError, Seq<Id<F>>> found = session.space()
                    .read(
                            reading(),
                            () -> step.filter(far -> direction == Direction.OUTGOING
                                    ? edge(near, far).isDefined()
                                    : edge(far, near).isDefined()));
            if (found.isLeft()) {
                return Either.left(found.getLeft());
            }
            linked.addAll(found.get().asJava());
        }
        return Either.right(LinkedHashSet.ofAll(linked));
    }

    Either<StoreError, Long> degree(Direction direction, Id<?> near) {
        return session.space().read(reading(), () -> {
            Node node = nearTable(direction).find(near);
            return node == null ? 0L : (long) table.degree(node, direction);
        });
    }

    Either<StoreError, Page<E>> list(PageRequest request) {
        if (request.order() == Order.DESCENDING) {
            return Either.left(new Unsupported("a descending scan", "ask for an ascending one"));
        }
        Session.Listing listing = session.listing("edges", relationship.name());
        return listing.position(request)
                .flatMap(position -> session.space()
                        .read(reading(), () -> scanned(position, request.size() + 1))
                        .flatMap(found -> page(
                                found,
                                request.size(),
                                this::edge,
                                last -> listing.cursor(
                                        last.source().value(), last.target().value()))));
    }

    private List<Found> scanned(Option<Seq<String>> position, int size) {
        PairPlace after = position.map(at -> new PairPlace(Session.id(at, 0), Session.id(at, 1)))
                .getOrNull();
        return found(table.page(after, size), Direction.OUTGOING);
    }

    private Either<StoreError, Around> around(Direction direction, Id<?> near, PageRequest request) {
        return listing(direction, near, request.order()).position(request).flatMap(position -> {
            EdgeOrder order = order(direction);
            Probe<Edge> after = position.map(
                            at -> order.place(at.get(0).getBytes(StandardCharsets.UTF_8), Session.id(at, 1)))
                    .getOrNull();
            return session.space().read(reading(), () -> {
                Node node = nearTable(direction).find(near);
                return node == null
                        ? new Around(null, List.of())
                        : new Around(
                                node.held(),
                                found(table.page(node, order, request.order(), after, request.size() + 1), direction));
            });
        });
    }

    private static List<Found> found(List<Edge> edges, Direction direction) {
        List<Found> found = new ArrayList<>(edges.size());
        for (Edge edge : edges) {
            Node far = direction == Direction.OUTGOING ? edge.target() : edge.source();
            Found.of(edge, far.held()).forEach(found::add);
        }
        return found;
    }

    private Either<StoreError, Page<E>> edges(Direction direction, Id<?> near, PageRequest request, Around around) {
        return page(direction, near, request, around, this::edge);
    }

    private <R> Either<StoreError, Page<R>> page(
            Direction direction,
            Id<?> near,
            PageRequest request,
            Around around,
            Function<Found, Either<StoreError, R>> read) {
        Session.Listing listing = listing(direction, near, request.order());
        return page(
                around.found(),
                request.size(),
                read,
                last -> listing.cursor(
                        new String(last.key(), StandardCharsets.UTF_8),
                        last.far(direction).value()));
    }

    private static <R> Either<StoreError, Page<R>> page(
            List<Found> found, int size, Function<Found, Either<StoreError, R>> read, Function<Found, Cursor> cursor) {
        List<R> items = new ArrayList<>(Math.min(size, found.size()));
        for (Found each : found.subList(0, Math.min(size, found.size()))) {
            Either<StoreError, R> item = read.apply(each);
            if (item.isLeft()) {
                return Either.left(item.getLeft());
            }
            items.add(item.get());
        }
        Option<Cursor> next = found.size() > size ? Option.of(cursor.apply(found.get(size - 1))) : Option.none();
        return Either.right(new Page<>(Vector.ofAll(items), next));
    }

    private Either<StoreError, E> edge(Found found) {
        return drafts.edge(found.stored(), found.source(), found.target());
    }

    private Option<Edge> edge(Id<?> source, Id<?> target) {
        Node from = sources.find(source);
        Node to = from == null ? null : targets.find(target);
        return from == null || to == null ? Option.none() : Option.of(table.find(from, to));
    }

    private EntityTable nearTable(Direction direction) {
        return direction == Direction.OUTGOING ? sources : targets;
    }

    /** An edge listing is the same whether the far entities are shown with it or not. */
    private Session.Listing listing(Direction direction, Id<?> near, Order walk) {
        return session.listing(
                "edges of",
                relationship.name(),
                direction.toString(),
                near.value(),
                walk.name(),
                order(direction).name());
    }

    private EdgeOrder order(Direction direction) {
        return relationship.isOrdered() ? EdgeOrder.byKey(direction) : EdgeOrder.byId(direction);
    }

    private String reading() {
        return "reading '" + relationship.name() + "'";
    }
}
