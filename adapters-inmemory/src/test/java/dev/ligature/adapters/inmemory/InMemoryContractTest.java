package dev.ligature.adapters.inmemory;

import com.google.inject.Guice;
import dev.ligature.contract.RepositoryContract;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import org.junit.jupiter.api.DisplayName;

@DisplayName("inmemory")
final class InMemoryContractTest implements RepositoryContract {

    private static final InMemoryStore STORE = InMemoryStore.create();

    @Override
    public Repositories open(DomainModel model, String namespace) {
        return Guice.createInjector(
                        InMemoryModule.of(model).namespace(namespace).store(STORE))
                .getInstance(Repositories.class);
    }
}
