package dev.ligature.app.cli;

import dev.ligature.app.shell.Session;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes the words of a command as far as they are names. */
final class Completion implements Completer {

    private final Session session;

    Completion(Session session) {
        this.session = session;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        List<String> before = line.words().subList(0, line.wordIndex());
        for (String word : session.completions(before)) {
            // What takes a value is not followed by a blank.
            candidates.add(new Candidate(word, word, null, null, null, null, !word.endsWith("=")));
        }
    }
}
