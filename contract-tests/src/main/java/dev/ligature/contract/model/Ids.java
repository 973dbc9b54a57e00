package dev.ligature.contract.model;

import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/** Ids that a careless key would confuse with each other. */
public final class Ids {

    /** Signs that separate or escape in one notation or another. */
    private static final String SIGNS = "#|:/\\%$~^,;.'\"`+&=?@!*_-()[]{}<> \t\r\n\u0000\u0001\u001f\u007f\u0085\u2028";

    private static final Vector<String> LOOK_ALIKES = Vector.of(
            // letter case, Turkish ones included
            "ab",
            "aB",
            "AB",
            "i",
            "I",
            "\u0130",
            "\u0131",
            "ß",
            "SS",
            "ss",
            "ẞ",
            // normal forms and invisible signs
            "José",
            "Jose\u0301",
            "ﬁ",
            "fi",
            "Å",
            "\u212b",
            "A\u030a",
            "a\u200bb",
            "a\u00adb",
            "\ufeffa",
            // numbers and UUIDs are text
            "1",
            "01",
            "1.0",
            "1e0",
            "+1",
            "-1",
            "1_000",
            "d290f1ee-6c54-4b01-90e6-d701748f0851",
            "D290F1EE-6C54-4B01-90E6-D701748F0851",
            // names that the store may use itself
            "kind-node",
            "kind-leaf",
            "plain",
            "held",
            "null",
            "none",
            "true",
            "id",
            "pk",
            "sk",
            "#META",
            "_v",
            "0",
            // escapes written out
            "%23",
            "%2523",
            "\\u0000",
            "\\0",
            "&#35;",
            "a%00b",
            "..",
            "../a",
            // the ends of planes and the order of UTF-16
            "\uffff",
            "\ufffd",
            "\ue000",
            "𐀀",
            "😀",
            "\udbff\udfff",
            "\ud83d\ude00\ufe0f");

    private Ids() {}

    /** All of them, ordered by their UTF-8 bytes. */
    public static Vector<String> all() {
        Vector<String> signs = Vector.ofAll(SIGNS.toCharArray())
                .map(String::valueOf)
                .flatMap(sign -> Vector.of(sign, sign + sign, "a" + sign, sign + "a", "a" + sign + "b"));
        Vector<String> longOnes =
                Vector.of("x".repeat(512), "x".repeat(511), "x".repeat(511) + "y", "😀".repeat(128), "é".repeat(256));
        return signs.appendAll(LOOK_ALIKES)
                .appendAll(longOnes)
                .appendAll(Vector.of("a", "aa", "aaa", "b", "ab"))
                .distinct()
                .sorted(Comparator.comparing(id -> id.getBytes(StandardCharsets.UTF_8), Ids::unsigned));
    }

    private static int unsigned(byte[] left, byte[] right) {
        return java.util.Arrays.compareUnsigned(left, right);
    }
}
