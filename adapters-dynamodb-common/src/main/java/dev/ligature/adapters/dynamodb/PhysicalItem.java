package dev.ligature.adapters.dynamodb;

import io.vavr.collection.Map;

/**
 * One item as it lies in a table, every value as text. Keys come as the table declares them, other attributes by name.
 *
 * @param table the table
 * @param kind what the item is
 * @param key its primary key
 * @param indexKeys the further attributes that put it into secondary indexes
 * @param attributes what it holds of the domain, and of edges and holders that are part of it
 * @param bookkeeping what the library needs to write safely: versions, write ids, marks; it differs from run to run
 */
public record PhysicalItem(
        String table,
        Kind kind,
        Map<String, String> key,
        Map<String, String> indexKeys,
        Map<String, String> attributes,
        Map<String, String> bookkeeping) {

    /** What an item is. */
    public enum Kind {
        /** An entity, with those edges that are part of its item. */
        ENTITY,
        /** An edge at one of its ends. */
        EDGE,
        /** One value of an indexed attribute. */
        VALUE,
        /** What the library keeps about a namespace as a whole. */
        SETTING,
        /** None of the library's. */
        FOREIGN
    }
}
