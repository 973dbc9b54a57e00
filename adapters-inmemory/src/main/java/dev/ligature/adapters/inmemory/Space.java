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
 * The facts of one namespace, under one lock. What runs under it takes O(log n + page), but for a delete, which takes its
 * entity's degree, and never runs a caller's function.
 */
final class Space {

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
        return locked(lock.readLock(), step).toEither(() -> new Unavailable(what, "the thread was interrupted"));
    }

    /** One step of a write; {@link OutcomeUnknown} if the caller was interrupted while it waited. */
    <R> Either<StoreError, R> write(String what, Supplier<R> step) {
        return locked(lock.writeLock(), step).toEither(() -> new OutcomeUnknown(what, "the thread was interrupted"));
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
