package dev.ligature.app.demo;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.List;

/** A story as it was told. */
record StoryAnswer(String title, Seq<Stage.Scene> scenes) implements Answer {

    @Override
    public void json(JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("story", title);
        out.writeArrayFieldStart("scenes");
        for (Stage.Scene scene : scenes) {
            out.writeStartObject();
            out.writeStringField("says", scene.sentence());
            if (!scene.columns().isEmpty()) {
                array(out, "columns", scene.columns());
                out.writeArrayFieldStart("rows");
                for (List<String> row : scene.rows()) {
                    out.writeStartArray();
                    for (String cell : row) {
                        out.writeString(cell);
                    }
                    out.writeEndArray();
                }
                out.writeEndArray();
            }
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void array(JsonGenerator out, String name, Iterable<String> texts) throws IOException {
        out.writeArrayFieldStart(name);
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }

    @Override
    public void text(TextOut out) throws IOException {
        out.line("");
        out.line(title);
        out.line("=".repeat(title.codePointCount(0, title.length())));
        for (Stage.Scene scene : scenes) {
            out.line("");
            out.paragraph(scene.sentence());
            if (!scene.columns().isEmpty()) {
                out.table(scene.columns().asJava(), scene.rows().asJava());
            }
        }
    }
}
