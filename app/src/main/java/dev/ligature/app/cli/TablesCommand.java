package dev.ligature.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.app.wiring.Adapter;
import dev.ligature.app.wiring.BundledModel;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Names the tables. */
@Command(name = "tables", description = "Names the tables that the adapter keeps the bundled model in.")
final class TablesCommand implements Callable<Integer> {

    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private LigatureCommand top;

    @Override
    public Integer call() throws IOException {
        Adapter adapter = top.options().adapter();
        top.output().answered(new Tables(adapter.name(), adapter.tables().apply(BundledModel.MODEL)));
        return 0;
    }

    private record Tables(String adapter, Seq<String> names) implements Answer {

        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeStartObject();
            out.writeArrayFieldStart("tables");
            for (String name : names) {
                out.writeString(name);
            }
            out.writeEndArray();
            out.writeEndObject();
        }

        @Override
        public void text(TextOut out) throws IOException {
            if (names.isEmpty()) {
                out.line("the adapter " + adapter + " keeps no tables");
            }
            for (String name : names) {
                out.line(name);
            }
        }
    }
}
