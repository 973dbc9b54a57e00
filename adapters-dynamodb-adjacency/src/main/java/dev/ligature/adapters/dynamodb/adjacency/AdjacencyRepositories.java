package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.domain.DomainModel;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens stores in the adjacency-list layout. */
public final class AdjacencyRepositories {

    private AdjacencyRepositories() {}

    /** Begins a store of this model, on a client that stays the application's. */
    public static Builder builder(DomainModel model, DynamoDbClient client) {
        return new Builder(model, client);
    }

    /**
     * Options of a store.
     *
     * <p>The order in which a model declares the relationships that go out from a type counts: the edges of the first one
     * without an order key lie right behind their entity. Declare new ones behind those that have data.
     */
    public static final class Builder extends DynamoDbBuilder<Builder> {

        private final Variant variant;

        private Builder(DomainModel model, DynamoDbClient client) {
            super(model, client);
            this.variant = Variant.INVERTED;
        }

        private Builder(Told told, Variant variant) {
            super(told);
            this.variant = variant;
        }

        /**
         * Keeps both directions of edges without an order key in items of their own, written in one transaction, in place
         * of an index: incoming edges can be read strongly, at the price of a write unit more for each write. A store is
         * opened as it was filled: the variants do not read each other's edges.
         */
        public Builder mirrored() {
            return new Builder(told(), Variant.MIRRORED);
        }

        @Override
        protected Builder with(Told told) {
            return new Builder(told, variant);
        }

        @Override
        protected Layout layout(DomainModel model, Keys keys, String tablePrefix) {
            return new AdjacencyLayout(model, keys, tablePrefix, variant);
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other) && other instanceof Builder that && variant == that.variant;
        }

        @Override
        public int hashCode() {
            return 31 * super.hashCode() + variant.hashCode();
        }

        /** Names the layout, the namespace and the tables. */
        @Override
        public String toString() {
            return variant.layoutName() + ", " + super.toString();
        }
    }
}
