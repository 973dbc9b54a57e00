package dev.ligature.ports;

import dev.ligature.domain.Id;
import java.util.Locale;

/** Parts of messages that are safe in a log: one line, whatever an id or a service's answer holds. */
public final class Messages {

    private static final int SHOWN = 80;

    private Messages() {}

    /** An id in a message: one line, and of a long one its beginning. */
    public static String shown(Id<?> id) {
        return shown(id.value());
    }

    /** A key in a message: one line, and of a long one its beginning. */
    public static String shown(String text) {
        boolean whole = text.codePointCount(0, text.length()) <= SHOWN;
        return whole ? line(text) : line(text.substring(0, text.offsetByCodePoints(0, SHOWN))) + "…";
    }

    /** A text in one line: what breaks it, hides in it or can't be written is escaped. */
    public static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isPlain(c)) {
                line.appendCodePoint(c);
            } else {
                line.append(String.format(Locale.ROOT, "\\u%04x", c));
            }
        });
        return line.toString();
    }

    private static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> true;
        };
    }
}
