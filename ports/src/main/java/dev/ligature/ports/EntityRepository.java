package dev.ligature.ports;

import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * Entities of one type by their ids. Values are canonical: numbers lose trailing zeros, and what {@link #create} answers
 * is what {@link #find} answers. Edges are no part of an entity: entity writes never touch edges (but {@link #delete}),
 * edge writes never change an entity's version.
 *
 * @param <T> the entity
 */
public interface EntityRepository<T> {

    /**
     * Stores a new entity.
     *
     * <p>Atomic. Retry: a repetition of a call that succeeded answers {@code AlreadyExists}. Of an id whose delete was
     * cut short, the delete is finished first, within the deadline, so that a new life never inherits an edge.
     *
     * @return the stored entity; or {@code AlreadyExists}, {@code InvalidValue}, {@code ItemTooLarge}, {@code
     *     Unavailable} while an earlier delete can't be finished
     */
    Either<StoreError, T> create(T entity);

    /**
     * The entity, strongly consistent.
     *
     * @return none if there is no such entity
     */
    Either<StoreError, Option<T>> find(Id<T> id);

    /**
     * The entity and its version, strongly consistent, for {@link #replace} and {@link #delete(Versioned)}.
     *
     * @return none if there is no such entity
     */
    Either<StoreError, Option<Versioned<T>>> load(Id<T> id);

    /**
     * Any number of entities, each strongly consistent, together no snapshot.
     *
     * @return the entities found, in the order in which their ids are first mentioned; a repeated id counts once, a
     *     missing one is left out. A failure of any part is a failure of the whole.
     */
    Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids);

    /**
     * Changes the entity as it is now.
     *
     * <p>Atomic; the effect happens exactly once and no concurrent change is lost. Retry: a repetition changes again.
     *
     * @param change pure, keeps the id; it may run several times
     * @return the changed entity; or {@code NotFound}, {@code InvalidValue} (also for another id), {@code ItemTooLarge},
     *     {@code OutcomeUnknown}
     */
    Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change);

    /**
     * Stores a value in place of the one that was read, if that is still the current one.
     *
     * <p>Atomic. Retry: a repetition of a call that succeeded answers {@code VersionConflict} with one's own value.
     *
     * @param entity a value {@link Versioned#with} the version it was read at
     * @return the value with its new version; or {@code NotFound}, {@code VersionConflict} with the current one (also
     *     when the version is of an earlier incarnation), {@code InvalidValue}, {@code ItemTooLarge}
     */
    Either<StoreError, Versioned<T>> replace(Versioned<T> entity);

    /**
     * Removes the entity and every edge it has, of every relationship, in both directions, whatever its degree; entities
     * at the far ends stay. Unconditional: whoever changed the entity meanwhile loses.
     *
     * <p>Atomic as far as the entity is concerned: from one moment on every read of it says absent. Its edges go after
     * that; until the answer, and until an index has settled, reads of its neighbours may still show them, but never the
     * entity. Retry: a repetition goes on with the work that was cut short, and answers false.
     *
     * <p>Where edges are found by an index that lags, one that the index does not show yet may be left. So the id stays
     * marked until {@link dev.ligature.ports.audit.Auditor#repair repair}, another delete or a create of the id has
     * looked again after the index has settled; until then an audit tells the delete as unfinished, and a create waits
     * for it.
     *
     * @return whether this call removed it
     */
    Either<StoreError, Boolean> delete(Id<T> id);

    /**
     * The same, if the entity is still as it was read.
     *
     * @return true; false if there is no such entity; or {@code VersionConflict} with the current one
     */
    Either<StoreError, Boolean> delete(Versioned<T> entity);

    /**
     * The entities that have this value, in id order (UTF-8 bytes), each once. The value is checked again on the entity,
     * so that none is answered that no longer has it; one that has just got it may be missing until the index settles.
     *
     * @return a page; or {@code InvalidValue} for a value that can't be indexed, {@code InvalidCursor}, {@code
     *     Unsupported} for an attribute whose index is not built yet, or for a strong page from an index
     * @throws IllegalArgumentException if the entity's type is not indexed by the attribute
     */
    <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page);

    /**
     * All entities in no order, for export, audit and migration: the only scan. An entity that is there during the whole
     * walk is seen once.
     *
     * @return a page; or {@code InvalidCursor}, {@code Unsupported} for a descending page
     */
    Either<StoreError, Page<T>> list(PageRequest page);
}
