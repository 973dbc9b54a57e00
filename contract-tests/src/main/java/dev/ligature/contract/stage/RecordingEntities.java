package dev.ligature.contract.stage;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.control.Either;
import java.util.function.UnaryOperator;

/** Notes the ids of entities that are written to. */
record RecordingEntities<T>(EntityType<T> type, EntityRepository<T> delegate, Touched touched)
        implements ForwardingEntityRepository<T> {

    @Override
    public Either<StoreError, T> create(T entity) {
        touched.entity(type, type.idOf(entity));
        return delegate.create(entity);
    }

    @Override
    public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
        touched.entity(type, id);
        return delegate.update(id, change);
    }

    @Override
    public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
        touched.entity(type, type.idOf(entity.value()));
        return delegate.replace(entity);
    }

    @Override
    public Either<StoreError, Boolean> delete(Id<T> id) {
        touched.entity(type, id);
        return delegate.delete(id);
    }

    @Override
    public Either<StoreError, Boolean> delete(Versioned<T> entity) {
        touched.entity(type, type.idOf(entity.value()));
        return delegate.delete(entity);
    }
}
