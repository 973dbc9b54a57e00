package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.ports.End;
import io.vavr.control.Option;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A place where an edge is stored. */
public sealed interface Home {

    /** The end whose item collection or item holds the edge. */
    End near();

    /** The attributes that put the edge into secondary indexes, by its ends and the ordered form of its order key. */
    Map<String, String> indexKeys(Ends ends, String orderKey);

    /**
     * An item of its own.
     *
     * @param near whose collection it lies in
     * @param table the table
     * @param keyOf the item's key
     * @param indexKeysOf the attributes that put it into indexes
     * @param endsOf the ends of an item that was read; none if the item is not of this home
     */
    record Row(
            End near,
            TableSpec table,
            Function<Ends, ItemKey> keyOf,
            BiFunction<Ends, String, Map<String, String>> indexKeysOf,
            Function<Map<String, AttributeValue>, Option<Ends>> endsOf)
            implements Home {

        @Override
        public Map<String, String> indexKeys(Ends ends, String orderKey) {
            return indexKeysOf.apply(ends, orderKey);
        }
    }

    /**
     * A part of the near entity's own item.
     *
     * @param near whose item it is part of
     * @param form how the edges of one entity are kept in it
     * @param indexKeysOf the attributes that put the entity's item into indexes because of the edge
     */
    record Embedded(End near, Form form, BiFunction<Ends, String, Map<String, String>> indexKeysOf) implements Home {

        @Override
        public Map<String, String> indexKeys(Ends ends, String orderKey) {
            return indexKeysOf.apply(ends, orderKey);
        }
    }

    /** How the edges of one entity are kept in its item. */
    enum Form {
        /** One attribute for the one edge that the entity may have; it is its own proof of cardinality. */
        ONE,
        /** One attribute for each edge, so that no write rewrites another's. */
        MANY,
        /** One string set of far ids, for edges without attributes. */
        SET
    }
}
