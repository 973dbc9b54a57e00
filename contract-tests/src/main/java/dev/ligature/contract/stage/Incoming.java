package dev.ligature.contract.stage;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A relationship read from its targets. */
final class Incoming<S, T, E> extends Side<T, S, E> {

    private final Edges<S, T, E> edges;

    Incoming(Edges<S, T, E> edges) {
        super(edges, Direction.INCOMING);
        this.edges = edges;
    }

    @Override
    public EntityType<T> near() {
        return edges.type().target();
    }

    @Override
    public EntityType<S> far() {
        return edges.type().source();
    }

    @Override
    public Id<T> nearOf(E edge) {
        return edges.type().targetOf(edge);
    }

    @Override
    public Id<S> farOf(E edge) {
        return edges.type().sourceOf(edge);
    }

    @Override
    public Either<StoreError, Page<E>> page(Id<T> id, PageRequest request) {
        return edges.incoming(id, request);
    }

    @Override
    public Either<StoreError, Page<Joined<E, S>>> joined(Id<T> id, PageRequest request) {
        return edges.sourcesOf(id, request);
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<T, E>>> around(Id<T> id, PageRequest request) {
        return edges.targetWithIncoming(id, request);
    }

    @Override
    public Either<StoreError, Set<Id<S>>> among(Id<T> id, Iterable<Id<S>> candidates) {
        return edges.sourcesAmong(id, candidates);
    }

    @Override
    public Either<StoreError, Long> degree(Id<T> id) {
        return edges.inDegree(id);
    }

    @Override
    public Side<S, T, E> opposite() {
        return new Outgoing<>(edges);
    }
}
