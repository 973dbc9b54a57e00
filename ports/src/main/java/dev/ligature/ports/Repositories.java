package dev.ligature.ports;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.audit.Auditor;

/**
 * One store of one model in one namespace. Cheap to ask: repositories are kept.
 *
 * <p>After {@link #close} every call throws {@link IllegalStateException}. Closing never closes a client or store that
 * was handed in, and closing twice is harmless.
 */
public interface Repositories extends AutoCloseable {

    /**
     * The repository of an entity.
     *
     * @throws IllegalArgumentException if the type is not part of the model
     */
    <T> EntityRepository<T> entities(EntityType<T> type);

    /**
     * The repository of a relationship.
     *
     * @throws IllegalArgumentException if the relationship is not part of the model
     */
    <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type);

    /** A view of this store whose point reads may be eventual, at half the cost; it is closed with this store. */
    Repositories eventual();

    /** What finds and repairs what a crash or a stranger left behind. */
    Auditor auditor();

    @Override
    void close();
}
