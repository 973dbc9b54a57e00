package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.bigDecimals;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import dev.ligature.domain.sample.Colour;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.Generate;

/** The laws that every ordered form keeps, tried on random pairs of every type. */
class OrderedTextTest {

    private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

    private static final Gen<Instant> INSTANTS = Generate.oneOf(
            longs().between(FIRST.getEpochSecond(), LAST.getEpochSecond())
                    .zip(integers().between(0, 999_999_999), Instant::ofEpochSecond),
            integers().between(-2, 2).zip(Generate.pick(List.of(0, 1, 9, 10, 999_999_999)), Instant::ofEpochSecond));
    private static final Gen<LocalDate> DATES = longs().between(
                    LocalDate.of(1, 1, 1).toEpochDay(),
                    LocalDate.of(9999, 12, 31).toEpochDay())
            .map(LocalDate::ofEpochDay);
    private static final Gen<BigDecimal> DECIMALS = Generate.oneOf(
            bigDecimals().ofBytes(15).withScale(0).zip(integers().between(-80, 80), BigDecimal::scaleByPowerOfTen),
            integers()
                    .between(-200, 200)
                    .zip(integers().between(-3, 3), (digits, scale) -> BigDecimal.valueOf(digits, scale)));

    private static final Comparator<Id<?>> BY_BYTES = Id::compareTo;

