package dev.ligature.app.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.domain.Datum;
import dev.ligature.ports.Cursor;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;

/** The answers that several commands give. */
public final class Answers {

    private Answers() {}

    /** A truth value: {@code true} or {@code false}. */
    public static Answer truth(boolean value) {
        return datum(new Datum.Bool(value));
    }

    /** A number. */
    public static Answer number(long value) {
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeNumber(value);
            }

            @Override
            public void text(TextOut out) throws IOException {
                out.line(Long.toString(value));
            }
        };
    }

    /** One entity or edge, or anything else that is data. */
    public static Answer datum(Datum value) {
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                Json.write(out, value);
            }

            @Override
            public void text(TextOut out) throws IOException {
                if (value instanceof Datum.Fields fields) {
                    out.table(Vector.of(fields));
                } else {
                    out.line(TextOut.cell(value));
                }
            }
        };
    }

    /** One entity or edge; {@code null} where there is none. */
    public static Answer optional(Option<Datum.Fields> value) {
        return value.map(Answers::datum).getOrElse(NONE);
    }

    /** A list aligned with what was asked for, {@code null} where there is none. */
    public static Answer aligned(Seq<Option<Datum.Fields>> values) {
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartArray();
                for (Option<Datum.Fields> value : values) {
                    optional(value).json(out);
                }
                out.writeEndArray();
            }

            @Override
            public void text(TextOut out) throws IOException {
                Seq<Datum.Fields> found = values.flatMap(value -> value);
                if (!found.isEmpty()) {
                    out.table(found);
                }
                out.line(found.size() + " of " + values.size() + " found");
            }
        };
    }

    /** A page of entities, edges or pairs of both. The items are rendered as they are written. */
    public static Answer page(Seq<Datum.Fields> items, Option<Cursor> next) {
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartObject();
                out.writeArrayFieldStart("items");
                for (Datum.Fields item : items) {
                    Json.write(out, item);
                }
                out.writeEndArray();
                if (next.isDefined()) {
                    out.writeStringField("next", next.get().value());
                }
                out.writeEndObject();
            }

            @Override
            public void text(TextOut out) throws IOException {
                if (items.isEmpty()) {
                    out.line("none");
                    return;
                }
                out.table(items.map(Answers::flat));
                if (next.isDefined()) {
                    out.line("more: after=" + next.get().value());
                }
            }
        };
    }

    /** Fields of fields side by side, the outer name kept only where two would meet. */
    private static Datum.Fields flat(Datum.Fields item) {
        java.util.Map<String, Datum> flat = new java.util.LinkedHashMap<>();
        item.values().forEach((name, value) -> {
            if (value instanceof Datum.Fields inner && (name.equals("edge") || name.equals("entity"))) {
                inner.values().forEach((field, datum) -> {
                    flat.put(flat.containsKey(field) ? name + "." + field : field, datum);
                });
            } else {
                flat.put(name, value);
            }
        });
        return new Datum.Fields(flat);
    }

    private static final Answer NONE = new Answer() {
        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeNull();
        }

        @Override
        public void text(TextOut out) throws IOException {
            out.line("none");
        }
    };
}
