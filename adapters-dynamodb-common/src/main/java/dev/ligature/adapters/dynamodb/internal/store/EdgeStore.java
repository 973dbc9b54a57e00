package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Capabilities;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Edges of one relationship: what the port asks, handed to what reads, writes and joins. */
final class EdgeStore<S, T, E> implements RelationshipRepository<S, T, E> {

    private final Store store;
    private final Relationship<S, T, E> type;
    private final EdgeCodec<S, T, E> codec;
    private final EdgeReads<S, T, E> reads;
    private final EdgeWrites<S, T, E> writes;
    private final Joins<S, T, E> joins;
    private final Bulk<S, T, E> bulk;

    EdgeStore(Store store, Relationship<S, T, E> type) {
        this.store = store;
        this.type = type;
        this.codec = store.codec(type);
        this.reads = new EdgeReads<>(store, codec);
        this.writes = new EdgeWrites<>(store, codec);
        this.joins = new Joins<>(codec, reads);
        this.bulk = new Bulk<>(store, codec, reads, writes);
    }

    @Override
    public Either<StoreError, E> link(E edge) {
        Objects.requireNonNull(edge, "edge");
        return write("link", wire -> writes.link(wire, edge));
    }

    @Override
    public Either<StoreError, PutResult<E>> put(E edge) {
        Objects.requireNonNull(edge, "edge");
        return write("put", wire -> writes.put(wire, edge));
    }

    @Override
    public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
        Ends ends = ends(source, target);
        Objects.requireNonNull(change, "change");
        return write("update", wire -> writes.update(wire, ends, change));
    }

    @Override
    public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
        Ends ends = ends(source, target);
        return write("unlink", wire -> writes.unlink(wire, ends));
    }

    @Override
    public Either<StoreError, Option<E>> find(Id<S> source, Id<T> target) {
        Ends ends = ends(source, target);
        return read("find", wire -> reads.find(wire, ends, store.strong()).map(StoredEdge::edge));
    }

    @Override
    public Either<StoreError, Page<E>> outgoing(Id<S> source, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "outgoing",
                wire -> reads.page(wire, Direction.OUTGOING, source.value(), page)
                        .map(StoredEdge::edge));
    }

    @Override
    public Either<StoreError, Page<E>> incoming(Id<T> target, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "incoming",
                wire -> reads.page(wire, Direction.INCOMING, target.value(), page)
                        .map(StoredEdge::edge));
    }

    @Override
    public Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "targetsOf",
                wire -> joins.page(wire, Direction.OUTGOING, source.value(), page, store.codec(type.target())));
    }

    @Override
    public Either<StoreError, Page<Joined<E, S>>> sourcesOf(Id<T> target, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "sourcesOf",
                wire -> joins.page(wire, Direction.INCOMING, target.value(), page, store.codec(type.source())));
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "sourceWithOutgoing",
                wire -> joins.neighbourhood(wire, Direction.OUTGOING, id, page, store.codec(type.source())));
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<T, E>>> targetWithIncoming(Id<T> id, PageRequest page) {
        Objects.requireNonNull(page, "page");
        return read(
                "targetWithIncoming",
                wire -> joins.neighbourhood(wire, Direction.INCOMING, id, page, store.codec(type.target())));
    }

    @Override
    public Either<StoreError, Set<Id<T>>> targetsAmong(Id<S> source, Iterable<Id<T>> candidates) {
        Set<Ends> pairs = LinkedHashSet.ofAll(candidates).map(target -> ends(source, target));
        return read(
                "targetsAmong",
                wire -> LinkedHashSet.ofAll(reads.findAll(wire, End.SOURCE, pairs, store.strong())
                                .keySet())
                        .map(ends -> Id.of(ends.target())));
    }

    @Override
    public Either<StoreError, Set<Id<S>>> sourcesAmong(Id<T> target, Iterable<Id<S>> candidates) {
        Set<Ends> pairs = LinkedHashSet.ofAll(candidates).map(source -> ends(source, target));
        return read(
                "sourcesAmong",
                wire -> LinkedHashSet.ofAll(reads.findAll(wire, End.TARGET, pairs, store.strong())
                                .keySet())
                        .map(ends -> Id.of(ends.source())));
    }

    @Override
    public Either<StoreError, Long> outDegree(Id<S> source) {
        return read("outDegree", wire -> reads.degree(wire, Direction.OUTGOING, source.value()));
    }

    @Override
    public Either<StoreError, Long> inDegree(Id<T> target) {
        return read("inDegree", wire -> reads.degree(wire, Direction.INCOMING, target.value()));
    }

    @Override
    public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
        Vector<E> all = Vector.ofAll(edges);
        all.forEach(edge -> Objects.requireNonNull(edge, "edge"));
        return write("putAll", wire -> bulk.putAll(wire, all));
    }

    @Override
    public Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
        Objects.requireNonNull(source, "source");
        Vector<E> all = Vector.ofAll(edges);
        all.forEach(edge -> Objects.requireNonNull(edge, "edge"));
        return write(
                "replaceOutgoing",
                wire -> new Replacement<>(store, codec, reads, writes, bulk).replace(wire, source.value(), all));
    }

    @Override
    public Either<StoreError, Page<E>> list(PageRequest page) {
        Objects.requireNonNull(page, "page");
        Home truth = codec.placement().truth();
        var table = codec.lookup(truth, new Ends("x", "x")).table();
        Vector<String> about = Vector.of("list", store.namespace(), type.name());
        return read("list", wire -> new ScanWalk(store, about).page(wire, table, page, this::parts));
    }

    private List<ScanWalk.Part<E>> parts(Map<String, AttributeValue> item) {
        List<ScanWalk.Part<E>> parts = new ArrayList<>();
        codec.found(item)
                .forEach(edge -> parts.add(new ScanWalk.Part<>(
                        edge.home() instanceof Home.Row
                                ? ""
                                : edge.ends().at(edge.home().near().other()),
                        edge.edge())));
        parts.sort((a, b) -> dev.ligature.domain.Utf8.compare(a.name(), b.name()));
        return parts;
    }

    @Override
    public Capabilities capabilities() {
        List<Direction> strong = new ArrayList<>();
        List<Direction> bounded = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Reading reading = codec.placement().reading(direction);
            if (!reading.lags()) {
                strong.add(direction);
            }
            if (codec.holdsManyAt(direction.near())) {
                bounded.add(direction);
            }
        }
        return Capabilities.strong(strong.toArray(Direction[]::new))
                .boundedBySize(bounded.toArray(Direction[]::new))
                .boundedByCount(codec.countLimit());
    }

    private Ends ends(Id<S> source, Id<T> target) {
        return new Ends(
                Objects.requireNonNull(source, "source").value(),
                Objects.requireNonNull(target, "target").value());
    }

    private <R> Either<StoreError, R> read(String operation, Function<Wire, R> body) {
        return store.read(operation + " " + type.name(), body);
    }

    private <R> Either<StoreError, R> write(String operation, Function<Wire, R> body) {
        return store.write(operation + " " + type.name(), body);
    }
}
