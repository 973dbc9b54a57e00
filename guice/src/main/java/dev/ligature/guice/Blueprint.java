package dev.ligature.guice;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.audit.Auditor;

/** Repositories that know their model and have no store: enough to see what a typed port asks for. */
final class Blueprint implements Repositories {

    private final DomainModel model;

    Blueprint(DomainModel model) {
        this.model = model;
    }

    /** Tells that something was asked for which takes a store. */
    static final class NotOpenException extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        NotOpenException() {
            super("the store is not open yet");
        }
    }

    @Override
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        if (!model.contains(type)) {
            throw new IllegalArgumentException("entity '" + type.name() + "' is not part of it");
        }
        return (ForwardingEntityRepository<T>) () -> {
            throw new NotOpenException();
        };
    }

    @Override
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        if (!model.contains(type)) {
            throw new IllegalArgumentException("relationship '" + type.name() + "' is not part of it");
        }
        return (ForwardingRelationshipRepository<S, T, E>) () -> {
            throw new NotOpenException();
        };
    }

    @Override
    public Repositories eventual() {
        return this;
    }

    @Override
    public Auditor auditor() {
        throw new NotOpenException();
    }

    @Override
    public void close() {}
}
