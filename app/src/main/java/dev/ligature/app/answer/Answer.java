package dev.ligature.app.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** What a command answers: it writes itself, for machines and for people. */
public interface Answer {

    /** Writes one JSON value. */
    void json(JsonGenerator out) throws IOException;

    /** Writes lines and tables. */
    void text(TextOut out) throws IOException;
}
