package dev.ligature.app.shell;

import java.util.Objects;

/**
 * One word of a command line, its quoting undone.
 *
 * @param text the text, which may be empty if it was quoted
 * @param column where it starts in its line, from 1, in code points
 * @param isQuoted whether any of it was quoted, so that it is meant as it stands
 */
record Word(String text, int column, boolean isQuoted) {

    Word {
        Objects.requireNonNull(text, "text");
    }
}
