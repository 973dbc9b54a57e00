package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where one item lies: its table and primary key. */
public record ItemKey(TableSpec table, String hash, Option<String> range) {

    /** The key of an item that was read. */
    public static ItemKey of(TableSpec table, Map<String, AttributeValue> item) {
        return new ItemKey(table, text(item, table.hash()), table.range().map(name -> text(item, name)));
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name), "every item has its key").s();
    }

    /** The key as DynamoDB takes it. */
    public Map<String, AttributeValue> attributes() {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        attributes.put(table.hash(), AttributeValue.fromS(hash));
        table.range().forEach(name -> attributes.put(name, AttributeValue.fromS(range.get())));
        return attributes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ItemKey that
                && hash.equals(that.hash)
                && range.equals(that.range)
                && table.name().equals(that.table.name());
    }

    @Override
    public int hashCode() {
        return 31 * hash.hashCode() + range.hashCode();
    }

    @Override
    public String toString() {
        return hash + range.map(value -> " | " + value).getOrElse("");
    }
}
