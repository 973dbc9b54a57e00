package dev.ligature.adapters.dynamodb.graph;

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
@DisplayName("graph, 4 shards")
final class GraphShardedContractTest implements RepositoryContract {

    @Override
    public Repositories open(DomainModel model, String namespace) {
        return Guice.createInjector(GraphModule.of(SharedTables.of(
                        GraphRepositories.builder(model, Engine.shared().client())
                                .namespace(namespace)
                                .shards(4)
                                .settlingTime(Duration.ZERO))))
                .getInstance(Repositories.class);
    }
}
