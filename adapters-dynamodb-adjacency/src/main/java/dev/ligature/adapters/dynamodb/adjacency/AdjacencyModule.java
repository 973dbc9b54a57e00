package dev.ligature.adapters.dynamodb.adjacency;

import com.google.inject.Provider;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;

/**
 * Binds a model's repositories in the adjacency-list layout.
 *
 * <pre>{@code
 * Guice.createInjector(AdjacencyModule.of(AdjacencyRepositories.builder(Clinic.MODEL, client)).with(CareRepository.PORT));
 * }</pre>
 */
public final class AdjacencyModule extends RepositoriesModule<AdjacencyModule> {

    private final AdjacencyRepositories.Builder builder;

    private AdjacencyModule(ModelBindings bindings, AdjacencyRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of the builder's model, without a qualifier. */
    public static AdjacencyModule of(AdjacencyRepositories.Builder builder) {
        return new AdjacencyModule(ModelBindings.of(builder.model()), builder);
    }

    @Override
    protected AdjacencyModule rebound(ModelBindings changed) {
        return new AdjacencyModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
