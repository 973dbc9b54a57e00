package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.AccessPathContract;
import dev.ligature.adapters.dynamodb.testkit.contract.CostPageContract;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.domain.DomainModel;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("graph, 4 shards")
final class GraphShardedCostTest implements CostPageContract, AccessPathContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return GraphRepositories.builder(model, client).shards(4);
    }

    @Override
    public CostTable costs() {
        return GraphCosts.inFourShards();
    }

    @Override
    public Path page() {
        return Path.of("..", "docs", "costs.md");
    }
}
