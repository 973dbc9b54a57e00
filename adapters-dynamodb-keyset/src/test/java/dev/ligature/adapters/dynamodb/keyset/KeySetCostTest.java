package dev.ligature.adapters.dynamodb.keyset;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.contract.AccessPathContract;
import dev.ligature.adapters.dynamodb.testkit.contract.CostPageContract;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Hub;
import dev.ligature.domain.DomainModel;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DisplayName("keyset")
final class KeySetCostTest implements CostPageContract, AccessPathContract {

    @Override
    public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
        return KeySetRepositories.builder(model, client);
    }

    @Override
    public CostTable costs() {
        return KeySetCosts.table();
    }

    @Override
    public Hub hub() {
        return KeySetCosts.HUB;
    }

    @Override
    public Path page() {
        return Path.of("..", "docs", "costs.md");
    }
}
