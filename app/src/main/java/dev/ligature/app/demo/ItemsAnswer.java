package dev.ligature.app.demo;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Function;

/**
 * The items of one table, as documentation of databases shows them: keys, keys of indexes, then attributes. What the
 * library keeps for itself is left to machines.
 */
public final class ItemsAnswer implements Answer {

    /** With more kinds of attributes than this, items say themselves what theirs are. */
    private static final int MOST_COLUMNS = 4;

    private static final int LONGEST_KEY = 28;
    /** As much as fits into one line of a cell. */
    private static final int LONGEST_VALUE = 38;

    private final String table;
    private final Vector<PhysicalItem> items;

    private ItemsAnswer(String table, Seq<PhysicalItem> items) {
        this.table = table;
        this.items = items.toVector();
    }

    /** An answer for each table that has items. */
    public static Seq<Answer> of(Seq<PhysicalItem> items) {
        return LinkedHashSet.ofAll(items)
                .map(PhysicalItem::table)
                .toVector()
                .map(table ->
                        new ItemsAnswer(table, items.filter(item -> item.table().equals(table))));
    }

    @Override
    public void json(JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("table", table);
        out.writeArrayFieldStart("items");
        for (PhysicalItem item : items) {
            out.writeStartObject();
            out.writeStringField("kind", item.kind().name().toLowerCase(Locale.ROOT));
            fields(out, "key", item.key());
            fields(out, "indexKeys", item.indexKeys());
            fields(out, "attributes", item.attributes());
            fields(out, "bookkeeping", item.bookkeeping());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void fields(JsonGenerator out, String name, Map<String, String> values) throws IOException {
        out.writeObjectFieldStart(name);
        for (Tuple2<String, String> value : values) {
            out.writeStringField(value._1(), value._2());
        }
        out.writeEndObject();
    }

    @Override
    public void text(TextOut out) throws IOException {
        Vector<PhysicalItem> facts = items.filter(item -> item.kind() != PhysicalItem.Kind.SETTING);
        if (facts.isEmpty()) {
            return;
        }
        Vector<String> keys = names(facts, PhysicalItem::key);
        Vector<String> indexKeys = names(facts, PhysicalItem::indexKeys);
        Vector<String> attributes = names(facts, PhysicalItem::attributes);
        boolean apart = attributes.size() <= MOST_COLUMNS;
        String prefix = prefix(facts.map(item -> item.key().head()._2()));
        Vector<Vector<String>> rows = facts.map(item -> keys.map(name -> key(prefix, item.key(), name))
                .appendAll(indexKeys.map(name -> key(prefix, item.indexKeys(), name)))
                .appendAll(apart ? cells(attributes, item) : Vector.of(all(item))));
        out.line("");
        out.paragraph("Table " + table + ", key (" + keys.mkString(", ") + ")"
                + (indexKeys.isEmpty() ? "" : ", keys of indexes " + indexKeys.mkString(", "))
                + (prefix.isEmpty() ? "" : "; …/ stands for " + prefix));
        out.table(
                keys.appendAll(indexKeys)
                        .appendAll(apart ? attributes : Vector.of("attributes"))
                        .asJava(),
                (keys.size() == 1 ? rows : collections(rows))
                        .map(Vector::asJava)
                        .asJava());
    }

    private static Vector<String> names(Vector<PhysicalItem> items, Function<PhysicalItem, Map<String, String>> part) {
        return LinkedHashSet.ofAll(items.flatMap(item -> part.apply(item).keySet()))
                .toVector();
    }

    /** What every partition key begins with, up to a slash: the namespace. */
    private static String prefix(Vector<String> hashes) {
        String first = hashes.head();
        int slash = first.indexOf('/') + 1;
        String prefix = first.substring(0, slash);
        return hashes.forAll(hash -> hash.startsWith(prefix)) ? prefix : "";
    }

    /** The items of one collection under one key, said once. */
    private static Vector<Vector<String>> collections(Vector<Vector<String>> rows) {
        Vector<String> before = rows.map(Vector::head).insert(0, "");
        return rows.zipWithIndex((row, i) -> row.head().equals(before.get(i)) ? row.update(0, "") : row);
    }

    private static Vector<String> cells(Vector<String> names, PhysicalItem item) {
        return names.map(
                name -> item.attributes().get(name).map(ItemsAnswer::value).getOrElse(""));
    }

    private static String all(PhysicalItem item) {
        return item.attributes()
                .map(field -> field._1() + "=" + value(field._2()))
                .mkString(", ");
    }

    /** Both ends of a key tell something: whose it is, and which one. */
    private static String key(String prefix, Map<String, String> keys, String name) {
        String whole = keys.get(name).getOrElse("");
        String key = !prefix.isEmpty() && whole.startsWith(prefix) ? "…/" + whole.substring(prefix.length()) : whole;
        int length = key.codePointCount(0, key.length());
        if (length <= LONGEST_KEY) {
            return key;
        }
        int half = (LONGEST_KEY - 1) / 2;
        return key.substring(0, key.offsetByCodePoints(0, half)) + "…"
                + key.substring(key.offsetByCodePoints(0, length - half));
    }

    private static String value(String value) {
        return value.codePointCount(0, value.length()) <= LONGEST_VALUE
                ? value
                : value.substring(0, value.offsetByCodePoints(0, LONGEST_VALUE - 1)) + "…";
    }
}
