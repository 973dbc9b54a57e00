package dev.ligature.contract.selftest;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.control.Either;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Edges that were put between entities which are not there, written as soon as they are. */
final class WaitingEdges {

    private WaitingEdges() {}

    private static final Map<Repositories, Queue<Runnable>> WAITING = new ConcurrentHashMap<>();

    /** A store's own. */
    private static Queue<Runnable> waiting(Repositories all) {
        return WAITING.computeIfAbsent(all, unused -> new ConcurrentLinkedQueue<>());
    }

    static <T> EntityRepository<T> entities(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
        return new Creating<>(type, sound, all);
    }

    static <S, T, E> RelationshipRepository<S, T, E> edges(
            Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
        return new Putting<>(type, sound, all);
    }

    private static final class Creating<T> extends Fault.Entities<T> {
        Creating(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            Either<StoreError, T> created = sound.create(entity);
            for (Runnable edge = waiting(all).poll();
                    edge != null;
                    edge = waiting(all).poll()) {
                edge.run();
            }
            return created;
        }
    }

    private static final class Putting<S, T, E> extends Fault.Edges<S, T, E> {
        Putting(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            Either<StoreError, PutResult<E>> answer = sound.put(edge);
            if (answer.isLeft() && answer.getLeft() instanceof MissingEndpoint) {
                waiting(all).add(() -> sound.put(edge).isRight());
            }
            return answer;
        }
    }
}
