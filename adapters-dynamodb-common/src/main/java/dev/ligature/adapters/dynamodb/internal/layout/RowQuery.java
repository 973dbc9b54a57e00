package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;

/**
 * How rows are listed in order: a query of a table or index, or of several partitions whose rows are merged.
 *
 * @param table the table
 * @param index the index, if it is not the table itself
 * @param partitions the values of the partition key, each in the order of the sort key
 * @param prefix what the sort keys begin with; empty if nothing else is in the partitions
 * @param startKeys where a walk goes on after a row, whether or not the row is still there
 */
public record RowQuery(
        TableSpec table, Option<IndexSpec> index, Vector<String> partitions, String prefix, StartKeys startKeys) {

    /** The key attributes of a row at a position of the order, in one of the partitions. */
    public interface StartKeys {
        Map<String, String> at(String partition, String orderKey, String far);
    }

    /** The attribute that the partitions are values of. */
    public String hash() {
        return index.map(IndexSpec::hash).getOrElse(table.hash());
    }

    /** The attribute that the order is in. */
    public String range() {
        return index.map(IndexSpec::range).getOrElse(() -> table.range().get());
    }
}
