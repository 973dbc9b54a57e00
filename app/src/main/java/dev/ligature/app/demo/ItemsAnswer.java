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

/** The items of one table: to people a boxed {@link ItemTable}, to machines everything. */
public final class ItemsAnswer implements Answer {

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
        ItemTable shown = ItemTable.of(items, ItemsAnswer::key, ItemsAnswer::value);
        if (shown.rows().isEmpty()) {
            return;
        }
        out.line("");
        out.paragraph("Table " + table + ", key " + shown.keys().mkString("(", ", ", ")")
                + (shown.indexKeys().isEmpty()
                        ? ""
                        : ", keys of indexes " + shown.indexKeys().mkString(", "))
                + (shown.namespace().isEmpty() ? "" : "; …/ stands for " + shown.namespace()));
        out.table(shown.columns().asJava(), shown.rows().map(Vector::asJava).asJava());
    }

    /** Both ends of a key tell something: whose it is, and which one. */
    private static String key(String key) {
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
