package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.value.Failure;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @Test
    void blanksPartWords() {
        assertThat(words("get  doctor\td1 ")).containsExactly("get", "doctor", "d1");
    }

    @Test
    void aLineOfBlanksHasNoWords() {
        assertThat(words("  \t ")).isEmpty();
    }

    @Test
    void singleQuotesKeepEverything() {
        assertThat(words("'a \"b\" \\n $x'")).containsExactly("a \"b\" \\n $x");
    }

    @Test
    void doubleQuotesKeepABackslashBeforeAnythingButFourSigns() {
        assertThat(words("\"\\\" \\\\ \\$ \\` \\n\"")).containsExactly("\" \\ $ ` \\n");
    }

    @Test
    void aBackslashKeepsTheNextSign() {
        assertThat(words("a\\ b\\'c \\\\")).containsExactly("a b'c", "\\");
    }

    @Test
    void dollarQuotesTakeEscapes() {
        assertThat(words("$'a\\nb\\tc\\\\d\\'e\\u00e9\\ud83d\\ude00'")).containsExactly("a\nb\tc\\d'eé\uD83D\uDE00");
    }

    @Test
    void aDollarElsewhereIsItself() {
        assertThat(words("$ a$b $\"c\"")).containsExactly("$", "a$b", "$c");
    }

    @Test
    void partsOfAWordJoin() {
        assertThat(words("name='Ann'\" O'\"$'\\u0042'rien")).containsExactly("name=Ann O'Brien");
    }

    @Test
    void emptyQuotesAreAWord() {
        assertThat(words("get doctor ''")).containsExactly("get", "doctor", "");
    }

    @Test
    void whatAShellWouldExpandStaysAsItIs() {
        assertThat(words("* ~ a;b|c&d >e #f !g {h} [i] $HOME `x`"))
                .containsExactly("*", "~", "a;b|c&d", ">e", "#f", "!g", "{h}", "[i]", "$HOME", "`x`");
    }

    @Test
    void columnsCountCodePoints() {
        assertThat(Words.of("\uD83D\uDE00 b").get().map(Word::column)).containsExactly(1, 3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    get 'doctor      | column 5: this quote is not closed
                    get "doctor\\"   | column 5: this quote is not closed
                    get $'doctor     | column 5: this quote is not closed
                    get a\\          | column 6: a command ends with its line; this backslash has nothing to quote
                    $'\\x41'         | column 3: $'…' knows \\n \\t \\\\ \\' \\uXXXX only
                    $'\\u12'         | column 3: \\u needs four hexadecimal digits
                    $'\\u12g4'       | column 3: \\u needs four hexadecimal digits
                    """)
    void brokenQuotingIsToldWithItsPlace(String line, String message) {
        assertThat(Words.of(line).getLeft()).isEqualTo(Failure.usage(message));
    }

    @Test
    void randomLinesNeverThrow() {
        Random random = new Random(20_250_301);
        for (int i = 0; i < 200_000; i++) {
            String line = random(random, "a='\"\\$ntu0F \t#\uD83D\uDE00é[]", 24);
            Either<Failure, Vector<Word>> words = Words.of(line);
            assertThat(words.isRight() || words.getLeft().message().startsWith("column "))
                    .as(line)
                    .isTrue();
        }
    }

    @Test
    void whatIsQuotedComesBack() {
        Random random = new Random(20_250_302);
        for (int i = 0; i < 50_000; i++) {
            List<String> texts = List.of(random(random, SIGNS, 12), random(random, SIGNS, 12), "");
            String line = String.join(
                    " ", quoted(texts.get(0), random), quoted(texts.get(1), random), quoted(texts.get(2), random));
            assertThat(words(line)).as(line).isEqualTo(texts);
        }
    }

    private static final String SIGNS = "ab='\"\\$ \t\né#;\u0000\uFFFF";

    private static String quoted(String text, Random random) {
        if (random.nextBoolean()) {
            return "'" + text.replace("'", "'\\''") + "'";
        }
        StringBuilder quoted = new StringBuilder("$'");
        for (char c : text.toCharArray()) {
            quoted.append(
                    switch (c) {
                        case '\n' -> "\\n";
                        case '\t' -> "\\t";
                        case '\\' -> "\\\\";
                        case '\'' -> "\\'";
                        default -> c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
                    });
        }
        return quoted.append('\'').toString();
    }

    private static String random(Random random, String signs, int longest) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(longest);
        for (int i = 0; i < length; i++) {
            text.append(signs.charAt(random.nextInt(signs.length())));
        }
        return text.toString();
    }

    private static List<String> words(String line) {
        return Words.of(line).get().map(Word::text).asJava();
    }
}
