package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.FaultContract;
import dev.ligature.domain.DomainModel;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("adjacency-mirrored")
final class MirroredAdjacencyFaultTest implements FaultContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return AdjacencyRepositories.builder(model, client).mirrored();
    }
}
