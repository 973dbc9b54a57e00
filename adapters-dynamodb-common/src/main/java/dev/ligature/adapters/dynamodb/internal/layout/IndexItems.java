package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.control.Option;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where the index items of one indexed attribute lie: one item for each value of each entity.
 *
 * @param keyOf the item's key, by the value's ordered form and the entity's id
 * @param indexKeysOf the attributes that put it into secondary indexes
 * @param queryOf the query for the entities of a value, in id order
 * @param valueOf value and id of an item that was read; none if it is not of this attribute
 */
public record IndexItems(
        BiFunction<String, String, ItemKey> keyOf,
        BiFunction<String, String, Map<String, String>> indexKeysOf,
        Function<String, RowQuery> queryOf,
        Function<Map<String, AttributeValue>, Option<Entry>> valueOf) {

    /** One value of one entity. */
    public record Entry(String value, String id) {}
}
