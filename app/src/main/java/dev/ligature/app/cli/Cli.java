package dev.ligature.app.cli;

import dev.ligature.app.answer.Output;
import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs one command line and answers its exit code: 0, 1 where a command failed, 2 where it was no command. */
public final class Cli {

    static final int FAILED = 1;
    static final int USAGE = 2;

    private Cli() {}

    /** Runs this command line on the process's streams. */
    public static int run(String... arguments) {
        return run(Console.ofProcess(), arguments);
    }

    static int run(Console console, String... arguments) {
        boolean json = List.of(arguments).contains("--json");
        Output output = json ? Output.json(console.out()) : Output.text(console.out(), console.err());
        CommandLine commandLine = new CommandLine(new LigatureCommand(console))
                .setOut(new PrintWriter(console.out()))
                .setErr(console.err())
                .setCaseInsensitiveEnumValuesAllowed(false)
                .setParameterExceptionHandler((e, unused) -> refused(e, output))
                .setExecutionExceptionHandler((e, unused, parsed) -> failed(e, output));
        try {
            int code = commandLine.execute(arguments);
            console.out().flush();
            return code;
        } catch (IOException e) {
            // Nobody reads any more.
            return FAILED;
        } finally {
            console.err().flush();
        }
    }

    private static int refused(ParameterException e, Output output) throws Exception {
        String help = e.getCommandLine().getCommandSpec().qualifiedName(" ") + " --help";
        String message = e instanceof UnmatchedArgumentException unmatched
                ? "there is no place for "
                        + Shown.quoted(unmatched.getUnmatched().get(0))
                : String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        output.failed("", Failure.usage(message + "; see " + help));
        return USAGE;
    }

    private static int failed(Exception e, Output output) throws Exception {
        if (e instanceof IOException) {
            return FAILED;
        }
        Failure failure = e instanceof CommandFailed command ? command.failure() : Failure.internal(e);
        output.failed("", failure);
        return exitCode(failure);
    }

    static int exitCode(Failure failure) {
        return failure.type().equals("Usage") ? USAGE : FAILED;
    }
}
