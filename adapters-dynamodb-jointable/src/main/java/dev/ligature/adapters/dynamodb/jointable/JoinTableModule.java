package dev.ligature.adapters.dynamodb.jointable;

import com.google.inject.Provider;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;

/**
 * Binds a model's repositories in the join-table layout.
 *
 * <pre>{@code
 * Guice.createInjector(JoinTableModule.of(JoinTableRepositories.builder(Clinic.MODEL, client)).with(CareRepository.PORT));
 * }</pre>
 */
public final class JoinTableModule extends RepositoriesModule<JoinTableModule> {

    private final JoinTableRepositories.Builder builder;

    private JoinTableModule(ModelBindings bindings, JoinTableRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of the builder's model, without a qualifier. */
    public static JoinTableModule of(JoinTableRepositories.Builder builder) {
        return new JoinTableModule(ModelBindings.of(builder.model()), builder);
    }

    @Override
    protected JoinTableModule rebound(ModelBindings changed) {
        return new JoinTableModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
