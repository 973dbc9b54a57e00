package dev.ligature.app.cli;

import dev.ligature.app.shell.Script;
import dev.ligature.app.shell.Session;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import dev.ligature.app.wiring.BundledModel;
import dev.ligature.app.wiring.OpenStore;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Reads commands. */
@Command(
        name = "shell",
        description = {
            "Reads one command per line from a terminal, a pipe or a file and goes on after a failed one.",
            "",
            "Words are quoted as in a POSIX shell; $'…' takes \\n \\t \\\\ \\' \\uXXXX. Blank lines and lines that"
                    + " begin with # are passed over. 'help' lists the commands, 'exit' or 'quit' leaves."
        })
final class ShellCommand implements Callable<Integer> {

    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private LigatureCommand top;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "The file to read; without it, or with -, the standard input.")
    private @Nullable String file;

    @Override
    public Integer call() throws IOException {
        boolean piped = file != null
                || top.options().json()
                || !top.console().isTerminal(Console.Stream.IN)
                || !top.console().isTerminal(Console.Stream.OUT);
        try (InputStream in = open();
                OpenStore store = top.options().open()) {
            Session session = Session.over(BundledModel.MODEL, store.repositories(), Loading.on(top.console()));
            if (piped) {
                return Script.run(in, session, top.output()) ? 0 : Cli.FAILED;
            }
            Prompt.run(session, top.output());
            return 0;
        }
    }

    private InputStream open() {
        if (file == null || file.equals("-")) {
            return top.console().in();
        }
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw Failure.unreadable(Shown.quoted(file) + " is a directory, not a file")
                        .toException();
            }
            return Files.newInputStream(path);
        } catch (InvalidPathException | IOException e) {
            throw Failure.unreadable("there is no file " + Shown.quoted(file) + " that can be read")
                    .toException();
        }
    }
}
