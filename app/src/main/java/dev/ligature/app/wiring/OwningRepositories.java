package dev.ligature.app.wiring;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.audit.Auditor;

/** A store and what was opened for it, closed with it. */
final class OwningRepositories implements Repositories {

    private final Repositories store;
    private final Connection connection;

    OwningRepositories(Repositories store, Connection connection) {
        this.store = store;
        this.connection = connection;
    }

    @Override
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        return store.entities(type);
    }

    @Override
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        return store.relationship(type);
    }

    @Override
    public Repositories eventual() {
        return store.eventual();
    }

    @Override
    public Auditor auditor() {
        return store.auditor();
    }

    @Override
    public void close() {
        store.close();
        connection.close();
    }
}
