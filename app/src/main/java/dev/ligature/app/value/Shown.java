package dev.ligature.app.value;

import java.util.Locale;

/** Text from outside in one line of a message or table: control characters escaped, long text cut. */
public final class Shown {

    private static final int LONGEST = 80;

    private Shown() {}

    /** The text in quotes, cut where it is long. */
    public static String quoted(String text) {
        int length = text.codePointCount(0, text.length());
        String cut = length <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
        return "'" + inLine(cut) + "'";
    }

    /** The whole text without anything that would break a line or a terminal. */
    public static String inLine(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (breaks(c)) {
                shown.append(escape(c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.toString();
    }

    private static boolean breaks(int c) {
        int type = Character.getType(c);
        return Character.isISOControl(c)
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    private static String escape(int c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\t' -> "\\t";
            default -> String.format(Locale.ROOT, "\\u%04x", c);
        };
    }
}
