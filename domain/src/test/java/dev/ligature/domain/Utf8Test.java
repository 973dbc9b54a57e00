package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quicktheories.QuickTheory.qt;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8Test {

    @Test
    void textIsComparedAsItsEncodedBytesAre() {
        qt().withExamples(20_000)
                .forAll(Texts.upTo(6), Texts.upTo(6))
                .checkAssert((left, right) -> assertThat(Integer.signum(Utf8.compare(left, right)))
                        .isEqualTo(Integer.signum(Arrays.compareUnsigned(bytes(left), bytes(right)))));
    }

    @Test
    void theOrderDiffersFromThatOfJavaAboveTheSurrogates() {
        String ligature = "\uFB01";
        String emoji = "\uD83D\uDE00";

        assertThat(ligature).isGreaterThan(emoji);
        assertThat(Utf8.compare(ligature, emoji)).isNegative();
    }

    @Test
    void lengthIsThatOfTheEncodedBytes() {
        qt().forAll(Texts.upTo(20))
                .checkAssert(text -> assertThat(Utf8.length(text)).isEqualTo(bytes(text).length));
    }

    @Test
    void generatedTextIsWellFormed() {
        qt().forAll(Texts.upTo(20)).check(Utf8::isWellFormed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uD800",
                "\uDC00",
                "a\uD800",
                "\uD800a",
                "\uDC00\uD800",
                "\uD800\uD800\uDC00",
                "\uD800\uDC00\uDC00"
            })
    void anUnpairedSurrogateIsNoText(String text) {
        assertThat(Utf8.isWellFormed(text)).isFalse();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
