package dev.ligature.ports;

import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * An entity repository that forwards to another. Typed ports extend it with the domain's own words; decorators override
 * what they change.
 */
@FunctionalInterface
public interface ForwardingEntityRepository<T> extends EntityRepository<T> {

    /** Where calls go. */
    EntityRepository<T> delegate();

    @Override
    default Either<StoreError, T> create(T entity) {
        return delegate().create(entity);
    }

    @Override
    default Either<StoreError, Option<T>> find(Id<T> id) {
        return delegate().find(id);
    }

    @Override
    default Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
        return delegate().load(id);
    }

    @Override
    default Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
        return delegate().findAll(ids);
    }

    @Override
    default Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
        return delegate().update(id, change);
    }

    @Override
    default Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
        return delegate().replace(entity);
    }

    @Override
    default Either<StoreError, Boolean> delete(Id<T> id) {
        return delegate().delete(id);
    }

    @Override
    default Either<StoreError, Boolean> delete(Versioned<T> entity) {
        return delegate().delete(entity);
    }

    @Override
    default <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page) {
        return delegate().findBy(attribute, value, page);
    }

    @Override
    default Either<StoreError, Page<T>> list(PageRequest page) {
        return delegate().list(page);
    }
}