    record Kind<V>(String name, Gen<V> values, Comparator<? super V> order) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Kind<?>> kinds() {
        return Stream.of(
                new Kind<>("long", Generate.oneOf(longs().all(), longs().between(-20, 20)), Comparator.naturalOrder()),
                new Kind<>("int", integers().all(), Comparator.naturalOrder()),
                new Kind<>("instant", INSTANTS, Comparator.naturalOrder()),
                new Kind<>("date", DATES, Comparator.naturalOrder()),
                new Kind<>("decimal", DECIMALS, Comparator.naturalOrder()),
                new Kind<>("whole", DECIMALS.map(BigDecimal::toBigInteger), Comparator.naturalOrder()),
                new Kind<>("text", Texts.upTo(4), Utf8.ORDER),
                new Kind<>("id", Texts.between(1, 4).map(text -> Id.<Object>of(text)), BY_BYTES));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <V> void theOrderOfTheFormsIsTheOrderOfTheValues(Kind<V> kind) {
        pairs(
                kind,
                (left, right) -> assertThat(sign(Utf8.compare(OrderedText.of(left), OrderedText.of(right))))
                        .isEqualTo(sign(kind.order().compare(left, right))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <V> void noFormIsThePrefixOfAnother(Kind<V> kind) {
        pairs(kind, (left, right) -> {
            if (kind.order().compare(left, right) != 0) {
                assertThat(OrderedText.of(right)).doesNotStartWith(OrderedText.of(left));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <V> void withAnIdBehindItTheValueStillComesFirst(Kind<V> kind) {
        Gen<String> ids = Texts.between(1, 3);
        qt().withExamples(5_000)
                .forAll(kind.values(), kind.values(), ids, ids)
                .checkAssert((left, right, near, far) -> {
                    int values = kind.order().compare(left, right);
                    int expected = values != 0 ? values : Utf8.compare(near, far);

                    assertThat(sign(Utf8.compare(OrderedText.of(left) + near, OrderedText.of(right) + far)))
                            .isEqualTo(sign(expected));
                });
    }

    private interface Law<V> {
        void hold(V left, V right);
    }

    private static <V> void pairs(Kind<V> kind, Law<V> law) {
        qt().withExamples(5_000).forAll(kind.values(), kind.values()).checkAssert(law::hold);
    }

    private static int sign(int comparison) {
        return Integer.signum(comparison);
    }

    @Test
    void theFormsAreStoredAndNeverChange() {
        assertThat(OrderedText.of(5L)).isEqualTo("p0000000000000000005");
        assertThat(OrderedText.of((byte) -1)).isEqualTo("n9223372036854775807");
        assertThat(OrderedText.of(Instant.parse("2026-01-02T03:04:05.06Z")))
                .isEqualTo("2026-01-02T03:04:05.060000000Z");
        assertThat(OrderedText.of(LocalDate.of(33, 4, 5))).isEqualTo("0033-04-05");
        assertThat(OrderedText.of(new BigDecimal("120.50"))).isEqualTo("205021205 ");
        assertThat(OrderedText.of(new BigDecimal("100"))).isEqualTo("205021 ");
        assertThat(OrderedText.of(new BigDecimal("-0.01"))).isEqualTo("095018~");
        assertThat(OrderedText.of(new BigDecimal("0.000"))).isEqualTo("1");
        assertThat(OrderedText.of(BigInteger.TEN)).isEqualTo("205011 ");
        assertThat(OrderedText.of("a\0b")).isEqualTo("a\0\1b\0\0");
        assertThat(OrderedText.of("")).isEqualTo("\0\0");
        assertThat(OrderedText.of(Id.of("x"))).isEqualTo("x\0\0");
        assertThat(OrderedText.of(Colour.RED)).isEqualTo("RED\0\0");
    }

    @Test
    void equalNumbersHaveOneForm() {
        assertThat(Stream.of("1", "1.0", "1.00", "1E+0", "0.1E+1")
                        .map(BigDecimal::new)
                        .map(OrderedText::of)
                        .distinct())
                .hasSize(1);
        assertThat(Stream.of("0", "0.0", "-0", "0E+99")
                        .map(BigDecimal::new)
                        .map(OrderedText::of)
                        .distinct())
                .hasSize(1);
    }

    static Stream<Arguments> outOfBounds() {
        return Stream.of(
                Arguments.of(FIRST.minusNanos(1), "is outside the years 0001 to 9999"),
                Arguments.of(LAST.plusSeconds(1), "is outside the years 0001 to 9999"),
                Arguments.of(Instant.MIN, "is outside the years 0001 to 9999"),
                Arguments.of(Instant.MAX, "is outside the years 0001 to 9999"),
                Arguments.of(LocalDate.of(0, 12, 31), "is outside the years 0001 to 9999"),
                Arguments.of(LocalDate.of(10_000, 1, 1), "is outside the years 0001 to 9999"),
                Arguments.of(new BigDecimal("1E+126"), "is outside the magnitudes 1E-130 to 9.99E+125"),
                Arguments.of(new BigDecimal("1E-131"), "is outside the magnitudes 1E-130 to 9.99E+125"),
                Arguments.of(
                        BigInteger.TEN.pow(38).add(BigInteger.ONE), "has 39 significant digits; at most 38 are kept"),
                Arguments.of("a".repeat(401), "has 401 UTF-8 bytes; an order key or indexed value has at most 400"),
                Arguments.of(
                        "\u20ac".repeat(134), "has 402 UTF-8 bytes; an order key or indexed value has at most 400"),
                Arguments.of("\0".repeat(201), "has 402 UTF-8 bytes; an order key or indexed value has at most 400"),
                Arguments.of("\uD800", "is no well-formed Unicode: it holds an unpaired surrogate"));
    }

    @ParameterizedTest
    @MethodSource("outOfBounds")
    void aValueOutOfBoundsHasNoForm(Object value, String reason) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> OrderedText.of(value))
                .withMessage(reason);
    }

    @Test
    void theLongestFormLeavesRoomForAnIdInASortKey() {
        List<Object> longest = List.of(
                "a".repeat(400),
                "\0".repeat(200),
                "\uD83D\uDE00".repeat(100),
                new BigDecimal("-1." + "1".repeat(37)),
                LAST,
                Long.MIN_VALUE);

        assertThat(longest)
                .allSatisfy(
                        value -> assertThat(Utf8.length(OrderedText.of(value))).isLessThanOrEqualTo(402));
    }

    @Test
    void aTypeWithoutAnOrderIsRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OrderedText.of(1.5))
                .withMessage("a java.lang.Double has no ordered form; use an Instant, LocalDate, whole number,"
                        + " BigDecimal, text, id or enum");
    }
}
