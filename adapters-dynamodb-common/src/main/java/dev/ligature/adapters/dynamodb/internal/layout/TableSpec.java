package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A table; its key attributes are text.
 *
 * @param name the table, prefix included
 * @param hash its partition key attribute
 * @param range its sort key attribute
 * @param indexes its global secondary indexes
 */
public record TableSpec(String name, String hash, Option<String> range, Vector<IndexSpec> indexes) {

    /** The name of the table of something; one of less than three characters is none to DynamoDB. */
    public static String name(String prefix, String of) {
        String full = prefix + of;
        return full.length() < 3 ? full + "-table" : full;
    }

    /** The key of an item whose table has no sort key. */
    public ItemKey key(String hashValue) {
        return new ItemKey(this, hashValue, Option.none());
    }

    /** The key of an item. */
    public ItemKey key(String hashValue, String rangeValue) {
        return new ItemKey(this, hashValue, Option.of(rangeValue));
    }

    /** The names of all attributes that are keys of the table or of an index. */
    public Vector<String> keyAttributes() {
        return Vector.of(hash)
                .appendAll(range)
                .appendAll(indexes.flatMap(index -> Vector.of(index.hash(), index.range())))
                .distinct();
    }
}
