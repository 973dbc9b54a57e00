package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Capabilities;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The edges of one relationship. */
final class InMemoryEdges<S, T, E> implements RelationshipRepository<S, T, E> {

    private final EdgeDrafts<S, T, E> drafts;
    private final EdgeReads<S, T, E> reads;
    private final EdgeWrites<S, T, E> writes;
    private final ReplaceOutgoing<S, T, E> replacing;
    private final EdgeAudit<S, T, E> audit;

    InMemoryEdges(Session session, EdgeDrafts<S, T, E> drafts, EntityTable sources, EntityTable targets) {
        this.drafts = drafts;
        this.reads = new EdgeReads<>(session, drafts, sources, targets);
        this.writes = new EdgeWrites<>(session, drafts, sources, targets);
        this.replacing = new ReplaceOutgoing<>(session, drafts, sources, targets);
        this.audit = new EdgeAudit<>(session, drafts, writes);
    }

    EdgeDrafts<S, T, E> drafts() {
        return drafts;
    }

    EdgeAudit<S, T, E> audit() {
        return audit;
    }

    @Override
    public Either<StoreError, E> link(E edge) {
        return writes.link(nonNull(edge));
    }

    @Override
    public Either<StoreError, PutResult<E>> put(E edge) {
        return writes.put(nonNull(edge));
    }

    @Override
    public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
        return writes.update(source(source), target(target), Objects.requireNonNull(change, "change"));
    }

    @Override
    public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
        return writes.unlink(source(source), target(target));
    }

    @Override
    public Either<StoreError, Option<E>> find(Id<S> source, Id<T> target) {
        return reads.find(source(source), target(target));
    }

    @Override
    public Either<StoreError, Page<E>> outgoing(Id<S> source, PageRequest page) {
        return reads.page(Direction.OUTGOING, source(source), page(page));
    }

    @Override
    public Either<StoreError, Page<E>> incoming(Id<T> target, PageRequest page) {
        return reads.page(Direction.INCOMING, target(target), page(page));
    }

    @Override
    public Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page) {
        return reads.joined(Direction.OUTGOING, source(source), page(page), drafts::target);
    }

    @Override
    public Either<StoreError, Page<Joined<E, S>>> sourcesOf(Id<T> target, PageRequest page) {
        return reads.joined(Direction.INCOMING, target(target), page(page), drafts::source);
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page) {
        return reads.neighbourhood(Direction.OUTGOING, source(id), page(page), drafts::source);
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<T, E>>> targetWithIncoming(Id<T> id, PageRequest page) {
        return reads.neighbourhood(Direction.INCOMING, target(id), page(page), drafts::target);
    }

    @Override
    public Either<StoreError, Set<Id<T>>> targetsAmong(Id<S> source, Iterable<Id<T>> candidates) {
        return reads.among(Direction.OUTGOING, source(source), candidates);
    }

    @Override
    public Either<StoreError, Set<Id<S>>> sourcesAmong(Id<T> target, Iterable<Id<S>> candidates) {
        return reads.among(Direction.INCOMING, target(target), candidates);
    }

    @Override
    public Either<StoreError, Long> outDegree(Id<S> source) {
        return reads.degree(Direction.OUTGOING, source(source));
    }

    @Override
    public Either<StoreError, Long> inDegree(Id<T> target) {
        return reads.degree(Direction.INCOMING, target(target));
    }

    @Override
    public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
        List<Either<StoreError, PutResult<E>>> outcomes = new ArrayList<>();
        for (E edge : taken(edges)) {
            outcomes.add(writes.put(edge));
        }
        return Either.right(new BulkReport<>(Vector.ofAll(outcomes)));
    }

    @Override
    public Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
        return replacing.replace(source(source), taken(edges));
    }

    @Override
    public Either<StoreError, Page<E>> list(PageRequest page) {
        return reads.list(page(page));
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.strong(Direction.OUTGOING, Direction.INCOMING)
                .boundedByCount(drafts.relationship().outDegreeLimit());
    }

    private List<E> taken(Iterable<? extends E> edges) {
        List<E> taken = new ArrayList<>();
        Objects.requireNonNull(edges, "edges").forEach(edge -> taken.add(nonNull(edge)));
        return taken;
    }

    private static <X> X nonNull(X edge) {
        return Objects.requireNonNull(edge, "edge");
    }

    private static <X> Id<X> source(Id<X> id) {
        return Objects.requireNonNull(id, "the source's id");
    }

    private static <X> Id<X> target(Id<X> id) {
        return Objects.requireNonNull(id, "the target's id");
    }

    private static PageRequest page(PageRequest page) {
        return Objects.requireNonNull(page, "page");
    }
}
