package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.time.DateTimeException;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantsTest {

    private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

    @Test
    void everyInstantIsReadFromItsOwnText() {
        qt().withExamples(20_000)
                .forAll(
                        longs().between(FIRST.getEpochSecond(), LAST.getEpochSecond()),
                        integers().between(0, 999_999_999))
                .check((second, nano) -> {
                    Instant instant = Instant.ofEpochSecond(second, nano);
                    Instant whole = Instant.ofEpochSecond(second);
                    return Instants.parse(instant.toString()).equals(instant)
                            && Instants.parse(whole.toString()).equals(whole);
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-02-29T23:59:59.5Z",
                "2026-01-01T00:00:00.12Z",
                "2026-01-01T00:00:00.000000001Z",
                "2026-01-01T24:00:00Z",
                "2026-12-31T23:59:60Z",
                "2026-01-01T02:00:00+02:00",
                "2026-01-01t00:00:00z",
                "-0001-01-01T00:00:00Z",
                "+10000-01-01T00:00:00Z"
            })
    void otherFormsAreReadAsTheJdkReadsThem(String text) {
        assertThat(Instants.parse(text)).isEqualTo(Instant.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Z",
                "2026-01-01",
                "2026-02-29T00:00:00Z",
                "2026-13-01T00:00:00Z",
                "2026-01-01T25:00:00Z",
                "2026-01-01T00:00:61Z",
                "2026-01-01T00:00:00",
                "2026-01-01T00:00:00.0000000000Z",
                "2026-01-01T00:00:00,5Z",
                "2026-01-01T00:00:00.-5Z",
                "٢٠٢٦-01-01T00:00:00Z"
            })
    void whatIsNoInstantIsRefused(String text) {
        assertThatThrownBy(() -> Instants.parse(text)).isInstanceOf(DateTimeException.class);
    }
}
