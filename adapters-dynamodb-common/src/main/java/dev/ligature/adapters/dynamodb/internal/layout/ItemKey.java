package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.Utf8;
import io.vavr.control.Option;
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
        AttributeValue first = AttributeValue.fromS(hash);
        return range.isEmpty()
                ? Map.of(table.hash(), first)
                : Map.of(table.hash(), first, table.range().get(), AttributeValue.fromS(range.get()));
    }

    /** The bytes of the key's attributes in the item. */
    public long bytes() {
        long first = Utf8.length(table.hash()) + Utf8.length(hash);
        return range.isEmpty() ? first : first + Utf8.length(table.range().get()) + Utf8.length(range.get());
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
