package dev.ligature.adapters.dynamodb.keyset;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.domain.DomainModel;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens stores in the key-set layout. */
public final class KeySetRepositories {

    private KeySetRepositories() {}

    /** Begins a store of this model, on a client that stays the application's. */
    public static Builder builder(DomainModel model, DynamoDbClient client) {
        return new Builder(model, client);
    }

    /** Options of a store. */
    public static final class Builder extends DynamoDbBuilder<Builder> {

        private Builder(DomainModel model, DynamoDbClient client) {
            super(model, client);
        }

        private Builder(Told told) {
            super(told);
        }

        @Override
        protected Builder with(Told told) {
            return new Builder(told);
        }

        @Override
        protected Layout layout(DomainModel model, Keys keys, String tablePrefix) {
            return new KeySetLayout(model, keys, tablePrefix);
        }
    }
}
