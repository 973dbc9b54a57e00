package dev.ligature.adapters.dynamodb.duplication;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.FaultContract;
import dev.ligature.domain.DomainModel;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("duplication")
final class DuplicationFaultTest implements FaultContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return DuplicationRepositories.builder(model, client);
    }
}
