package dev.ligature.adapters.dynamodb.duplication;

import com.google.inject.Provider;
import dev.ligature.guice.ModelBindings;
import dev.ligature.guice.RepositoriesModule;
import dev.ligature.ports.Repositories;

/**
 * Binds a model's repositories in the duplication layout.
 *
 * <pre>{@code
 * Guice.createInjector(DuplicationModule.of(DuplicationRepositories.builder(Clinic.MODEL, client)).with(CareRepository.PORT));
 * }</pre>
 */
public final class DuplicationModule extends RepositoriesModule<DuplicationModule> {

    private final DuplicationRepositories.Builder builder;

    private DuplicationModule(ModelBindings bindings, DuplicationRepositories.Builder builder) {
        super(bindings, builder);
        this.builder = builder;
    }

    /** The repositories of the builder's model, without a qualifier. */
    public static DuplicationModule of(DuplicationRepositories.Builder builder) {
        return new DuplicationModule(ModelBindings.of(builder.model()), builder);
    }

    @Override
    protected DuplicationModule rebound(ModelBindings changed) {
        return new DuplicationModule(changed, builder);
    }

    @Override
    protected Provider<? extends Repositories> store() {
        return builder::build;
    }
}
