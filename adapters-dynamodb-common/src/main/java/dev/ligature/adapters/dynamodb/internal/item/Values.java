package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.Datum;
import dev.ligature.domain.Utf8;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Neutral data as attribute values and back, and the sizes that DynamoDB charges for. */
public final class Values {

    /** The largest item, in bytes. */
    public static final long MAX_ITEM_BYTES = 400 * 1024;

    private Values() {}

    /** The attribute value of a datum. */
    public static AttributeValue of(Datum datum) {
        if (datum instanceof Datum.Text text) {
            return AttributeValue.fromS(text.value());
        }
        if (datum instanceof Datum.Num number) {
            return AttributeValue.fromN(number.value().toString());
        }
        if (datum instanceof Datum.Bool bool) {
            return AttributeValue.fromBool(bool.value());
        }
        if (datum instanceof Datum.Items items) {
            return AttributeValue.fromL(items.values().stream().map(Values::of).toList());
        }
        Map<String, AttributeValue> fields = new LinkedHashMap<>();
        ((Datum.Fields) datum).values().forEach((name, value) -> fields.put(name, of(value)));
        return AttributeValue.fromM(fields);
    }

    /** The datum of an attribute value; none for the types that no shape writes. */
    public static @Nullable Datum datum(AttributeValue value) {
        return switch (value.type()) {
            case S -> new Datum.Text(value.s());
            case N -> new Datum.Num(new BigDecimal(value.n()));
            case BOOL -> new Datum.Bool(value.bool());
            case L -> items(value.l());
            case SS -> items(value.ss().stream().map(AttributeValue::fromS).toList());
            case M -> fields(value.m());
            default -> null;
        };
    }

    private static Datum.@Nullable Items items(List<AttributeValue> values) {
        List<Datum> items = new ArrayList<>();
        for (AttributeValue value : values) {
            Datum datum = datum(value);
            if (datum == null) {
                return null;
            }
            items.add(datum);
        }
        return new Datum.Items(items);
    }

    private static Datum.Fields fields(Map<String, AttributeValue> values) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            Datum datum = datum(value);
            if (datum != null) {
                fields.put(name, datum);
            }
        });
        return new Datum.Fields(fields);
    }

    /** The bytes of an item: names and values. */
    public static long bytes(Map<String, AttributeValue> item) {
        long sum = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            sum += Utf8.length(attribute.getKey()) + bytes(attribute.getValue());
        }
        return sum;
    }

    /** The bytes of a value, by DynamoDB's published rules. */
    public static long bytes(AttributeValue value) {
        return switch (value.type()) {
            case S -> Utf8.length(value.s());
            case N -> new Datum.Num(new BigDecimal(value.n())).bytes();
            case B -> value.b().asByteArrayUnsafe().length;
            case BOOL, NUL -> 1;
            case SS -> value.ss().stream().mapToLong(Utf8::length).sum();
            case NS ->
                value.ns().stream()
                        .mapToLong(number -> new Datum.Num(new BigDecimal(number)).bytes())
                        .sum();
            case BS ->
                value.bs().stream()
                        .mapToLong(binary -> binary.asByteArrayUnsafe().length)
                        .sum();
            case L ->
                3 + value.l().stream().mapToLong(element -> 1 + bytes(element)).sum();
            case M -> 3 + value.m().size() + bytes(value.m());
            default -> 0;
        };
    }
}
