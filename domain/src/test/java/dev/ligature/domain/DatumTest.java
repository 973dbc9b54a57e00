package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.bigDecimals;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatumTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1.0, 1",
        "1.10, 1.1",
        "01, 1",
        "1e0, 1",
        "-1.50, -1.5",
        "100, 100",
        "1E+2, 100",
        "100.00, 100",
        "0, 0",
        "0.000, 0",
        "-0.0, 0",
        "0E+200, 0",
        "0E-2147483647, 0",
        "1E-130, 1E-130",
        "1E+37, 10000000000000000000000000000000000000",
        "1E+38, 1E+38",
        "1E+100, 1E+100",
        "12E+99, 1.2E+100",
        "9.9E+125, 9.9E+125",
        "12345678901234567890123456789012345678, 12345678901234567890123456789012345678",
        "0.12345678901234567890123456789012345678, 0.12345678901234567890123456789012345678",
        "123456789012345678901234567890123456780000, 1.2345678901234567890123456789012345678E+41"
    })
    void numbersHaveOneCanonicalForm(BigDecimal written, String canonical) {
        assertThat(new Datum.Num(written).value()).hasToString(canonical);
    }

    @Test
    void equalNumbersAreEqualData() {
        qt().forAll(bigDecimals().ofBytes(8).withScale(3)).checkAssert(number -> {
            Datum.Num canonical = new Datum.Num(number);

            assertThat(canonical.value()).isEqualByComparingTo(number);
            assertThat(new Datum.Num(number.setScale(9))).isEqualTo(canonical).hasSameHashCodeAs(canonical);
            assertThat(new Datum.Num(canonical.value())).isEqualTo(canonical);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "123456789012345678901234567890123456789",
                "-0.123456789012345678901234567890123456789",
                "100000000000000000000000000000000000001"
            })
    void aNumberOf39DigitsIsRefused(BigDecimal number) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> new Datum.Num(number))
                .withMessage("has 39 significant digits; at most 38 are kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1E+126",
                "-1E+126",
                "1E-131",
                "1E+2147483647",
                "1E-2147483647",
                "10E+2147483647",
                "100E+2147483647"
            })
    void aNumberOfAnotherMagnitudeIsRefused(BigDecimal number) {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> new Datum.Num(number))
                .withMessage("is outside the magnitudes 1E-130 to 9.99E+125");
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 2", "10, 2", "12, 2", "123, 3", "1234, 3", "-1, 3", "0.5, 2", "1E+100, 2", "-1.234, 4"})
    void aNumberTakesAByteAndOneForEveryTwoDigits(BigDecimal number, int bytes) {
        assertThat(new Datum.Num(number).bytes()).isEqualTo(bytes);
    }

    @Test
    void textTakesItsUtf8Bytes() {
        assertThat(new Datum.Text("").bytes()).isZero();
        assertThat(new Datum.Text("a\u00e9\u20ac\uD83D\uDE00").bytes()).isEqualTo(1 + 2 + 3 + 4);
    }

    @Test
    void aTruthValueTakesOneByte() {
        assertThat(new Datum.Bool(true).bytes()).isEqualTo(1);
        assertThat(new Datum.Bool(false).bytes()).isEqualTo(1);
    }

    @Test
    void listsAndMapsTakeThreeBytesAndOneForEachElement() {
        Datum list = new Datum.Items(List.of(new Datum.Text("ab"), new Datum.Bool(true)));

        assertThat(new Datum.Items(List.of()).bytes()).isEqualTo(3);
        assertThat(list.bytes()).isEqualTo(3 + (1 + 2) + (1 + 1));
        assertThat(Datum.Fields.empty().bytes()).isEqualTo(3);
        assertThat(new Datum.Fields(Map.of("k\u00e9y", list)).bytes()).isEqualTo(3 + 1 + 4 + 8);
    }

    @Test
    void theAttributesOfAnItemAreChargedWithoutTheOverheadOfAMap() {
        Datum.Fields item = new Datum.Fields(Map.of("id", new Datum.Text("d1"), "age", new Datum.Num(BigDecimal.TEN)));

        assertThat(item.itemBytes()).isEqualTo((2 + 2) + (3 + 2));
    }

    @Test
    void fieldsAreEqualInAnyOrder() {
        Map<String, Datum> forward = new LinkedHashMap<>();
        forward.put("a", new Datum.Text("1"));
        forward.put("b", new Datum.Text("2"));
        Map<String, Datum> backward = new LinkedHashMap<>();
        backward.put("b", new Datum.Text("2"));
        backward.put("a", new Datum.Text("1"));

        assertThat(new Datum.Fields(forward)).isEqualTo(new Datum.Fields(backward));
    }

    @Test
    void whatADatumWasMadeOfMayChangeAfterwards() {
        Map<String, Datum> fields = new LinkedHashMap<>(Map.of("a", new Datum.Bool(true)));
        List<Datum> items = new ArrayList<>(List.of(new Datum.Bool(true)));
        Datum.Fields madeOfFields = new Datum.Fields(fields);
        Datum.Items madeOfItems = new Datum.Items(items);
        fields.clear();
        items.clear();

        assertThat(madeOfFields.values()).containsOnlyKeys("a");
        assertThat(madeOfItems.values()).hasSize(1);
    }

    @Test
    void textWithAnUnpairedSurrogateIsRefusedWithoutRepeatingIt() {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> new Datum.Text("secret\uD800"))
                .withMessage("is no well-formed Unicode: it holds an unpaired surrogate");
    }
}
