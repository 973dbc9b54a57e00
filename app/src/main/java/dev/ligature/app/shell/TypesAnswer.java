package dev.ligature.app.shell;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.domain.Attribute;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The entities and relationships of a model and their attributes. */
record TypesAnswer(DomainModel model) implements Answer {

    @Override
    public void json(JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("entities");
        for (EntityType<?> type : model.entities()) {
            out.writeStartObject();
            out.writeStringField("name", type.name());
            attributes(out, type.shape());
            out.writeArrayFieldStart("indexedBy");
            for (String index : indexes(type)) {
                out.writeString(index);
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayFieldStart("relationships");
        for (Relationship<?, ?, ?> type : model.relationships()) {
            out.writeStartObject();
            out.writeStringField("name", type.name());
            out.writeStringField("source", type.source().name());
            out.writeStringField("target", type.target().name());
            out.writeStringField("cardinality", cardinality(type));
            attributes(out, type.shape());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void attributes(JsonGenerator out, Shape<?> shape) throws IOException {
        out.writeObjectFieldStart("attributes");
        for (Attribute<?> attribute : shape.attributes()) {
            out.writeStringField(attribute.name(), attribute.type().toString());
        }
        out.writeEndObject();
    }

    @Override
    public void text(TextOut out) throws IOException {
        out.table(
                List.of("TYPE", "attributes", "found by"),
                model.entities()
                        .map(type -> List.of(
                                type.name(),
                                attributes(type.shape()),
                                indexes(type).mkString(", ")))
                        .asJava());
        out.table(
                List.of("REL", "from", "to", "cardinality", "attributes"),
                model.relationships()
                        .map(type -> List.of(
                                type.name(),
                                type.source().name(),
                                type.target().name(),
                                cardinality(type),
                                attributes(type.shape())))
                        .asJava());
    }

    private static String attributes(Shape<?> shape) {
        return shape.attributes().mkString(", ");
    }

    private static Seq<String> indexes(EntityType<?> type) {
        return type.indexes().map(index -> index.name());
    }

    private static String cardinality(Relationship<?, ?, ?> type) {
        return type.cardinality().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
