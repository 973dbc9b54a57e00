package dev.ligature.contract.selftest;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.audit.Auditor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A sound store with a fault put before it. */
final class BrokenStore implements Repositories {

    private final Repositories sound;
    private final Fault fault;
    private final Map<EntityType<?>, EntityRepository<?>> entities = new ConcurrentHashMap<>();
    private final Map<Relationship<?, ?, ?>, RelationshipRepository<?, ?, ?>> edges = new ConcurrentHashMap<>();

    BrokenStore(Repositories sound, Fault fault) {
        this.sound = sound;
        this.fault = fault;
    }

    @Override
    @SuppressWarnings("unchecked") // kept by its own type
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        EntityRepository<T> repository = sound.entities(type);
        return (EntityRepository<T>)
                entities.computeIfAbsent(type, unused -> fault.entities().broken(type, repository, sound));
    }

    @Override
    @SuppressWarnings("unchecked") // kept by its own type
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        RelationshipRepository<S, T, E> repository = sound.relationship(type);
        return (RelationshipRepository<S, T, E>)
                edges.computeIfAbsent(type, unused -> fault.edges().broken(type, repository, sound));
    }

    @Override
    public Repositories eventual() {
        return fault.eventual().apply(sound.eventual());
    }

    @Override
    public Auditor auditor() {
        return sound.auditor();
    }

    @Override
    public void close() {
        sound.close();
    }
}
