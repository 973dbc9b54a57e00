package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.jointable.JoinTableRepositories;
import dev.ligature.domain.DomainModel;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One table per aggregate, one per relationship. */
final class JoinTableAdapter extends DynamoDbAdapter {

    @Override
    public String name() {
        return "jointable";
    }

    @Override
    public String summary() {
        return "on DynamoDB, one table per aggregate and one per relationship";
    }

    @Override
    DynamoDbBuilder<?> builder(DomainModel model, DynamoDbClient client) {
        return JoinTableRepositories.builder(model, client);
    }
}
