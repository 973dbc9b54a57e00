package dev.ligature.ports.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.ports.Cursor;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CursorCodecTest {

    private static final Vector<String> QUERY = Vector.of("ns", "care", "outgoing", "d1", "ascending");
    private static final Vector<String> POSITION = Vector.of("", "Zoë 𝔘 \0 #:/");

    private final CursorCodec codec = CursorCodec.unkeyed();

    @Test
    void aPositionComesBackForItsQuery() {
        assertThat(codec.decode(QUERY, codec.encode(QUERY, POSITION))).isEqualTo(Either.right(POSITION));
        assertThat(codec.decode(QUERY, codec.encode(QUERY, Vector.empty()))).isEqualTo(Either.right(Vector.empty()));
    }

    @Test
    void theTextIsSafeInAUrlAndTheSameEachTime() {
        Cursor cursor = codec.encode(QUERY, POSITION);

        assertThat(cursor.value()).matches("[A-Za-z0-9_-]+");
        assertThat(codec.encode(QUERY, POSITION)).isEqualTo(cursor);
    }

    @Test
    void everyOtherQueryIsRefused() {
        Cursor cursor = codec.encode(QUERY, POSITION);

        for (int i = 0; i < QUERY.size(); i++) {
            assertInvalid(codec.decode(QUERY.update(i, part -> part + "x"), cursor));
            assertInvalid(codec.decode(QUERY.removeAt(i), cursor));
            assertInvalid(codec.decode(QUERY.insert(i, ""), cursor));
        }
        assertInvalid(codec.decode(Vector.of("n", "scare", "outgoing", "d1", "ascending"), cursor));
    }

    @Test
    void queryAndPositionAreKeptApart() {
        Cursor cursor = codec.encode(Vector.of("a", "b"), Vector.of("c"));

        assertInvalid(codec.decode(Vector.of("a"), cursor));
        assertInvalid(codec.decode(Vector.of("a", "b", "c"), cursor));
    }

    @Test
    void everyChangeOfOneCharacterIsRefused() {
        String text = codec.encode(QUERY, POSITION).value();
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ é";

        for (int i = 0; i < text.length(); i++) {
            for (char c : alphabet.toCharArray()) {
                if (c != text.charAt(i)) {
                    assertInvalid(codec.decode(QUERY, Cursor.of(text.substring(0, i) + c + text.substring(i + 1))));
                }
            }
        }
    }

    @Test
    void everyCutAndEveryAdditionIsRefused() {
        String text = codec.encode(QUERY, POSITION).value();

        for (int i = 0; i < text.length(); i++) {
            assertInvalid(codec.decode(QUERY, Cursor.of(text.substring(0, i))));
            assertInvalid(codec.decode(QUERY, Cursor.of(text.substring(i + 1))));
        }
        for (String added : Vector.of("A", "AA", "AAA", "AAAA", "=", "==", " ", "\n")) {
            assertInvalid(codec.decode(QUERY, Cursor.of(text + added)));
            assertInvalid(codec.decode(QUERY, Cursor.of(added + text)));
        }
        assertInvalid(codec.decode(QUERY, Cursor.of("A".repeat(100_000))));
    }

    @Test
    void anOlderKeyVerifiesAndTheFirstOneSigns() {
        CursorCodec old = CursorCodec.keyed(key("the older key of us"));
        CursorCodec rotated = CursorCodec.keyed(key("the newer key of us"), key("the older key of us"));
        CursorCodec newOnly = CursorCodec.keyed(key("the newer key of us"));

        assertThat(rotated.decode(QUERY, old.encode(QUERY, POSITION))).isEqualTo(Either.right(POSITION));
        assertThat(newOnly.decode(QUERY, rotated.encode(QUERY, POSITION))).isEqualTo(Either.right(POSITION));
        assertInvalid(newOnly.decode(QUERY, old.encode(QUERY, POSITION)));
        assertInvalid(old.decode(QUERY, codec.encode(QUERY, POSITION)));
    }

    @Test
    void codecsAreEqualByTheirKeysAndTheKeysStayInside() {
        byte[] key = key("a key of our own use");
        CursorCodec keyed = CursorCodec.keyed(key);
        key[0]++;

        assertThat(keyed)
                .isEqualTo(CursorCodec.keyed(key("a key of our own use")))
                .hasSameHashCodeAs(CursorCodec.keyed(key("a key of our own use")))
                .isNotEqualTo(CursorCodec.keyed(key))
                .isNotEqualTo(codec);
        assertThat(keyed.toString()).doesNotContain("our own use");
    }

    @Test
    void aShortKeyIsRefused() {
        assertThatThrownBy(() -> CursorCodec.keyed(key("too short")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("16");
    }

    private static byte[] key(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static void assertInvalid(Either<StoreError, Seq<String>> answer) {
        assertThat(answer.getLeft()).isInstanceOf(StoreError.InvalidCursor.class);
    }
}
