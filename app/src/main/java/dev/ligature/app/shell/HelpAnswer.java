package dev.ligature.app.shell;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import java.io.IOException;

/** How each command is used. */
record HelpAnswer() implements Answer {

    @Override
    public void json(JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Verb verb : Verb.all()) {
            out.writeString(verb.usage());
        }
        out.writeEndArray();
    }

    @Override
    public void text(TextOut out) throws IOException {
        for (Verb verb : Verb.all()) {
            out.line(verb.usage());
        }
    }
}
