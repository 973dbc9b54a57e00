package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.OutcomeUnknown;
import dev.ligature.ports.StoreError.Unavailable;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * The facts of one namespace, under one lock. A step under it takes O(log n + page), but for those that are about all
 * edges of an entity: its delete, its new copies, and the replacement of what goes out from it. Callers' functions run
 * without it, except when a version of a type is opened over facts that another one wrote, and for the few edges that
 * keep coming while the copies of an entity are taken anew.
 */
final class Space {

    private static final String INTERRUPTED = "the thread was interrupted";

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, EntityTable> entities = new HashMap<>();
    private final Map<String, RelationshipTable> relationships = new HashMap<>();
    private long incarnations = new SecureRandom().nextLong();

    /** The table of an entity's type, prepared for this version of it. */
    <T> EntityTable admit(EntityType<T> type) {
        return exclusively(() -> {
            EntityTable table = entities.computeIfAbsent(type.name(), name -> new EntityTable());
            table.admit(type, new ValueCodec<>(type.shape(), table.shapes()));
            return table;
        });
    }

    /**
     * The table of a relationship, prepared for this version of it.
     *
     * @throws IllegalArgumentException if the namespace holds another relationship of this name
     */
    <E> RelationshipTable admit(Relationship<?, ?, E> relationship) {
        return exclusively(() -> {
            RelationshipTable table =
                    relationships.computeIfAbsent(relationship.name(), name -> new RelationshipTable(relationship));
            table.admit(relationship, new ValueCodec<>(relationship.shape(), table.shapes()));
            return table;
        });
    }

    /** A number that no other life of an entity has; asked for under the lock for writing. */
    long newIncarnation() {
        return ++incarnations;
    }

    /** One step of a read; {@link Unavailable} if the caller was interrupted while it waited. */
    <R> Either<StoreError, R> read(String what, Supplier<R> step) {
        return locked(lock.readLock(), step).toEither(() -> new Unavailable(what, INTERRUPTED));
    }

    /** A first step of a write, which reads; {@link OutcomeUnknown} if the caller was interrupted while it waited. */
    <R> Either<StoreError, R> look(String what, Supplier<R> step) {
        return locked(lock.readLock(), step).toEither(() -> unknown(what));
    }

    /** One step of a write; {@link OutcomeUnknown} if the caller was interrupted while it waited. */
    <R> Either<StoreError, R> write(String what, Supplier<R> step) {
        return locked(lock.writeLock(), step).toEither(() -> unknown(what));
    }

    private static StoreError unknown(String what) {
        return new OutcomeUnknown(what, INTERRUPTED);
    }

    private static <R> Option<R> locked(Lock lock, Supplier<R> step) {
        if (!acquired(lock)) {
            return Option.none();
        }
        try {
            return Option.some(step.get());
        } finally {
            lock.unlock();
        }
    }

    /** Who was interrupted before is served if there is nothing to wait for. */
    private static boolean acquired(Lock lock) {
        if (Thread.currentThread().isInterrupted()) {
            return lock.tryLock();
        }
        try {
            lock.lockInterruptibly();
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private <R> R exclusively(Supplier<R> step) {
        lock.writeLock().lock();
        try {
            return step.get();
        } finally {
            lock.writeLock().unlock();
        }
    }
}
