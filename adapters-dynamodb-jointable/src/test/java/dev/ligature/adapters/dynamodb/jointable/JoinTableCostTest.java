package dev.ligature.adapters.dynamodb.jointable;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.AccessPathContract;
import dev.ligature.adapters.dynamodb.testkit.contract.CostPageContract;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.domain.DomainModel;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("jointable")
final class JoinTableCostTest implements CostPageContract, AccessPathContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return JoinTableRepositories.builder(model, client);
    }

    @Override
    public CostTable costs() {
        return JoinTableCosts.table();
    }

    @Override
    public Path page() {
        return Path.of("..", "docs", "costs.md");
    }
}
