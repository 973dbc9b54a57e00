package dev.ligature.adapters.dynamodb.adjacency;

import com.google.inject.Guice;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.FreshEngine;
import dev.ligature.adapters.dynamodb.testkit.SharedTables;
import dev.ligature.contract.RepositoryContract;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FreshEngine.class)
@DisplayName("adjacency-mirrored")
final class MirroredAdjacencyContractTest implements RepositoryContract {

    @Override
    public Repositories open(DomainModel model, String namespace) {
        return Guice.createInjector(AdjacencyModule.of(SharedTables.of(
                        AdjacencyRepositories.builder(model, Engine.shared().client())
                                .mirrored()
                                .namespace(namespace)
                                .settlingTime(Duration.ZERO))))
                .getInstance(Repositories.class);
    }
}
