package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The entities of one type. */
final class InMemoryEntities<T> implements EntityRepository<T> {

    private final EntityDrafts<T> drafts;
    private final EntityReads<T> reads;
    private final EntityWrites<T> writes;

    InMemoryEntities(Session session, EntityDrafts<T> drafts, Seq<EdgeDrafts<?, ?, ?>> carriers) {
        this.drafts = drafts;
        this.reads = new EntityReads<>(session, drafts);
        this.writes = new EntityWrites<>(session, drafts, carriers);
    }

    @Override
    public Either<StoreError, T> create(T entity) {
        return writes.create(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public Either<StoreError, Option<T>> find(Id<T> id) {
        return load(id).map(found -> found.map(Versioned::value));
    }

    @Override
    public Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
        return reads.load(nonNull(id));
    }

    @Override
    public Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
        return reads.findAll(Objects.requireNonNull(ids, "ids"));
    }

    @Override
    public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
        return writes.update(nonNull(id), Objects.requireNonNull(change, "change"));
    }

    @Override
    public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
        return writes.replace(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public Either<StoreError, Boolean> delete(Id<T> id) {
        return writes.delete(nonNull(id));
    }

    @Override
    public Either<StoreError, Boolean> delete(Versioned<T> entity) {
        return writes.delete(drafts.type().idOf(entity.value()), entity.version());
    }

    @Override
    public <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page) {
        Objects.requireNonNull(value, "value");
        return reads.findBy(attribute, value, Objects.requireNonNull(page, "page"));
    }

    @Override
    public Either<StoreError, Page<T>> list(PageRequest page) {
        return reads.list(Objects.requireNonNull(page, "page"));
    }

    private static <X> Id<X> nonNull(Id<X> id) {
        return Objects.requireNonNull(id, "id");
    }
}
