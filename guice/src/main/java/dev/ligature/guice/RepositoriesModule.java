package dev.ligature.guice;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.Scopes;
import com.google.inject.util.Types;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.TypedPort;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Objects;
import java.util.function.Function;

/**
 * The module of an adapter: binds {@link Repositories}, an {@link EntityRepository} for each entity and a {@link
 * RelationshipRepository} for each relationship of the model, and the typed ports that it is handed.
 *
 * <p>Modules are immutable and equal by content, so that one that is installed twice is installed once. The store is
 * opened once for an injector, when it is first needed; whoever is injected with {@link Repositories} closes it. Two
 * different stores in one injector need a qualifier on all but one of them; without it the injector is refused with one
 * error.
 *
 * @param <M> the adapter's module
 */
public abstract class RepositoriesModule<M extends RepositoriesModule<M>> extends AbstractModule {

    private final ModelBindings bindings;
    private final Object options;

    /**
     * @param bindings what is bound
     * @param options how the store is opened, equal by content; its text names the store in errors
     */
    protected RepositoriesModule(ModelBindings bindings, Object options) {
        this.bindings = Objects.requireNonNull(bindings, "bindings");
        this.options = Objects.requireNonNull(options, "options");
    }

    /** The same module with other bindings. */
    protected abstract M rebound(ModelBindings changed);

    /**
     * Opens the store. Asked for while the module configures itself, so that an adapter can call {@link #getProvider} for
     * what the application binds.
     */
    protected abstract Provider<? extends Repositories> store();

    /** What is bound. */
    protected final ModelBindings bindings() {
        return bindings;
    }

    /** This module under a qualifier, which everything that it binds has. */
    public final M annotatedWith(Class<? extends Annotation> qualifier) {
        return rebound(bindings.annotatedWith(qualifier));
    }

    /** This module under a qualifier, which everything that it binds has. */
    public final M annotatedWith(Annotation qualifier) {
        return rebound(bindings.annotatedWith(qualifier));
    }

    /** This module with typed ports, bound by their classes. */
    public final M with(TypedPort<?>... ports) {
        return rebound(bindings.with(ports));
    }

    @Override
    protected final void configure() {
        binder().withSource(this).bind(bindings.root()).toProvider(store()).in(Scopes.SINGLETON);
        bindings.model().entities().forEach(this::bindEntity);
        bindings.model().relationships().forEach(this::bindRelationship);
        bindings.ports().forEach(this::bindPort);
    }

    private <T> void bindEntity(EntityType<T> type) {
        this.<EntityRepository<T>>derive(
                Types.newParameterizedType(EntityRepository.class, type.type()), type, store -> store.entities(type));
    }

    private <S, T, E> void bindRelationship(Relationship<S, T, E> type) {
        Type repository = Types.newParameterizedType(
                RelationshipRepository.class,
                type.source().type(),
                type.target().type(),
                type.type());
        this.<RelationshipRepository<S, T, E>>derive(repository, type, store -> store.relationship(type));
    }

    private <P> void bindPort(TypedPort<P> port) {
        try {
            // What a port asks for is told before the store is opened, by one that only knows its model.
            var unused = port.on(new Blueprint(bindings.model()));
        } catch (Blueprint.NotOpenException e) {
            // It asks for more than repositories; what comes of that is seen when it is made.
        } catch (IllegalArgumentException e) {
            binder().withSource(this)
                    .addError(
                            "%s can't be bound to the model of %s: %s",
                            port.type().getName(), this, e.getMessage());
            return;
        }
        this.<P>derive(port.type(), port, port::on);
    }

    /** Equal for every store of one qualifier, so that two of them clash once and not in everything that is derived. */
    @SuppressWarnings("unchecked")
    private <P> void derive(Type type, Object descriptor, Function<Repositories, P> make) {
        Key<P> key = (Key<P>) bindings.root().ofType(type);
        Provider<Repositories> root = getProvider(bindings.root());
        binder().withSource(this)
                .bind(key)
                .toProvider(new Derived<>(descriptor, () -> make.apply(root.get())))
                .in(Scopes.SINGLETON);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof RepositoriesModule<?> that
                && getClass() == that.getClass()
                && bindings.equals(that.bindings)
                && options.equals(that.options);
    }

    @Override
    public final int hashCode() {
        return Objects.hash(getClass(), bindings, options);
    }

    /** Names the adapter and the store; Guice shows it where a binding comes from. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + " (" + options + ")";
    }
}
