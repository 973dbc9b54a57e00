package dev.ligature.app.demo;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The items of one table as documentation of databases shows them: keys, keys of indexes, then attributes. The items of
 * one collection have its key said once, and the namespace, with which every key begins, is left out. So is what the
 * library keeps for itself.
 *
 * @param keys the names of the key's attributes
 * @param indexKeys the names of the further attributes that put an item into an index
 * @param others the attributes' names, or one heading for all where they are many
 * @param namespace what {@code …/} stands for, empty if for nothing
 * @param rows a row for each item, its cells in the order of the columns
 */
public record ItemTable(
        Vector<String> keys,
        Vector<String> indexKeys,
        Vector<String> others,
        String namespace,
        Vector<Vector<String>> rows) {

    /** With more kinds of attributes than this, each item names its own. */
    private static final int MOST_COLUMNS = 4;

    /** How a table is made of items, given how long keys and values are shown. */
    public static ItemTable of(Vector<PhysicalItem> items, UnaryOperator<String> key, UnaryOperator<String> value) {
        Vector<PhysicalItem> facts = items.filter(item -> item.kind() != PhysicalItem.Kind.SETTING);
        Vector<String> keys = names(facts, PhysicalItem::key);
        Vector<String> indexKeys = names(facts, PhysicalItem::indexKeys);
        Vector<String> attributes = names(facts, PhysicalItem::attributes);
        boolean apart = attributes.size() <= MOST_COLUMNS;
        String namespace = namespace(facts);
        UnaryOperator<String> within = text -> key.apply(
                !namespace.isEmpty() && text.startsWith(namespace) ? "…/" + text.substring(namespace.length()) : text);
        Vector<Vector<String>> rows = facts.map(item -> cells(keys, item.key(), within)
                .appendAll(cells(indexKeys, item.indexKeys(), within))
                .appendAll(
                        apart
                                ? cells(attributes, item.attributes(), value)
                                : Vector.of(item.attributes()
                                        .map(field -> field._1() + "=" + value.apply(field._2()))
                                        .mkString(", "))));
        return new ItemTable(
                keys,
                indexKeys,
                apart ? attributes : Vector.of("attributes"),
                namespace,
                keys.size() == 1 ? rows : collections(rows));
    }

    /** All columns' names. */
    public Vector<String> columns() {
        return keys.appendAll(indexKeys).appendAll(others);
    }

    private static Vector<String> names(Vector<PhysicalItem> items, Function<PhysicalItem, Map<String, String>> part) {
        return LinkedHashSet.ofAll(items.flatMap(item -> part.apply(item).keySet()))
                .toVector();
    }

    /** What every partition key begins with, up to a slash. */
    private static String namespace(Vector<PhysicalItem> items) {
        Vector<String> hashes = items.map(item -> item.key().head()._2());
        String first = hashes.headOption().getOrElse("");
        String namespace = first.substring(0, first.indexOf('/') + 1);
        return hashes.forAll(hash -> hash.startsWith(namespace)) ? namespace : "";
    }

    private static Vector<String> cells(Vector<String> names, Map<String, String> values, UnaryOperator<String> shown) {
        return names.map(name -> shown.apply(values.get(name).getOrElse("")));
    }

    private static Vector<Vector<String>> collections(Vector<Vector<String>> rows) {
        Vector<String> before = rows.map(Vector::head).insert(0, "");
        return rows.zipWithIndex((row, i) -> row.head().equals(before.get(i)) ? row.update(0, "") : row);
    }
}
