package dev.ligature.app.csv;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.app.value.Failure;
import dev.ligature.ports.StoreError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What became of the rows of a file. */
record LoadAnswer(long loaded, long unchanged, List<Rejected> rejected) implements Answer {

    /** A row that was not stored. */
    record Rejected(long line, Failure failure) {}

    @Override
    public void json(JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeNumberField("loaded", loaded);
        out.writeNumberField("unchanged", unchanged);
        out.writeArrayFieldStart("rejected");
        for (Rejected row : rejected) {
            out.writeStartObject();
            out.writeNumberField("line", row.line());
            out.writeObjectFieldStart("error");
            out.writeStringField("type", row.failure().type());
            out.writeStringField("message", row.failure().message());
            out.writeEndObject();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    @Override
    public void text(TextOut out) throws IOException {
        out.line(loaded + " loaded, " + unchanged + " unchanged, " + rejected.size() + " rejected");
        for (Rejected row : rejected) {
            out.line("  line " + row.line() + ": " + row.failure().type() + ": "
                    + row.failure().message());
        }
    }

    /** Counts while the rows go by. */
    static final class Tally {
        private final List<Rejected> rejected = new ArrayList<>();
        private long loaded;
        private long unchanged;

        void loaded() {
            loaded++;
        }

        void unchanged() {
            unchanged++;
        }

        void rejected(long line, Failure failure) {
            rejected.add(new Rejected(line, failure));
        }

        /** A row's own fault is its own affair; a store that does not answer ends the load. */
        void failed(long line, StoreError error) {
            if (error instanceof StoreError.Transient) {
                throw Failure.of(error).toException();
            }
            rejected(line, Failure.of(error));
        }

        LoadAnswer answer() {
            List<Rejected> sorted = new ArrayList<>(rejected);
            sorted.sort(Comparator.comparingLong(Rejected::line));
            return new LoadAnswer(loaded, unchanged, List.copyOf(sorted));
        }
    }
}
