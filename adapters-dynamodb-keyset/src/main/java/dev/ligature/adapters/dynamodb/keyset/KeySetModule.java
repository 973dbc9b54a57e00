package dev.ligature.adapters.dynamodb.keyset;

import com.google.inject.Provider;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;

/**
 * Binds a model's repositories in the key-set layout.
 *
 * <pre>{@code
 * Guice.createInjector(KeySetModule.of(KeySetRepositories.builder(Clinic.MODEL, client)).with(CareRepository.PORT));
 * }</pre>
 */
public final class KeySetModule extends RepositoriesModule<KeySetModule> {

    private final KeySetRepositories.Builder builder;

    private KeySetModule(ModelBindings bindings, KeySetRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of the builder's model, without a qualifier. */
    public static KeySetModule of(KeySetRepositories.Builder builder) {
        return new KeySetModule(ModelBindings.of(builder.model()), builder);
    }

    @Override
    protected KeySetModule rebound(ModelBindings changed) {
        return new KeySetModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
