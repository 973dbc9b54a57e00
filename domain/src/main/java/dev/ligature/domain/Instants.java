package dev.ligature.domain;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;

/**
 * Instants in their ISO form. A page of edges is mostly dates to be read, and the JDK's parser takes longer over one than
 * all else that makes an edge of an item; so the form in which they are stored is read here.
 */
final class Instants {

    private static final String SECONDS = "0000-00-00T00:00:00";
    private static final int MAX_LENGTH = SECONDS.length() + ".000000000Z".length();

    private Instants() {}

    /** @throws DateTimeException if the text is no instant */
    static Instant parse(String text) {
        if (hasStoredForm(text)) {
            try {
                return stored(text);
            } catch (DateTimeException e) {
                // Hour 24 and leap seconds are left to the JDK, as what is wrong.
            }
        }
        return Instant.parse(text);
    }

    private static boolean hasStoredForm(String text) {
        int end = text.length() - 1;
        if (end < SECONDS.length() || end >= MAX_LENGTH || text.charAt(end) != 'Z') {
            return false;
        }
        for (int i = 0; i < SECONDS.length(); i++) {
            char form = SECONDS.charAt(i);
            if (form == '0' ? !isDigit(text, i) : text.charAt(i) != form) {
                return false;
            }
        }
        return end == SECONDS.length() || text.charAt(SECONDS.length()) == '.' && hasFraction(text, end);
    }

    private static boolean hasFraction(String text, int end) {
        for (int i = SECONDS.length() + 1; i < end; i++) {
            if (!isDigit(text, i)) {
                return false;
            }
        }
        return end > SECONDS.length() + 1;
    }

    private static boolean isDigit(String text, int at) {
        char c = text.charAt(at);
        return c >= '0' && c <= '9';
    }

    private static Instant stored(String text) {
        LocalDate date = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10));
        LocalTime time = LocalTime.of(number(text, 11, 13), number(text, 14, 16), number(text, 17, 19));
        int nanos = 0;
        for (int i = 0; i < 9; i++) {
            int at = SECONDS.length() + 1 + i;
            nanos = nanos * 10 + (at < text.length() - 1 ? text.charAt(at) - '0' : 0);
        }
        return Instant.ofEpochSecond(date.toEpochDay() * 86_400 + time.toSecondOfDay(), nanos);
    }

    private static int number(String text, int from, int to) {
        return Integer.parseInt(text, from, to, 10);
    }
}
