package dev.ligature.adapters.dynamodb.graph;

import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The partitions over which items with the same value or the same target are spread. A node's id tells its shard, so that
 * whoever writes an item again finds its shard again; the sum is stored by what it yields, and therefore never changes.
 *
 * @param count how many there are
 */
record Shards(int count) {

    /** The most shards: a page sends a request to each. */
    static final int MOST = 100;

    /** Not spread at all. */
    static final Shards ONE = new Shards(1);

    Shards {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("there can be 1 to " + MOST + " shards, not " + count);
        }
    }

    /** The shard of what starts at a node. */
    int of(String node) {
        CRC32 sum = new CRC32();
        sum.update(node.getBytes(StandardCharsets.UTF_8));
        return (int) (sum.getValue() % count);
    }

    /** What a shard adds to a key: nothing where all lies in one. */
    String label(int shard) {
        return count == 1 ? "" : shard + "/";
    }

    /** The label of the shard of what starts at a node. */
    String labelOf(String node) {
        return label(of(node));
    }

    /** The labels of all shards. */
    Vector<String> labels() {
        return Vector.range(0, count).map(this::label);
    }
}
