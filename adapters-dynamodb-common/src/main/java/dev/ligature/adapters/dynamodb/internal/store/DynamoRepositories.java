package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.audit.Auditor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The repositories of one opened store. */
public final class DynamoRepositories implements Repositories {

    private final Store store;
    private final Runnable onClose;
    private final Map<EntityType<?>, EntityRepository<?>> entities = new ConcurrentHashMap<>();
    private final Map<Relationship<?, ?, ?>, RelationshipRepository<?, ?, ?>> edges = new ConcurrentHashMap<>();

    /** The repositories over a store; {@code onClose} ends what was made for it. */
    public DynamoRepositories(Store store, Runnable onClose) {
        this.store = store;
        this.onClose = onClose;
    }

    @Override
    @SuppressWarnings("unchecked") // Repositories are kept under the descriptor they were made of.
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        store.checkOpen();
        return (EntityRepository<T>) entities.computeIfAbsent(type, key -> new EntityStore<>(store, type));
    }

    @Override
    @SuppressWarnings("unchecked") // Repositories are kept under the descriptor they were made of.
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        store.checkOpen();
        return (RelationshipRepository<S, T, E>) edges.computeIfAbsent(type, key -> new EdgeStore<>(store, type));
    }

    @Override
    public Repositories eventual() {
        return new DynamoRepositories(store.eventual(), this::close);
    }

    @Override
    public Auditor auditor() {
        store.checkOpen();
        return new DynamoAuditor(store);
    }

    @Override
    public void close() {
        if (store.close()) {
            onClose.run();
        }
    }
}
