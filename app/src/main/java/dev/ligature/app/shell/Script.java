package dev.ligature.app.shell;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Output;
import dev.ligature.app.csv.Utf8Lines;
import dev.ligature.app.value.Failure;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;

/** Commands from a pipe or file, one a line. */
public final class Script {

    private Script() {}

    /**
     * Runs every command up to the end, {@code exit} or {@code quit}; a failed one does not keep the next from running.
     *
     * @return whether all succeeded
     * @throws IOException if there is no reading or writing any more
     */
    public static boolean run(InputStream commands, Session session, Output output) throws IOException {
        boolean succeeded = true;
        Utf8Lines lines = new Utf8Lines(commands);
        for (Utf8Lines.Line line = lines.next(); line != null; line = lines.next()) {
            String text = line.text();
            if (text == null) {
                output.failed("line " + line.number(), Failure.unreadable("these bytes are no UTF-8"));
                succeeded = false;
            } else if (Session.isLeaving(text)) {
                break;
            } else if (Session.isCommand(text)) {
                succeeded &= answered(session.run(text), "line " + line.number(), output);
            }
        }
        return succeeded;
    }

    /** Writes what a command came to, and tells whether it succeeded. */
    public static boolean answered(Either<Failure, Answer> result, String place, Output output) throws IOException {
        if (result.isLeft()) {
            output.failed(place, result.getLeft());
            return false;
        }
        output.answered(result.get());
        return true;
    }
}
