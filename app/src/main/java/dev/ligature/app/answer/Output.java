package dev.ligature.app.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import java.io.IOException;
import java.io.Writer;

/** Where answers and failures go. Each is flushed at once. */
public abstract sealed class Output {

    private Output() {}

    /** One JSON line for each. */
    public static Output json(Writer out) {
        return new JsonLines(out);
    }

    /** Answers as text on one writer, failures as lines on another. */
    public static Output text(Writer out, Writer err) {
        return new Text(out, err);
    }

    /** Writes what a command answered. */
    public abstract void answered(Answer answer) throws IOException;

    /**
     * Writes why a command failed.
     *
     * @param place where the command stands, such as {@code line 3}; empty where that is plain
     */
    public abstract void failed(String place, Failure failure) throws IOException;

    /** Says something beside the answers, to people only. */
    public abstract void note(String text) throws IOException;

    private static final class JsonLines extends Output {

        private final Writer out;

        private JsonLines(Writer out) {
            this.out = out;
        }

        @Override
        public void answered(Answer answer) throws IOException {
            try (JsonGenerator json = Json.to(out)) {
                json.writeStartObject();
                json.writeBooleanField("ok", true);
                json.writeFieldName("result");
                answer.json(json);
                json.writeEndObject();
            }
            end();
        }

        @Override
        public void failed(String place, Failure failure) throws IOException {
            boolean own = failure.type().equals("Usage") || failure.type().equals("Unreadable");
            try (JsonGenerator json = Json.to(out)) {
                json.writeStartObject();
                json.writeBooleanField("ok", false);
                json.writeObjectFieldStart("error");
                json.writeStringField("type", failure.type());
                json.writeStringField("message", own ? located(place, failure) : failure.message());
                json.writeEndObject();
                json.writeEndObject();
            }
            end();
        }

        @Override
        public void note(String text) {
            // Machines are told in the answers.
        }

        private void end() throws IOException {
            out.write('\n');
            out.flush();
        }
    }

    private static final class Text extends Output {

        private final Writer out;
        private final Writer err;
        private final TextOut text;

        private Text(Writer out, Writer err) {
            this.out = out;
            this.err = err;
            this.text = new TextOut(out);
        }

        @Override
        public void answered(Answer answer) throws IOException {
            answer.text(text);
            out.flush();
        }

        @Override
        public void failed(String place, Failure failure) throws IOException {
            out.flush();
            err.write(Shown.inLine(
                            located(place, new Failure(failure.type(), failure.type() + ": " + failure.message())))
                    + "\n");
            err.flush();
        }

        @Override
        public void note(String note) throws IOException {
            text.line(note);
            out.flush();
        }
    }

    private static String located(String place, Failure failure) {
        return place.isEmpty() ? failure.message() : place + ": " + failure.message();
    }
}
