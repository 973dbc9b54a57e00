package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ligature.domain.ValueType.Kind;
import dev.ligature.domain.sample.AllTypes;
import dev.ligature.domain.sample.Colour;
import dev.ligature.domain.sample.Point;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTypeTest {

    private static final Shape<AllTypes> SHAPE = Shape.of(AllTypes.class);

    static Stream<Arguments> attributes() {
        return Stream.of(AllTypes.full(), AllTypes.sparse())
                .flatMap(value -> SHAPE.attributes().toJavaStream().map(attribute -> Arguments.of(attribute, value)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("attributes")
    void aValueOfEverySupportedTypeComesBackEqual(Attribute<AllTypes> attribute, AllTypes owner) {
        Object value = attribute.get(owner);
        Object back = attribute.type().decode(attribute.type().encode(value));

        assertThat(back).isEqualTo(value);
        assertThat(attribute.type().encode(back)).isEqualTo(attribute.type().encode(value));
        if (!attribute.type().raw().isPrimitive()) {
            assertThat(back).isInstanceOf(attribute.type().raw());
        }
    }

    @Test
    void aWholeValueComesBackEqual() {
        for (AllTypes value : List.of(AllTypes.full(), AllTypes.sparse())) {
            assertThat(SHAPE.rebuild(SHAPE.read(value).get()).get()).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "text, TEXT, text",
        "id, ID, id",
        "boxedTruth, BOOLEAN, boolean",
        "tiny, WHOLE, whole",
        "huge, WHOLE, whole",
        "decimal, DECIMAL, decimal",
        "single, FLOATING, floating",
        "instant, INSTANT, instant",
        "date, DATE, date",
        "uuid, UUID, uuid",
        "colour, ENUM, Colour",
        "option, OPTION, optional text",
        "optional, OPTION, optional whole",
        "seq, LIST, list of decimal",
        "vavrSet, SET, set of id",
        "map, MAP, map of whole",
        "linkedMap, MAP, map of list of Point",
        "maybe, OPTION, optional Address",
        "point, NESTED, Point"
    })
    void aTypeTellsItsKindInWords(String attribute, Kind kind, String words) {
        ValueType type = type(attribute);

        assertThat(type.kind()).isEqualTo(kind);
        assertThat(type).hasToString(words);
    }

    @Test
    void aTypeTellsItsParts() {
        assertThat(type("linkedMap")
                        .element()
                        .get()
                        .element()
                        .get()
                        .nested()
                        .get()
                        .type())
                .isEqualTo(Point.class);
        assertThat(type("text").element()).isEmpty();
        assertThat(type("text").nested()).isEmpty();
        assertThat(type("colour").raw()).isEqualTo(Colour.class);
    }

    @Test
    void anAbsentOptionHasNoForm() {
        assertThat(type("option").encode(Option.none())).isEmpty();
        assertThat(type("option").encode(Option.of(""))).contains(new Datum.Text(""));
        assertThat(type("option").decode(Option.none())).isEqualTo(Option.none());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list",
                "vavrList",
                "linear",
                "seq",
                "indexed",
                "vector",
                "set",
                "vavrSet",
                "hashSet",
                "linkedSet",
                "map",
                "vavrMap",
                "hashMap",
                "linkedMap",
                "option",
                "optional"
            })
    void whatIsAbsentIsEmpty(String attribute) {
        assertThat(type(attribute).decode(Option.none()))
                .isEqualTo(SHAPE.attribute(attribute).get().get(AllTypes.sparse()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id", "text", "truth", "whole", "decimal", "twice", "instant", "date", "uuid", "colour", "address",
                "point"
            })
    void whatMustBeThereIsMissed(String attribute) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> type(attribute).decode(Option.none()))
                .withMessage("is missing");
    }

    @Test
    void equalSetsAreEqualData() {
        Datum sorted = new Datum.Items(List.of(new Datum.Num(BigDecimal.ONE), new Datum.Num(BigDecimal.TEN)));

        assertThat(type("linkedSet").encode(LinkedHashSet.of(10, 1))).contains(sorted);
        assertThat(type("linkedSet").encode(LinkedHashSet.of(1, 10))).contains(sorted);
    }

    @Test
    void whatBecomesEqualWhenCanonicalIsInASetOnce() {
        record Prices(Set<BigDecimal> prices) {}
        Shape<Prices> shape = Shape.of(Prices.class, java.lang.invoke.MethodHandles.lookup());
        Datum.Fields fields = shape.read(
                        new Prices(Set.of(new BigDecimal("1.0"), new BigDecimal("1.00"), BigDecimal.ONE)))
                .get();

        assertThat(fields.values()).containsEntry("prices", new Datum.Items(List.of(new Datum.Num(BigDecimal.ONE))));
    }

    @Test
    void collectionsThatAreBuiltCannotBeChanged() {
        AllTypes back = SHAPE.rebuild(SHAPE.read(AllTypes.full()).get()).get();

        assertThat(back.list()).isUnmodifiable();
        assertThat(back.set()).isUnmodifiable();
        assertThat(Collections.unmodifiableMap(back.map())).isEqualTo(back.map());
        // AssertJ has isUnmodifiable() for collections, but not for maps: what it would try is tried here.
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> back.map().put("three", 3));
    }

    @Test
    void mapsAreReadInTheOrderOfTheirKeys() {
        Map<String, Integer> unordered = new LinkedHashMap<>();
        List.of("\uD83D\uDE00", "b", "\uFB01", "a").forEach(key -> unordered.put(key, 1));

        Datum.Fields fields = (Datum.Fields) type("map").encode(unordered).get();

        assertThat(fields.values().keySet()).containsExactly("a", "b", "\uFB01", "\uD83D\uDE00");
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("text", "\uD800", "is no well-formed Unicode: it holds an unpaired surrogate"),
                Arguments.of(
                        "option", Option.of("\uDC00"), "is no well-formed Unicode: it holds an unpaired surrogate"),
                Arguments.of("list", List.of("\uDC00"), "is no well-formed Unicode: it holds an unpaired surrogate"),
                Arguments.of("map", Map.of("\uD800", 1), "is no well-formed Unicode: it holds an unpaired surrogate"),
                Arguments.of("map", Map.of("", 1), "has an empty key"),
                Arguments.of("twice", Double.NaN, "is not a finite number"),
                Arguments.of("twice", Double.POSITIVE_INFINITY, "is not a finite number"),
                Arguments.of("single", Float.NEGATIVE_INFINITY, "is not a finite number"),
                Arguments.of("twice", Double.MAX_VALUE, "is outside the magnitudes 1E-130 to 9.99E+125"),
                Arguments.of("twice", Double.MIN_VALUE, "is outside the magnitudes 1E-130 to 9.99E+125"),
                Arguments.of(
                        "decimal",
                        new BigDecimal("1." + "1".repeat(38)),
                        "has 39 significant digits; at most 38 are kept"),
                Arguments.of("instant", java.time.Instant.MAX, "is outside the years 0001 to 9999"),
                Arguments.of("date", java.time.LocalDate.MIN, "is outside the years 0001 to 9999"),
                Arguments.of("option", Option.some(null), "is null; what may be absent is an option"),
                Arguments.of("list", Arrays.asList("a", null), "is null; what may be absent is an option"),
                Arguments.of("map", Collections.singletonMap("a", null), "is null; what may be absent is an option"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void aValueThatNoStoreCanHoldIsRefused(String attribute, Object value, String reason) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> type(attribute).encode(value))
                .withMessage(reason);
    }

    static Stream<Arguments> foreign() {
        Datum text = new Datum.Text("SECRET-MARK");
        return Stream.of(
                Arguments.of("text", new Datum.Bool(true), "is of another type than expected"),
                Arguments.of("truth", text, "is of another type than expected"),
                Arguments.of("whole", text, "is of another type than expected"),
                Arguments.of("list", text, "is of another type than expected"),
                Arguments.of("map", text, "is of another type than expected"),
                Arguments.of("point", text, "is of another type than expected"),
                Arguments.of("id", new Datum.Text(""), "is no id: an id must not be empty"),
                Arguments.of("instant", text, "is no instant in ISO form"),
                Arguments.of("date", text, "is no date in ISO form"),
                Arguments.of("date", new Datum.Text("+10000-01-01"), "is outside the years 0001 to 9999"),
                Arguments.of("uuid", text, "is no UUID"),
                Arguments.of("colour", text, "is none of the constants of Colour"),
                Arguments.of("colour", new Datum.Text("rot"), "is none of the constants of Colour"),
                Arguments.of("tiny", number("128"), "is no whole number of its type's range"),
                Arguments.of("small", number("-32769"), "is no whole number of its type's range"),
                Arguments.of("whole", number("2147483648"), "is no whole number of its type's range"),
                Arguments.of("big", number("9223372036854775808"), "is no whole number of its type's range"),
                Arguments.of("big", number("1.5"), "is no whole number of its type's range"),
                Arguments.of("huge", number("0.1"), "is no whole number of its type's range"),
                Arguments.of("single", number("1E+39"), "is outside its type's range"),
                Arguments.of("list", new Datum.Items(List.of(number("1"))), "is of another type than expected"));
    }

    @ParameterizedTest
    @MethodSource("foreign")
    void aFormOfAnotherTypeIsRefusedWithoutRepeatingIt(String attribute, Datum datum, String reason) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> type(attribute).decode(Option.of(datum)))
                .withMessage(reason);
    }

    @Test
    void aFloatHasItsOwnShortestForm() {
        assertThat(type("single").encode(0.1f)).contains(number("0.1"));
        assertThat(type("twice").encode(0.1 + 0.2)).contains(number("0.30000000000000004"));
    }

    @Test
    void anInstantWithAnOffsetIsTheSameInstant() {
        assertThat(type("instant").decode(Option.of(new Datum.Text("2026-01-01T02:00:00+02:00"))))
                .isEqualTo(java.time.Instant.parse("2026-01-01T00:00:00Z"));
    }

    private static ValueType type(String attribute) {
        return SHAPE.attribute(attribute).get().type();
    }

    private static Datum number(String text) {
        return new Datum.Num(new BigDecimal(text));
    }
}
