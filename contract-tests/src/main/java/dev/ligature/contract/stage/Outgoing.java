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

/** A relationship read from its sources. */
final class Outgoing<S, T, E> extends Side<S, T, E> {

    private final Edges<S, T, E> edges;

    Outgoing(Edges<S, T, E> edges) {
        super(edges, Direction.OUTGOING);
        this.edges = edges;
    }

    @Override
    public EntityType<S> near() {
        return edges.type().source();
    }

    @Override
    public EntityType<T> far() {
        return edges.type().target();
    }

    @Override
    public Id<S> nearOf(E edge) {
        return edges.type().sourceOf(edge);
    }

    @Override
    public Id<T> farOf(E edge) {
        return edges.type().targetOf(edge);
    }

    @Override
    public Either<StoreError, Page<E>> page(Id<S> id, PageRequest request) {
        return edges.outgoing(id, request);
    }

    @Override
    public Either<StoreError, Page<Joined<E, T>>> joined(Id<S> id, PageRequest request) {
        return edges.targetsOf(id, request);
    }

    @Override
    public Either<StoreError, Option<Neighbourhood<S, E>>> around(Id<S> id, PageRequest request) {
        return edges.sourceWithOutgoing(id, request);
    }

    @Override
    public Either<StoreError, Set<Id<T>>> among(Id<S> id, Iterable<Id<T>> candidates) {
        return edges.targetsAmong(id, candidates);
    }

    @Override
    public Either<StoreError, Long> degree(Id<S> id) {
        return edges.outDegree(id);
    }

    @Override
    public Side<T, S, E> opposite() {
        return new Incoming<>(edges);
    }
}
