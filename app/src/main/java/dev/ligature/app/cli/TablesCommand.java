package dev.ligature.app.cli;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.app.wiring.StoreTables;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Names, makes and checks the tables. */
@Command(
        name = "tables",
        description = {
            "The tables that the adapter keeps the bundled model in.",
            "",
            "An engine other than DynamoDB itself gets its tables when a store is opened on it."
        })
final class TablesCommand implements Callable<Integer> {

    /** What is done with the tables. */
    enum Action {
        names,
        create,
        verify,
        delete,
        cloudformation
    }

    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private LigatureCommand top;

    @Parameters(
            arity = "0..1",
            defaultValue = "names",
            paramLabel = "ACTION",
            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Action action = Action.names;

    @Override
    public Integer call() throws IOException {
        top.output().answered(answer(top.options().tables()));
        return 0;
    }

    private Answer answer(StoreTables tables) {
        return switch (action) {
            case names -> new Lines("tables", tables.names(), "there are no tables");
            case create -> new Lines("problems", unlessFailed(tables.create()), "all tables are there");
            case verify -> new Lines("problems", unlessFailed(tables.verify()), "all tables are as they should be");
            case delete -> new Lines("deleted", unlessFailed(tables.delete()), "there were no tables");
            case cloudformation -> new Template(tables.cloudFormation());
        };
    }

    private record Lines(String what, Seq<String> lines, String none) implements Answer {

        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeStartObject();
            out.writeArrayFieldStart(what);
            for (String line : lines) {
                out.writeString(line);
            }
            out.writeEndArray();
            out.writeEndObject();
        }

        @Override
        public void text(TextOut out) throws IOException {
            if (lines.isEmpty()) {
                out.line(none);
            }
            for (String line : lines) {
                out.line(line);
            }
        }
    }

    private record Template(String json) implements Answer {

        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeString(json);
        }

        @Override
        public void text(TextOut out) throws IOException {
            for (String line : json.lines().toList()) {
                out.line(line);
            }
        }
    }
}
