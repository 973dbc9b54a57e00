package dev.ligature.app.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The process's streams, in UTF-8 whatever the locale says, and which of them are terminals.
 *
 * @param in commands
 * @param out answers
 * @param err failures, notes and progress
 * @param terminals the streams that someone sits at
 */
record Console(InputStream in, Writer out, PrintWriter err, Set<Stream> terminals) {

    /** The standard streams. */
    enum Stream {
        IN,
        OUT,
        ERR
    }

    /** Set by the launcher, since Java itself can tell only of all streams together, and not in every version. */
    private static final String TERMINALS = "ligature.terminals";

    static Console ofProcess() {
        Writer out = writer(FileDescriptor.out);
        Set<Stream> terminals = EnumSet.noneOf(Stream.class);
        List<String> named = List.of(System.getProperty(TERMINALS, "").split(",", -1));
        for (Stream stream : Stream.values()) {
            if (named.contains(stream.name().toLowerCase(java.util.Locale.ROOT))) {
                terminals.add(stream);
            }
        }
        return new Console(
                new FileInputStream(FileDescriptor.in),
                out,
                new PrintWriter(writer(FileDescriptor.err), true),
                terminals);
    }

    private static Writer writer(FileDescriptor descriptor) {
        return new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }

    boolean isTerminal(Stream stream) {
        return terminals.contains(stream);
    }
}
