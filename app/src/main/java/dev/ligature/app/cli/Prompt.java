package dev.ligature.app.cli;

import dev.ligature.app.answer.Output;
import dev.ligature.app.shell.Script;
import dev.ligature.app.shell.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Commands from a terminal, with history and completion. */
final class Prompt {

    private Prompt() {}

    static void run(Session session, Output output) throws IOException {
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            LineReader reader = LineReaderBuilder.builder()
                    .appName("ligature")
                    .terminal(terminal)
                    .completer(new Completion(session))
                    .variable(LineReader.HISTORY_FILE, history())
                    // An exclamation mark is text like any other.
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            output.note("help lists the commands, types the types; the end of input, exit or quit leaves");
            boolean open = true;
            while (open) {
                open = command(reader, session, output);
            }
        }
    }

    private static boolean command(LineReader reader, Session session, Output output) throws IOException {
        String line;
        try {
            line = reader.readLine("ligature> ");
        } catch (UserInterruptException e) {
            return true;
        } catch (EndOfFileException e) {
            return false;
        }
        if (Session.isLeaving(line)) {
            return false;
        }
        if (Session.isCommand(line)) {
            Script.answered(session.run(line), "", output);
        }
        return true;
    }

    private static Path history() throws IOException {
        String state = System.getenv("XDG_STATE_HOME");
        Path base = state == null || state.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".local", "state")
                : Path.of(state);
        return Files.createDirectories(base.resolve("ligature")).resolve("history");
    }
}
