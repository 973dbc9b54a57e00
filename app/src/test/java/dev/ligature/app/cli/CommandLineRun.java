package dev.ligature.app.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** What a command line did, in this process and away from any terminal. */
record CommandLineRun(int code, String out, String err) {

    /** Without any input. */
    static CommandLineRun of(String... arguments) {
        return reading("", arguments);
    }

    static CommandLineRun reading(String input, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, new PrintWriter(err), Set.of());
        int code = Cli.run(console, arguments);
        return new CommandLineRun(code, out.toString(), err.toString());
    }
}
