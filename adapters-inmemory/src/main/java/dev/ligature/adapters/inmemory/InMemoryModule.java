package dev.ligature.adapters.inmemory;

import com.google.inject.Provider;
import dev.ligature.domain.DomainModel;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.cursor.CursorCodec;

/**
 * Binds a model's repositories in memory.
 *
 * <pre>{@code
 * Guice.createInjector(InMemoryModule.of(Clinic.MODEL).with(CareRepository.PORT));
 * }</pre>
 *
 * <p>Without a store of its own choice each injector gets one of its own.
 */
public final class InMemoryModule extends RepositoriesModule<InMemoryModule> {

    private final InMemoryRepositories.Builder builder;

    private InMemoryModule(ModelBindings bindings, InMemoryRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of this model, without a qualifier. */
    public static InMemoryModule of(DomainModel model) {
        return new InMemoryModule(ModelBindings.of(model), InMemoryRepositories.builder(model));
    }

    /** In this namespace of the store. */
    public InMemoryModule namespace(String name) {
        return new InMemoryModule(bindings(), builder.namespace(name));
    }

    /** Over this store, so that others may open the same facts. */
    public InMemoryModule store(InMemoryStore shared) {
        return new InMemoryModule(bindings(), builder.store(shared));
    }

    /** With cursors that are signed by the application's keys. */
    public InMemoryModule cursors(CursorCodec codec) {
        return new InMemoryModule(bindings(), builder.cursors(codec));
    }

    @Override
    protected InMemoryModule rebound(ModelBindings changed) {
        return new InMemoryModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
