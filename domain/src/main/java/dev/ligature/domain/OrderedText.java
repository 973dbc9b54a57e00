package dev.ligature.domain;

import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Values as text whose UTF-8 order is the values' order: what order keys and indexed values are made of.
 *
 * <p>Every form is prefix-free among values of one type, so that an id may follow it in a sort key and the order of the
 * whole stays that of the value first. The forms are stored, and therefore never change.
 */
public final class OrderedText {

    /** The longest text that may be an order key or an indexed value, in UTF-8 bytes; U+0000 counts as two. */
    public static final int MAX_BYTES = 400;

    private static final DateTimeFormatter INSTANT = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);
    private static final int EXPONENT_BIAS = 500;

    private OrderedText() {}

    /**
     * The ordered form of a value: an {@link Instant} or {@link LocalDate} of the years 0001 to 9999, a whole number, a
     * {@link BigDecimal}, a text of at most {@value #MAX_BYTES} bytes, an {@link Id} or an enum (by its name).
     *
     * @throws InvalidDatumException if the value is outside these bounds
     * @throws IllegalArgumentException if the type has no ordered form
     */
    public static String of(Object value) {
        if (value instanceof Instant instant) {
            return ofInstant(instant);
        }
        if (value instanceof LocalDate date) {
            return ofDate(date);
        }
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ofLong(((Number) value).longValue());
        }
        if (value instanceof BigInteger whole) {
            return ofDecimal(new BigDecimal(whole));
        }
        if (value instanceof BigDecimal decimal) {
            return ofDecimal(decimal);
        }
        if (value instanceof String text) {
            return ofText(text);
        }
        if (value instanceof Id<?> id) {
            return ofText(id.value());
        }
        if (value instanceof Enum<?> constant) {
            return ofText(constant.name());
        }
        throw new IllegalArgumentException("a " + value.getClass().getName()
                + " has no ordered form; use an Instant, LocalDate, whole number, BigDecimal, text, id or enum");
    }

    static String ofLong(long value) {
        return value >= 0
                ? "p" + String.format(Locale.ROOT, "%019d", value)
                : "n" + String.format(Locale.ROOT, "%019d", value - Long.MIN_VALUE);
    }

    static Option<Long> toLong(String text) {
        if (text.length() != 20 || !text.substring(1).chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Option.none();
        }
        try {
            long digits = Long.parseLong(text.substring(1));
            return switch (text.charAt(0)) {
                case 'p' -> Option.of(digits);
                case 'n' -> Option.of(digits + Long.MIN_VALUE);
                default -> Option.none();
            };
        } catch (NumberFormatException e) {
            return Option.none();
        }
    }

    private static String ofInstant(Instant instant) {
        return INSTANT.format(Datum.checked(instant));
    }

    private static String ofDate(LocalDate date) {
        return Datum.checked(date).toString();
    }

    /** Sign, biased exponent, digits and an end mark; the complement of all three for negative numbers. */
    private static String ofDecimal(BigDecimal value) {
        BigDecimal canonical = Datum.canonical(value);
        if (canonical.signum() == 0) {
            return "1";
        }
        int exponent = canonical.precision() - canonical.scale() - 1;
        String digits = canonical.stripTrailingZeros().unscaledValue().abs().toString();
        String positive = String.format(Locale.ROOT, "%04d", exponent + EXPONENT_BIAS) + digits;
        if (canonical.signum() > 0) {
            return "2" + positive + " ";
        }
        StringBuilder complement = new StringBuilder("0");
        positive.chars().forEach(c -> complement.append((char) ('9' - (c - '0'))));
        return complement.append('~').toString();
    }

    /** The text with U+0000 escaped, closed by an end mark that sorts below every continuation. */
    private static String ofText(String text) {
        String escaped = Datum.checked(text).replace("\0", "\0\1");
        int bytes = Utf8.length(escaped);
        if (bytes > MAX_BYTES) {
            throw new InvalidDatumException(
                    "has " + bytes + " UTF-8 bytes; an order key or indexed value has at most " + MAX_BYTES);
        }
        return escaped + "\0\0";
    }
}
