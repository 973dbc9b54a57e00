package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.domain.DomainModel;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens stores in the graph layout. */
public final class GraphRepositories {

    private GraphRepositories() {}

    /** Begins a store of this model, on a client that stays the application's. */
    public static Builder builder(DomainModel model, DynamoDbClient client) {
        return new Builder(model, client);
    }

    /**
     * Options of a store.
     *
     * <p>The first relationship without an order key that a model declares from a type has its edges right behind their
     * node: declare new ones behind it. A namespace keeps which one that is, which relationships have an order key, and
     * how many shards there are, as its first store had them. A store that has it otherwise is refused with its first
     * operation; {@code tables().verify()} tells before.
     */
    public static final class Builder extends DynamoDbBuilder<Builder> {

        private final Shards shards;

        private Builder(DomainModel model, DynamoDbClient client) {
            super(model, client);
            this.shards = Shards.ONE;
        }

        private Builder(Told told, Shards shards) {
            super(told);
            this.shards = shards;
        }

        /**
         * Over how many partitions the nodes that have one value, and the edges that lead to one node, are spread in the
         * indexes. Default 1.
         *
         * <p>One partition of an index takes about 1 000 writes a second. Spread what more nodes than that begin to share
         * at once, such as a birthday, or followers of whom all follow the same one. A page by a value or of incoming
         * edges costs a request for each shard, whatever the degree, so few shards are better than many. The number holds
         * for as long as the namespace has facts.
         *
         * @throws IllegalArgumentException if it is not between 1 and 100
         */
        public Builder shards(int count) {
            return new Builder(told(), new Shards(count));
        }

        @Override
        protected Builder with(Told told) {
            return new Builder(told, shards);
        }

        @Override
        protected Layout layout(DomainModel model, Keys keys, String tablePrefix) {
            return new GraphLayout(model, keys, tablePrefix, shards);
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other) && other instanceof Builder that && shards.equals(that.shards);
        }

        @Override
        public int hashCode() {
            return 31 * super.hashCode() + shards.hashCode();
        }

        /** Names the layout, the shards, the namespace and the table. */
        @Override
        public String toString() {
            return "graph, shards: " + shards.count() + ", " + super.toString();
        }
    }
}
