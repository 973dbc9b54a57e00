package dev.ligature.domain;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value in its neutral form, which every adapter stores and the shell prints: text, number, truth value, list, or
 * named fields. Making one canonicalises it, so that equal values have equal forms everywhere.
 */
public sealed interface Datum {

    /** The most significant digits of a number, as DynamoDB keeps them. */
    int MAX_DIGITS = 38;

    /**
     * The bytes that this datum takes in an item by DynamoDB's published rules: UTF-8 bytes of names and texts, one byte
     * and a byte for every two digits of a number, three bytes for a list or map and one for each element.
     */
    int bytes();

    /** Text of well-formed Unicode; empty text is text. */
    record Text(String value) implements Datum {
        public Text {
            checked(value);
        }

        @Override
        public int bytes() {
            return Utf8.length(value);
        }
    }

    /** A number without trailing zeros, of at most {@value #MAX_DIGITS} digits and of magnitude 1E-130 to 9.99E+125. */
    record Num(BigDecimal value) implements Datum {
        public Num {
            value = canonical(value);
        }

        @Override
        public int bytes() {
            int digits = value.stripTrailingZeros().precision();
            return 1 + (digits + 1) / 2 + (value.signum() < 0 ? 1 : 0);
        }
    }

    /** A truth value. */
    record Bool(boolean value) implements Datum {
        @Override
        public int bytes() {
            return 1;
        }
    }

    /** A list, in order. */
    record Items(List<Datum> values) implements Datum {
        public Items {
            values = List.copyOf(values);
        }

        @Override
        public int bytes() {
            int sum = 3;
            for (Datum value : values) {
                sum += 1 + value.bytes();
            }
            return sum;
        }
    }

    /** Named fields; their order is for display and no part of equality. */
    record Fields(Map<String, Datum> values) implements Datum {

        private static final Fields EMPTY = new Fields(Map.of());

        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /** No fields. */
        public static Fields empty() {
            return EMPTY;
        }

        @Override
        public int bytes() {
            return 3 + values.size() + itemBytes();
        }

        /** The bytes as the attributes of an item, where no list or map overhead is charged. */
        public int itemBytes() {
            int sum = 0;
            for (Map.Entry<String, Datum> field : values.entrySet()) {
                sum += Utf8.length(field.getKey()) + field.getValue().bytes();
            }
            return sum;
        }
    }

    /** @throws InvalidDatumException if the text holds an unpaired surrogate */
    static String checked(String text) {
        if (!Utf8.isWellFormed(text)) {
            throw new InvalidDatumException("is no well-formed Unicode: it holds an unpaired surrogate");
        }
        return text;
    }

    /** @throws InvalidDatumException if the instant is outside the years 0001 to 9999 */
    static Instant checked(Instant instant) {
        if (instant.isBefore(Years.FIRST) || instant.isAfter(Years.LAST)) {
            throw new InvalidDatumException("is outside the years 0001 to 9999");
        }
        return instant;
    }

    /** @throws InvalidDatumException if the date is outside the years 0001 to 9999 */
    static LocalDate checked(LocalDate date) {
        if (date.getYear() < 1 || date.getYear() > 9999) {
            throw new InvalidDatumException("is outside the years 0001 to 9999");
        }
        return date;
    }

    /**
     * The number without trailing zeros.
     *
     * @throws InvalidDatumException if it has more digits or another magnitude than DynamoDB keeps
     */
    static BigDecimal canonical(BigDecimal number) {
        if (number.signum() == 0) {
            return BigDecimal.ZERO;
        }
        long exponent = (long) number.precision() - number.scale() - 1;
        if (exponent < -130 || exponent > 125) {
            throw new InvalidDatumException("is outside the magnitudes 1E-130 to 9.99E+125");
        }
        BigDecimal stripped = number.stripTrailingZeros();
        if (stripped.precision() > MAX_DIGITS) {
            throw new InvalidDatumException(
                    "has " + stripped.precision() + " significant digits; at most " + MAX_DIGITS + " are kept");
        }
        // Whole numbers keep scale 0, so that 100 is 100 and not 1E+2; up to 38 digits this is still canonical.
        return stripped.scale() < 0 && exponent < MAX_DIGITS ? stripped.setScale(0) : stripped;
    }

    /** The bounds of what can be written with four digits for the year. */
    final class Years {
        private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
        private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

        private Years() {}
    }
}
