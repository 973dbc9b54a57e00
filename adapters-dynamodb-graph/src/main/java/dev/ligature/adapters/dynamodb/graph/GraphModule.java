package dev.ligature.adapters.dynamodb.graph;

import com.google.inject.Provider;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;

/**
 * Binds a model's repositories in the graph layout.
 *
 * <pre>{@code
 * Guice.createInjector(GraphModule.of(GraphRepositories.builder(People.MODEL, client)).with(FriendshipRepository.PORT));
 * }</pre>
 */
public final class GraphModule extends RepositoriesModule<GraphModule> {

    private final GraphRepositories.Builder builder;

    private GraphModule(ModelBindings bindings, GraphRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of the builder's model, without a qualifier. */
    public static GraphModule of(GraphRepositories.Builder builder) {
        return new GraphModule(ModelBindings.of(builder.model()), builder);
    }

    @Override
    protected GraphModule rebound(ModelBindings changed) {
        return new GraphModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
