package dev.ligature.adapters.inmemory;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.RepairReport;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * A model's repositories in memory.
 *
 * <pre>{@code
 * Repositories clinic = InMemoryRepositories.builder(Clinic.MODEL).build();
 * }</pre>
 *
 * <p>Linearizable, a delete with all its edges included: every read sees every write that was answered before, pages too.
 * The limits are those of stored layouts: an entity or edge has at most 400 KB by DynamoDB's rules of size.
 */
public final class InMemoryRepositories implements Repositories {

    private final DomainModel model;
    private final Opened opened;
    private volatile boolean closed;

    private InMemoryRepositories(DomainModel model, Opened opened) {
        this.model = model;
        this.opened = opened;
    }

    /** Begins to open a model; without further options in a store of its own. */
    public static Builder builder(DomainModel model) {
        return new Builder(
                Objects.requireNonNull(model, "model"),
                Builder.DEFAULT_NAMESPACE,
                Option.none(),
                CursorCodec.unkeyed());
    }

    /** How a model is opened. Immutable: each method answers another one. Equal by content, a store by identity. */
    public static final class Builder {

        /** The namespace that is opened when none is named. */
        public static final String DEFAULT_NAMESPACE = "default";

        private final DomainModel model;
        private final String namespace;
        private final Option<InMemoryStore> store;
        private final CursorCodec cursors;

        private Builder(DomainModel model, String namespace, Option<InMemoryStore> store, CursorCodec cursors) {
            this.model = model;
            this.namespace = namespace;
            this.store = store;
            this.cursors = cursors;
        }

        /** In this namespace of the store; namespaces never meet. */
        public Builder namespace(String name) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("a namespace must not be empty");
            }
            return new Builder(model, name, store, cursors);
        }

        /** Over this store, so that others may open the same facts. */
        public Builder store(InMemoryStore shared) {
            return new Builder(model, namespace, Option.of(Objects.requireNonNull(shared, "store")), cursors);
        }

        /** With cursors that are signed by the application's keys. */
        public Builder cursors(CursorCodec codec) {
            return new Builder(model, namespace, store, Objects.requireNonNull(codec, "codec"));
        }

        /**
         * Opens the model.
         *
         * @throws IllegalArgumentException if the namespace holds a relationship of the same name that connects other
         *     types or has another cardinality
         */
        public Repositories build() {
            InMemoryStore facts = store.getOrElse(InMemoryStore::create);
            Session session = new Session(facts.space(namespace), namespace, cursors);
            return new InMemoryRepositories(model, Opened.of(model, session));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Builder that
                    && model.equals(that.model)
                    && namespace.equals(that.namespace)
                    && store.equals(that.store)
                    && cursors.equals(that.cursors);
        }

        @Override
        public int hashCode() {
            return Objects.hash(model, namespace, store, cursors);
        }

        @Override
        public String toString() {
            return "in memory, namespace '" + namespace + "'";
        }
    }

    @Override
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        checkOpen();
        if (!model.contains(type)) {
            throw new IllegalArgumentException("entity '" + type.name() + "' is not part of this model");
        }
        EntityRepository<T> entities = opened.entities(type);
        return (ForwardingEntityRepository<T>) () -> whileOpen(entities);
    }

    @Override
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        checkOpen();
        if (!model.contains(type)) {
            throw new IllegalArgumentException("relationship '" + type.name() + "' is not part of this model");
        }
        RelationshipRepository<S, T, E> edges = opened.edges(type);
        return (ForwardingRelationshipRepository<S, T, E>) () -> whileOpen(edges);
    }

    /** This store itself: what lies in memory costs no more to read as it is now. */
    @Override
    public Repositories eventual() {
        checkOpen();
        return this;
    }

    @Override
    public Auditor auditor() {
        checkOpen();
        return new Auditor() {
            @Override
            public Either<StoreError, AuditReport> audit() {
                return whileOpen(opened.auditor()).audit();
            }

            @Override
            public Either<StoreError, RepairReport> repair() {
                return whileOpen(opened.auditor()).repair();
            }
        };
    }

    @Override
    public void close() {
        closed = true;
    }

    private <R> R whileOpen(R repository) {
        checkOpen();
        return repository;
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("these repositories are closed");
        }
    }
}
