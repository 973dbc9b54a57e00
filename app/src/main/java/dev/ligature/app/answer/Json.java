package dev.ligature.app.answer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.ligature.domain.Datum;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Data as JSON: numbers are exact decimals, absent attributes are left out. */
public final class Json {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
            .build();

    private static final CharacterEscapes ONE_LINE = new OneLine();

    private Json() {}

    /** Some readers take these signs for the end of a line; JSON does not mind them escaped. */
    private static final class OneLine extends CharacterEscapes {

        private static final long serialVersionUID = 1L;
        private static final SerializedString NEXT_LINE = new SerializedString("\\u0085");
        private static final SerializedString LINE_SEPARATOR = new SerializedString("\\u2028");
        private static final SerializedString PARAGRAPH_SEPARATOR = new SerializedString("\\u2029");

        @Override
        public int[] getEscapeCodesForAscii() {
            return CharacterEscapes.standardAsciiEscapesForJSON();
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int sign) {
            return switch (sign) {
                case 0x85 -> NEXT_LINE;
                case 0x2028 -> LINE_SEPARATOR;
                case 0x2029 -> PARAGRAPH_SEPARATOR;
                default -> null;
            };
        }
    }

    /** A generator that leaves the writer open and unflushed when it is closed. */
    public static JsonGenerator to(Writer out) throws IOException {
        JsonGenerator generator = FACTORY.createGenerator(out);
        generator.setCharacterEscapes(ONE_LINE);
        return generator;
    }

    /** Writes a datum. */
    public static void write(JsonGenerator out, Datum datum) throws IOException {
        if (datum instanceof Datum.Text text) {
            out.writeString(text.value());
        } else if (datum instanceof Datum.Num number) {
            out.writeNumber(number.value());
        } else if (datum instanceof Datum.Bool truth) {
            out.writeBoolean(truth.value());
        } else if (datum instanceof Datum.Items items) {
            out.writeStartArray();
            for (Datum item : items.values()) {
                write(out, item);
            }
            out.writeEndArray();
        } else if (datum instanceof Datum.Fields fields) {
            out.writeStartObject();
            for (Map.Entry<String, Datum> field : fields.values().entrySet()) {
                out.writeFieldName(field.getKey());
                write(out, field.getValue());
            }
            out.writeEndObject();
        }
    }
}
