package dev.ligature.contract.model;

import dev.ligature.domain.Id;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Locale;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Contents under a name.
 *
 * @param name what is special about them
 * @param contents the contents
 */
public record ValueCase(String name, Contents contents) {

    private static final String UNICODE =
            "plain \u0000\u0001\t\r\n\u007f é e\u0301 ﷽ \u202e rtl \u200b \ufeff \ufffe\uffff 𐀀 😀👩‍👩‍👧 \u2028 end";

    /** Values that every store keeps as they are. */
    public static Stream<ValueCase> kept() {
        return Stream.of(
                of("nothing but defaults", inner -> inner),
                of("empty text beside absent text", inner -> inner.mayText("").text("")),
                of(
                        "present values that look absent",
                        inner -> inner.mayText("null")
                                .jdkText("none")
                                .mayFlag(false)
                                .number(0)
                                .decimal(BigDecimal.ZERO)),
                of(
                        "Unicode",
                        inner -> inner.text(UNICODE)
                                .mayText(UNICODE)
                                .addTexts(UNICODE)
                                .labels(LinkedHashSet.of(UNICODE))
                                .putNames(UNICODE, UNICODE)),
                of(
                        "composed and decomposed text apart",
                        inner -> inner.addTexts("José", "Jose\u0301").labels(LinkedHashSet.of("José", "Jose\u0301"))),
                of(
                        "the greatest whole numbers",
                        inner -> inner.whole(Long.MAX_VALUE)
                                .number(Integer.MAX_VALUE)
                                .octet(Byte.MAX_VALUE)
                                .big(new BigInteger("9".repeat(38)))
                                .addNumbers(Long.MAX_VALUE)),
                of(
                        "the least whole numbers",
                        inner -> inner.whole(Long.MIN_VALUE)
                                .number(Integer.MIN_VALUE)
                                .octet(Byte.MIN_VALUE)
                                .big(new BigInteger("-" + "9".repeat(38)))
                                .addNumbers(Long.MIN_VALUE)),
                of("38 digits", inner -> inner.decimal(new BigDecimal("-1234567890.1234567890123456789012345678"))),
                of("the greatest magnitudes", inner -> inner.decimal(new BigDecimal("9.99E+125"))),
                of("the least magnitudes", inner -> inner.decimal(new BigDecimal("-1E-130"))),
                of("binary fractions", inner -> inner.fraction(0.1 + 0.2).small(0.1f)),
                of("the greatest float", inner -> inner.small(Float.MAX_VALUE).fraction(Float.MAX_VALUE)),
                of("nanoseconds", inner -> inner.moment(Instant.parse("2024-02-29T23:59:59.123456789Z"))),
                of("no fraction of a second", inner -> inner.moment(Instant.parse("1969-12-31T23:59:00Z"))),
                of(
                        "the first moment and day",
                        inner -> inner.moment(Instant.parse("0001-01-01T00:00:00Z"))
                                .day(LocalDate.of(1, 1, 1))),
                of(
                        "the last moment and day",
                        inner -> inner.moment(Instant.parse("9999-12-31T23:59:59.999999999Z"))
                                .day(LocalDate.of(9999, 12, 31))),
                of(
                        "identities and constants",
                        inner -> inner.uuid(UUID.fromString("00000000-0000-4000-8000-00000000ffff"))
                                .colour(Contents.Colour.GREEN)
                                .other(Id.of("José"))),
                of(
                        "lists with order and repeats",
                        inner -> inner.addTexts("b", "", "a", "b").addNumbers(3L, -1L, 3L)),
                of(
                        "sets",
                        inner -> inner.labels(LinkedHashSet.of("b", "", "a"))
                                .addPrices(BigDecimal.ONE, new BigDecimal("0.1"), BigDecimal.TEN)),
                of(
                        "maps with any keys",
                        inner -> inner.counts(HashMap.of("a", 1L, "A", 2L, " ", 3L))
                                .putNames("first-name", "1")
                                .putNames("first.name", "2")
                                .putNames("first_name", "3")
                                .putNames("a b", "4")
                                .putNames("#x", "5")
                                .putNames(":x", "6")
                                .putNames("_v", "7")
                                .putNames("0", "")),
                of("long text", inner -> inner.mayText("long ".repeat(12_000))));
    }

    /** Values that every store keeps in one canonical form; the second is how it answers the first. */
    public static Vector<Vector<ValueCase>> canonical() {
        return Vector.of(
                equal("1.10", "1.1"),
                equal("1.0", "1"),
                equal("100", "100"),
                equal("1E+2", "100"),
                equal("0.00", "0"),
                equal("0E+10", "0"),
                equal("-0.0", "0"),
                equal("0.1000000000000000000000000000000000000000000000000", "0.1"),
                equal("1E+125", "1E+125"),
                equal("1.0E-130", "1E-130"));
    }

    private static Vector<ValueCase> equal(String given, String answered) {
        return Vector.of(given, answered)
                .map(number -> of(
                        number, inner -> inner.decimal(new BigDecimal(number)).addPrices(new BigDecimal(number))));
    }

    /** Values that no store keeps. */
    public static Stream<ValueCase> refused() {
        return Stream.of(
                of("39 digits", inner -> inner.decimal(new BigDecimal("1" + "0".repeat(37) + "1"))),
                of("39 digits of a whole number", inner -> inner.big(new BigInteger("1" + "0".repeat(37) + "1"))),
                of("a magnitude too great", inner -> inner.decimal(new BigDecimal("1E+126"))),
                of("a magnitude too small", inner -> inner.decimal(new BigDecimal("1E-131"))),
                of("no number", inner -> inner.fraction(Double.NaN)),
                of("infinity", inner -> inner.fraction(Double.NEGATIVE_INFINITY)),
                of("no small number", inner -> inner.small(Float.NaN)),
                of("a double too small", inner -> inner.fraction(Double.MIN_VALUE)),
                of("a double too great", inner -> inner.fraction(Double.MAX_VALUE)),
                of("an unpaired surrogate", inner -> inner.text("\ud800")),
                of("an unpaired surrogate in a list", inner -> inner.addTexts("a", "\udc00b")),
                of("an unpaired surrogate as a key", inner -> inner.putNames("\ud83d", "x")),
                of("an empty key", inner -> inner.putNames("", "x")),
                of("a moment before year 1", inner -> inner.moment(Instant.parse("0000-12-31T23:59:59Z"))),
                of("a moment after year 9999", inner -> inner.moment(Instant.parse("+10000-01-01T00:00:00Z"))),
                of("a day before year 1", inner -> inner.day(LocalDate.of(0, 12, 31))),
                of("a day after year 9999", inner -> inner.day(LocalDate.of(10_000, 1, 1))));
    }

    private static ValueCase of(String name, UnaryOperator<ImmutableInner.Builder> fill) {
        return new ValueCase(name, fill.apply(ImmutableInner.builder()).build());
    }

    @Override
    public String toString() {
        return name.toLowerCase(Locale.ROOT);
    }
}
