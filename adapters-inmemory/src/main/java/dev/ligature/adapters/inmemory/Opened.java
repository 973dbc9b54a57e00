package dev.ligature.adapters.inmemory;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A model over the tables of one namespace: everything that its repositories are made of. */
final class Opened {

    private final Map<String, EntityDrafts<?>> entityDrafts = new HashMap<>();
    private final Map<String, InMemoryEntities<?>> entities = new HashMap<>();
    private final Map<String, InMemoryEdges<?, ?, ?>> edges = new HashMap<>();
    private final InMemoryAuditor auditor;

    private Opened(DomainModel model, Session session) {
        model.entities().forEach(type -> admit(session, type));
        model.relationships().forEach(type -> admit(session, type));
        model.entities().forEach(type -> open(session, model, type));
        this.auditor = new InMemoryAuditor(
                model.entities().map(type -> new EntityAudit<>(session, drafts(type))),
                model.relationships().map(type -> edges(type).audit()));
    }

    static Opened of(DomainModel model, Session session) {
        return new Opened(model, session);
    }

    private <T> void admit(Session session, EntityType<T> type) {
        entityDrafts.put(type.name(), new EntityDrafts<>(type, session.space().admit(type)));
    }

    private <S, T, E> void admit(Session session, Relationship<S, T, E> type) {
        EntityDrafts<S> sources = drafts(type.source());
        EntityDrafts<T> targets = drafts(type.target());
        EdgeDrafts<S, T, E> drafts =
                new EdgeDrafts<>(type, session.space().admit(type), sources.codec(), targets.codec());
        edges.put(type.name(), new InMemoryEdges<>(session, drafts, sources.table(), targets.table()));
    }

    private <T> void open(Session session, DomainModel model, EntityType<T> type) {
        Seq<EdgeDrafts<?, ?, ?>> carriers = Vector.narrow(
                        model.relationshipsOf(type).toVector())
                .map(relationship -> edges(relationship).drafts())
                .filter(EdgeDrafts::hasCopies)
                .map(drafts -> drafts);
        entities.put(type.name(), new InMemoryEntities<>(session, drafts(type), carriers));
    }

    /** Names are unique within a model, and descriptors were compared with the model's before. */
    @SuppressWarnings("unchecked")
    private <T> EntityDrafts<T> drafts(EntityType<T> type) {
        return (EntityDrafts<T>) Objects.requireNonNull(entityDrafts.get(type.name()), type.name());
    }

    @SuppressWarnings("unchecked")
    <T> InMemoryEntities<T> entities(EntityType<T> type) {
        return (InMemoryEntities<T>) Objects.requireNonNull(entities.get(type.name()), type.name());
    }

    @SuppressWarnings("unchecked")
    <S, T, E> InMemoryEdges<S, T, E> edges(Relationship<S, T, E> type) {
        return (InMemoryEdges<S, T, E>) Objects.requireNonNull(edges.get(type.name()), type.name());
    }

    InMemoryAuditor auditor() {
        return auditor;
    }
}
