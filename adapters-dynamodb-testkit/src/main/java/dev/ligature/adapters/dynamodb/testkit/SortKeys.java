package dev.ligature.adapters.dynamodb.testkit;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order of sort keys: numbers by value, texts by their UTF-8 bytes, binaries by unsigned bytes. */
final class SortKeys {
    private static final int LONGEST = 1024;

    private SortKeys() {}

    /** A key a little before this one. */
    static Optional<AttributeValue> before(AttributeValue key) {
        if (key.n() != null) {
            return Optional.of(number(new BigDecimal(key.n()).subtract(BigDecimal.ONE)));
        }
        if (key.s() != null) {
            return textBefore(key.s());
        }
        byte[] bytes = key.b().asByteArray();
        int last = bytes.length - 1;
        if (bytes[last] != 0) {
            bytes[last]--;
            return Optional.of(binary(bytes));
        }
        return last == 0 ? Optional.empty() : Optional.of(binary(Arrays.copyOf(bytes, last)));
    }

    /** A key a little after this one. */
    static Optional<AttributeValue> after(AttributeValue key) {
        if (key.n() != null) {
            return Optional.of(number(new BigDecimal(key.n()).add(BigDecimal.ONE)));
        }
        byte[] bytes = bytes(key);
        if (bytes.length >= LONGEST) {
            return Optional.empty();
        }
        return Optional.of(
                key.s() != null
                        ? AttributeValue.fromS(key.s() + '\0')
                        : binary(Arrays.copyOf(bytes, bytes.length + 1)));
    }

    /**
     * Whether a bound of a range may lie between two neighbours, so that one is inside and the other outside: either as a
     * value or as a prefix that only the first has.
     */
    static boolean separates(AttributeValue bound, AttributeValue inside, AttributeValue neighbour) {
        if (bound.type() != inside.type()) {
            return false;
        }
        boolean ascending = compare(inside, neighbour) < 0;
        AttributeValue low = ascending ? inside : neighbour;
        AttributeValue high = ascending ? neighbour : inside;
        return compare(low, bound) <= 0 && compare(bound, high) <= 0
                || startsWith(inside, bound) && !startsWith(neighbour, bound);
    }

    private static Optional<AttributeValue> textBefore(String text) {
        int last = text.codePointBefore(text.length());
        String rest = text.substring(0, text.length() - Character.charCount(last));
        if (last == 0) {
            return rest.isEmpty() ? Optional.empty() : Optional.of(AttributeValue.fromS(rest));
        }
        int less = last - 1;
        boolean surrogate = less >= Character.MIN_SURROGATE && less <= Character.MAX_SURROGATE;
        return Optional.of(
                AttributeValue.fromS(rest + Character.toString(surrogate ? Character.MIN_SURROGATE - 1 : less)));
    }

    private static int compare(AttributeValue one, AttributeValue other) {
        return one.n() != null
                ? new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()))
                : Arrays.compareUnsigned(bytes(one), bytes(other));
    }

    private static boolean startsWith(AttributeValue key, AttributeValue prefix) {
        if (key.n() != null) {
            return false;
        }
        byte[] whole = bytes(key);
        byte[] start = bytes(prefix);
        return whole.length >= start.length && Arrays.equals(whole, 0, start.length, start, 0, start.length);
    }

    private static byte[] bytes(AttributeValue key) {
        return key.s() != null
                ? key.s().getBytes(StandardCharsets.UTF_8)
                : key.b().asByteArray();
    }

    private static AttributeValue number(BigDecimal value) {
        return AttributeValue.fromN(value.toPlainString());
    }

    private static AttributeValue binary(byte[] bytes) {
        return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    }
}
