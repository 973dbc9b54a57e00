package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class SortKeysTest {
    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue bytes(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return AttributeValue.fromB(SdkBytes.fromByteArray(array));
    }

    @Test
    void aTextHasANeighbourOnEitherSide() {
        assertThat(SortKeys.before(text("abc"))).contains(text("abb"));
        assertThat(SortKeys.before(text("ab\0"))).contains(text("ab"));
        assertThat(SortKeys.before(text("\0"))).isEmpty();
        assertThat(SortKeys.before(text("a\uE000"))).contains(text("a\uD7FF"));
        assertThat(SortKeys.before(text("\uD83D\uDE00"))).contains(text("\uD83D\uDDFF"));
        assertThat(SortKeys.after(text("abc"))).contains(text("abc\0"));
        assertThat(SortKeys.after(text("x".repeat(1024)))).isEmpty();
    }

    @Test
    void soHaveNumbersAndBytes() {
        assertThat(SortKeys.before(AttributeValue.fromN("1E2"))).contains(AttributeValue.fromN("99"));
        assertThat(SortKeys.after(AttributeValue.fromN("-1"))).contains(AttributeValue.fromN("0"));
        assertThat(SortKeys.before(bytes(1, 128))).contains(bytes(1, 127));
        assertThat(SortKeys.before(bytes(1, 0))).contains(bytes(1));
        assertThat(SortKeys.before(bytes(0))).isEmpty();
        assertThat(SortKeys.after(bytes(1))).contains(bytes(1, 0));
    }

    @Test
    void aBoundSeparatesThem() {
        assertThat(SortKeys.separates(text("abc"), text("abc"), text("abb"))).isTrue();
        assertThat(SortKeys.separates(text("abb"), text("abc"), text("abb"))).isTrue();
        assertThat(SortKeys.separates(text("ab"), text("abc"), text("abb"))).isFalse();
        assertThat(SortKeys.separates(text("abc"), text("abcd"), text("abbz"))).isTrue();
        assertThat(SortKeys.separates(text("b"), text("abc"), text("abb"))).isFalse();
        assertThat(SortKeys.separates(AttributeValue.fromN("5"), text("abc"), text("abb")))
                .isFalse();
    }
}
