package dev.ligature.contract.stage;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Auditor;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;

/** A store that was opened for a test, with what was written to it noted. */
public final class TestStore implements Repositories {

    private final Session session;
    private final DomainModel model;
    private final String namespace;
    private final Repositories delegate;
    private final Touched touched;

    TestStore(Session session, DomainModel model, String namespace, Repositories delegate, Touched touched) {
        this.session = session;
        this.model = model;
        this.namespace = namespace;
        this.delegate = delegate;
        this.touched = touched;
    }

    /** The model that it was opened with. */
    public DomainModel model() {
        return model;
    }

    /** The namespace that it was opened in. */
    public String namespace() {
        return namespace;
    }

    /** Closes this store and opens the same namespace again, as after a restart. */
    public TestStore reopened() {
        close();
        return session.open(model, namespace);
    }

    @Override
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        return new RecordingEntities<>(type, delegate.entities(type), touched);
    }

    @Override
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        return new RecordingEdges<>(type, delegate.relationship(type), touched);
    }

    /** The relationship with the suite's own ways to read it. */
    public <S, T, E> Edges<S, T, E> edges(Relationship<S, T, E> type) {
        return new Edges<>(type, relationship(type), session.settings().patience());
    }

    @Override
    public Repositories eventual() {
        return delegate.eventual();
    }

    @Override
    public Auditor auditor() {
        return delegate.auditor();
    }

    @Override
    public void close() {
        delegate.close();
    }

    /** Creates these. */
    @SafeVarargs
    public final <T> void create(EntityType<T> type, T... entities) {
        EntityRepository<T> repository = entities(type);
        for (T entity : entities) {
            Answers.ok(repository.create(entity));
        }
    }

    /** Creates these, several at a time. */
    public <T> void createAll(EntityType<T> type, Iterable<T> entities) {
        EntityRepository<T> repository = entities(type);
        Concurrently.each(entities, entity -> Answers.ok(repository.create(entity)));
    }

    /** The entity that has to be there. */
    public <T> T get(EntityType<T> type, Id<T> id) {
        return Answers.ok(entities(type).find(id))
                .getOrElseThrow(() -> new AssertionError("there is no '" + type + "' " + id));
    }

    /** Repeats the assertion until it holds. */
    public void eventually(Runnable assertion) {
        Eventually.holds(session.settings().patience(), assertion);
    }

    /** All pages of a listing, in pages of this size. */
    public static <X> Vector<X> all(
            PageRequest first, Function<? super PageRequest, Either<StoreError, Page<X>>> read) {
        return Answers.ok(Pages.<X>all(first, read));
    }

    Touched touched() {
        return touched;
    }
}
