package dev.ligature.adapters.dynamodb.internal.capacity;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bytes of items as DynamoDB counts them: the UTF-8 bytes of names and values; a number two digits a byte, one more
 * for its magnitude and one for a sign; lists and maps three bytes and one per element.
 */
public final class ItemSize {

    /** The most bytes of one item. */
    public static final int LIMIT = 400 * 1024;

    private static final int COLLECTION = 3;

    private ItemSize() {}

    /** The bytes of an item, names and values; 0 for an absent one, which is given as an empty map. */
    public static long of(Map<String, AttributeValue> item) {
        long sum = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            sum += ofText(attribute.getKey()) + of(attribute.getValue());
        }
        return sum;
    }

    /** The bytes of one value, without its name. */
    public static long of(AttributeValue value) {
        switch (value.type()) {
            case S:
                return ofText(value.s());
            case N:
                return ofNumber(value.n());
            case B:
                return value.b().asByteArrayUnsafe().length;
            case SS:
                return value.ss().stream().mapToLong(ItemSize::ofText).sum();
            case NS:
                return value.ns().stream().mapToLong(ItemSize::ofNumber).sum();
            case BS:
                return value.bs().stream()
                        .mapToLong(bytes -> bytes.asByteArrayUnsafe().length)
                        .sum();
            case L:
                return ofList(value.l());
            case M:
                return COLLECTION + value.m().size() + of(value.m());
            default:
                return 1;
        }
    }

    private static long ofList(List<AttributeValue> values) {
        long sum = COLLECTION + values.size();
        for (AttributeValue value : values) {
            sum += of(value);
        }
        return sum;
    }

    private static long ofText(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * The documentation says "approximately" a byte for two significant digits and one more. Digits on both sides of the
     * point are paired apart, as the engine does, and a minus sign takes a byte.
     */
    private static long ofNumber(String text) {
        BigDecimal number = new BigDecimal(text).stripTrailingZeros();
        if (number.signum() == 0) {
            return 1;
        }
        int digits = number.precision();
        int behindPoint = Math.max(0, number.scale());
        int pairs = digits > behindPoint ? pairs(digits - behindPoint) + pairs(behindPoint) : pairs(digits);
        return 1 + pairs + (number.signum() < 0 ? 1 : 0);
    }

    private static int pairs(int digits) {
        return (digits + 1) / 2;
    }
}
