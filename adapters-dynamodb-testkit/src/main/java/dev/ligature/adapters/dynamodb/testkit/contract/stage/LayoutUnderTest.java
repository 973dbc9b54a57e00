package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.testkit.FreshEngine;
import dev.ligature.domain.DomainModel;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the suite needs to know of a layout: how a store of it is begun. */
@FunctionalInterface
@ExtendWith({FreshEngine.class, FaultExtension.class})
public interface LayoutUnderTest {

    /**
     * The layout's builder, with nothing set but what makes it this layout. The suite sets everything else, creates the
     * tables, and closes the stores it opened.
     */
    DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client);
}
