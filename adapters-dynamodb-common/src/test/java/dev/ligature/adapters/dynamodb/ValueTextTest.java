package dev.ligature.adapters.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class ValueTextTest {

    @Test
    void textIsShownAsItIsButForSignsThatNoLineCanShow() {
        assertThat(text("Emma")).isEqualTo("Emma");
        assertThat(text("say \"so\"")).isEqualTo("say \"so\"");
        assertThat(text("Emma\0\0")).isEqualTo("Emma\\0\\0");
        assertThat(text("a\\b\nc\u0085")).isEqualTo("a\\\\b\\u000ac\\u0085");
        assertThat(text("\ud83d\udcda \u00fc")).isEqualTo("\ud83d\udcda \u00fc");
    }

    private static String text(String value) {
        return ValueText.of(AttributeValue.fromS(value));
    }

    @Test
    void everythingElseIsShownMuchAsJson() {
        assertThat(ValueText.of(AttributeValue.fromN("1.50"))).isEqualTo("1.50");
        assertThat(ValueText.of(AttributeValue.fromBool(true))).isEqualTo("true");
        assertThat(ValueText.of(AttributeValue.fromNul(true))).isEqualTo("null");
        assertThat(ValueText.of(AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1, -1}))))
                .isEqualTo("01ff");
        assertThat(ValueText.of(AttributeValue.fromL(List.of(AttributeValue.fromS("a\"b"), AttributeValue.fromN("2")))))
                .isEqualTo("[\"a\\\"b\", 2]");
        assertThat(ValueText.of(null)).isEmpty();
    }

    @Test
    void setsAndFieldsHaveOneOrder() {
        assertThat(ValueText.of(AttributeValue.fromSs(List.of("b", "a")))).isEqualTo("{\"a\", \"b\"}");
        assertThat(ValueText.of(AttributeValue.fromNs(List.of("2", "1")))).isEqualTo("{1, 2}");
        assertThat(ValueText.of(AttributeValue.fromM(Map.of(
                        "b", AttributeValue.fromN("2"),
                        "a", AttributeValue.fromM(Map.of()),
                        "~w", AttributeValue.fromN("3")))))
                .isEqualTo("{a: {}, b: 2}");
    }
}
