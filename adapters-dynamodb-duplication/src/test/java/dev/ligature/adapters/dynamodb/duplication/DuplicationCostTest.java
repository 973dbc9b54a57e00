package dev.ligature.adapters.dynamodb.duplication;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.AccessPathContract;
import dev.ligature.adapters.dynamodb.testkit.contract.CostPageContract;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Hub;
import dev.ligature.domain.DomainModel;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("duplication")
final class DuplicationCostTest implements CostPageContract, AccessPathContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return DuplicationRepositories.builder(model, client);
    }

    @Override
    public CostTable costs() {
        return DuplicationCosts.table();
    }

    @Override
    public Hub hub() {
        return DuplicationCosts.HUB;
    }

    @Override
    public Path page() {
        return Path.of("..", "docs", "costs.md");
    }
}
