package dev.ligature.domain;

import java.util.Comparator;

/** Text as DynamoDB sees it: a sequence of UTF-8 bytes, compared unsigned, byte by byte. */
public final class Utf8 {

    /** Orders text by its UTF-8 bytes, which is code point order and differs from {@link String#compareTo}. */
    public static final Comparator<String> ORDER = Utf8::compare;

    private Utf8() {}

    /** Compares by UTF-8 bytes without encoding; both texts must be well-formed ({@link #isWellFormed}). */
    public static int compare(String left, String right) {
        int shared = Math.min(left.length(), right.length());
        for (int i = 0; i < shared; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                return Integer.compare(rank(l), rank(r));
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    /** The number of bytes of the text in UTF-8. */
    public static int length(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            // A surrogate pair takes four bytes, two for each half.
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return bytes;
    }

    /** Whether the text holds no unpaired surrogate, which UTF-8 cannot express. */
    public static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            boolean paired = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (!paired) {
                return false;
            }
            i++;
        }
        return true;
    }

    /** Surrogates stand for code points above U+FFFF, so they rank above every other char. */
    private static int rank(char c) {
        return Character.isSurrogate(c) ? c + 0x10000 : c;
    }
}
