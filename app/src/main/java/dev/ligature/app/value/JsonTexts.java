package dev.ligature.app.value;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.ligature.app.value.Texts.NotThat;
import dev.ligature.domain.Datum;
import dev.ligature.domain.ValueType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON text as a value of a type. */
final class JsonTexts {

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonTexts() {}

    static Datum read(ValueType type, String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            JsonToken first = parser.nextToken();
            Datum datum = value(type, parser, first);
            if (parser.nextToken() != null) {
                throw new NotThat("has text after its JSON value");
            }
            return datum;
        } catch (JsonProcessingException e) {
            throw new NotThat("is no well-formed JSON" + place(e));
        } catch (IOException e) {
            throw new IllegalStateException("reading from a text failed", e);
        }
    }

    private static Datum value(ValueType type, JsonParser parser, @Nullable JsonToken token) throws IOException {
        if (token == null || token == JsonToken.VALUE_NULL) {
            throw new NotThat("holds null in its JSON, which is no value");
        }
        return switch (type.kind()) {
            case LIST, SET -> items(type, parser, token);
            case MAP, NESTED -> fields(type, parser, token);
            case BOOLEAN, WHOLE, DECIMAL, FLOATING -> scalar(type, parser, token);
            case OPTION -> value(Texts.element(type), parser, token);
            case TEXT, ID, INSTANT, DATE, UUID, ENUM -> {
                if (token != JsonToken.VALUE_STRING) {
                    throw new NotThat("holds something else than text in its JSON");
                }
                yield Texts.datum(type, parser.getText());
            }
        };
    }

    private static Datum scalar(ValueType type, JsonParser parser, JsonToken token) throws IOException {
        if (!token.isScalarValue()) {
            throw new NotThat("holds a list or object in its JSON where a " + type + " must be");
        }
        return Texts.datum(type, parser.getText());
    }

    private static Datum items(ValueType type, JsonParser parser, JsonToken token) throws IOException {
        if (token != JsonToken.START_ARRAY) {
            throw new NotThat("holds no array in its JSON where a list must be");
        }
        List<Datum> items = new ArrayList<>();
        for (JsonToken next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken()) {
            items.add(value(Texts.element(type), parser, next));
        }
        return new Datum.Items(items);
    }

    private static Datum fields(ValueType type, JsonParser parser, JsonToken token) throws IOException {
        if (token != JsonToken.START_OBJECT) {
            throw new NotThat("is no JSON object");
        }
        Map<String, Datum> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            fields.put(name, value(fieldType(type, name), parser, parser.nextToken()));
        }
        return new Datum.Fields(fields);
    }

    private static ValueType fieldType(ValueType type, String name) {
        if (type.kind() == ValueType.Kind.MAP) {
            return Texts.element(type);
        }
        return type.nested()
                .flatMap(shape -> shape.attribute(name))
                .getOrElseThrow(() -> new NotThat("holds a field in its JSON that its type does not have"))
                .type();
    }

    private static String place(JsonProcessingException e) {
        return e.getLocation() == null
                ? ""
                : " at its character " + e.getLocation().getColumnNr();
    }
}
