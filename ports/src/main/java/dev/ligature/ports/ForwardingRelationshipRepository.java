package dev.ligature.ports;

import dev.ligature.domain.Id;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * A relationship repository that forwards to another. Typed ports extend it with the domain's own words; decorators
 * override what they change.
 */
@FunctionalInterface
public interface ForwardingRelationshipRepository<S, T, E> extends RelationshipRepository<S, T, E> {

    /** Where calls go. */
    RelationshipRepository<S, T, E> delegate();

    @Override
    default Either<StoreError, E> link(E edge) {
        return delegate().link(edge);
    }

    @Override
    default Either<StoreError, PutResult<E>> put(E edge) {
        return delegate().put(edge);
    }

    @Override
    default Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
        return delegate().update(source, target, change);
    }

    @Override
    default Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
        return delegate().unlink(source, target);
    }

    @Override
    default Either<StoreError, Option<E>> find(Id<S> source, Id<T> target) {
        return delegate().find(source, target);
    }

    @Override
    default Either<StoreError, Page<E>> outgoing(Id<S> source, PageRequest page) {
        return delegate().outgoing(source, page);
    }

    @Override
    default Either<StoreError, Page<E>> incoming(Id<T> target, PageRequest page) {
        return delegate().incoming(target, page);
    }

    @Override
    default Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page) {
        return delegate().targetsOf(source, page);
    }

    @Override
    default Either<StoreError, Page<Joined<E, S>>> sourcesOf(Id<T> target, PageRequest page) {
        return delegate().sourcesOf(target, page);
    }

    @Override
    default Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page) {
        return delegate().sourceWithOutgoing(id, page);
    }

    @Override
    default Either<StoreError, Option<Neighbourhood<T, E>>> targetWithIncoming(Id<T> id, PageRequest page) {
        return delegate().targetWithIncoming(id, page);
    }

    @Override
    default Either<StoreError, Set<Id<T>>> targetsAmong(Id<S> source, Iterable<Id<T>> candidates) {
        return delegate().targetsAmong(source, candidates);
    }

    @Override
    default Either<StoreError, Set<Id<S>>> sourcesAmong(Id<T> target, Iterable<Id<S>> candidates) {
        return delegate().sourcesAmong(target, candidates);
    }

    @Override
    default Either<StoreError, Long> outDegree(Id<S> source) {
        return delegate().outDegree(source);
    }

    @Override
    default Either<StoreError, Long> inDegree(Id<T> target) {
        return delegate().inDegree(target);
    }

    @Override
    default Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
        return delegate().putAll(edges);
    }

    @Override
    default Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
        return delegate().replaceOutgoing(source, edges);
    }

    @Override
    default Either<StoreError, Page<E>> list(PageRequest page) {
        return delegate().list(page);
    }

    @Override
    default Capabilities capabilities() {
        return delegate().capabilities();
    }
}
