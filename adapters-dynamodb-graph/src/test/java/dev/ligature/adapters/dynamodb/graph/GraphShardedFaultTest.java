package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.FaultContract;
import dev.ligature.domain.DomainModel;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("graph, 4 shards")
final class GraphShardedFaultTest implements FaultContract {

    private static final int SHARDS = 4;

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return GraphRepositories.builder(model, client).shards(SHARDS);
    }

    @Override
    public int requestsOfAPage() {
        return SHARDS;
    }
}
