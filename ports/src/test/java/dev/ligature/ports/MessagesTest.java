package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {

    @ParameterizedTest
    @CsvSource({
        "0000, '\\u0000'", "0009, '\\u0009'", "000a, '\\u000a'", "000d, '\\u000d'", "001b, '\\u001b'",
        "007f, '\\u007f'", "0085, '\\u0085'", "00ad, '\\u00ad'", "200b, '\\u200b'", "202e, '\\u202e'",
        "2028, '\\u2028'", "2029, '\\u2029'", "feff, '\\ufeff'", "d800, '\\ud800'", "dfff, '\\udfff'"
    })
    void whatBreaksALineOrHidesInItIsEscaped(String hex, String escaped) {
        String text = "a" + (char) Integer.parseInt(hex, 16) + "b";

        assertThat(Messages.line(text)).isEqualTo("a" + escaped + "b");
    }

    @Test
    void otherTextStaysAsItIs() {
        String text = "Jos\u00e9 # ' \\ \u20ac \uD83D\uDE00";

        assertThat(Messages.line(text)).isEqualTo(text);
        assertThat(Messages.shown(Id.of(text))).isEqualTo(text);
    }

    @Test
    void aLongIdIsCutBetweenCodePoints() {
        String emoji = "\uD83D\uDE00";

        assertThat(Messages.shown(emoji.repeat(80))).isEqualTo(emoji.repeat(80));
        assertThat(Messages.shown(emoji.repeat(81))).isEqualTo(emoji.repeat(80) + "…");
        assertThat(Messages.shown("\n".repeat(81))).isEqualTo("\\u000a".repeat(80) + "…");
    }
}
