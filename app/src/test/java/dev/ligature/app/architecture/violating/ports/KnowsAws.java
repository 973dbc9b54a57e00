package dev.ligature.app.architecture.violating.ports;

interface KnowsAws {
    software.amazon.awssdk.services.dynamodb.DynamoDbClient client();
}
