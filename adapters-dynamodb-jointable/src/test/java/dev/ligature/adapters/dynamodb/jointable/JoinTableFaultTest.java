package dev.ligature.adapters.dynamodb.jointable;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.FaultContract;
import dev.ligature.domain.DomainModel;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("jointable")
final class JoinTableFaultTest implements FaultContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return JoinTableRepositories.builder(model, client);
    }
}
