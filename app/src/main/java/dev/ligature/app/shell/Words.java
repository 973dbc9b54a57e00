package dev.ligature.app.shell;

import dev.ligature.app.value.Failure;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A line as words, quoted as in a POSIX shell: {@code '…'} keeps everything, {@code "…"} keeps everything but a
 * backslash before {@code " \ $ `}, a backslash elsewhere keeps the next character, and {@code $'…'} takes {@code \n},
 * {@code \t}, {@code \\}, {@code \'} and {@code \}{@code uXXXX}. Nothing is expanded and no sign but these is special.
 */
final class Words {

    private final String line;
    private final StringBuilder word = new StringBuilder();
    private int at;

    private Words(String line) {
        this.line = line;
    }

    /** The words of the line, or what is wrong with its quoting and where. */
    static Either<Failure, Vector<Word>> of(String line) {
        Words words = new Words(line);
        try {
            return Either.right(words.all());
        } catch (Broken e) {
            return Either.left(Failure.usage("column " + words.column(e.at) + ": " + e.getMessage()));
        }
    }

    private Vector<Word> all() throws Broken {
        Vector<Word> found = Vector.empty();
        while (true) {
            while (at < line.length() && isBlank(line.charAt(at))) {
                at++;
            }
            if (at == line.length()) {
                return found;
            }
            int start = at;
            word.setLength(0);
            while (at < line.length() && !isBlank(line.charAt(at))) {
                part();
            }
            // Only what is not quoted is as long as what was read.
            boolean quoted = word.length() < at - start;
            found = found.append(new Word(word.toString(), column(start), quoted));
        }
    }

    private void part() throws Broken {
        char c = line.charAt(at);
        switch (c) {
            case '\'' -> single();
            case '"' -> twice();
            case '\\' -> escaped();
            case '$' -> {
                if (line.startsWith("$'", at)) {
                    dollar();
                } else {
                    literal(c);
                }
            }
            default -> literal(c);
        }
    }

    private void literal(char c) {
        word.append(c);
        at++;
    }

    private void single() throws Broken {
        int end = line.indexOf('\'', at + 1);
        if (end < 0) {
            throw new Broken(at, "this quote is not closed");
        }
        word.append(line, at + 1, end);
        at = end + 1;
    }

    private void twice() throws Broken {
        int open = at++;
        while (at < line.length() && line.charAt(at) != '"') {
            if (line.charAt(at) == '\\' && at + 1 < line.length() && "\"\\$`".indexOf(line.charAt(at + 1)) >= 0) {
                at++;
            }
            literal(line.charAt(at));
        }
        close(open);
    }

    private void escaped() throws Broken {
        if (at + 1 == line.length()) {
            throw new Broken(at, "a command ends with its line; this backslash has nothing to quote");
        }
        at++;
        literal(line.charAt(at));
    }

    private void dollar() throws Broken {
        int open = at;
        at += 2;
        while (at < line.length() && line.charAt(at) != '\'') {
            if (line.charAt(at) == '\\') {
                escape();
            } else {
                literal(line.charAt(at));
            }
        }
        close(open);
    }

    private void close(int open) throws Broken {
        if (at >= line.length()) {
            throw new Broken(open, "this quote is not closed");
        }
        at++;
    }

    private void escape() throws Broken {
        int start = at++;
        char c = at < line.length() ? line.charAt(at++) : ' ';
        switch (c) {
            case 'n' -> word.append('\n');
            case 't' -> word.append('\t');
            case '\\', '\'' -> word.append(c);
            case 'u' -> {
                String digits = line.substring(at, Math.min(at + 4, line.length()));
                if (digits.length() < 4 || !digits.chars().allMatch(d -> Character.digit(d, 16) >= 0 && d < 128)) {
                    throw new Broken(start, "\\u needs four hexadecimal digits");
                }
                word.append((char) Integer.parseInt(digits, 16));
                at += 4;
            }
            default -> throw new Broken(start, "$'…' knows \\n \\t \\\\ \\' \\uXXXX only");
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private int column(int index) {
        return line.codePointCount(0, index) + 1;
    }

    private static final class Broken extends Exception {

        private static final long serialVersionUID = 1L;

        private final int at;

        private Broken(int at, String what) {
            super(what, null, false, false);
            this.at = at;
        }
    }
}
