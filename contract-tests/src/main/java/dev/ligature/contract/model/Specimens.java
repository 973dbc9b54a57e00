package dev.ligature.contract.model;

import dev.ligature.domain.Attribute;
import dev.ligature.domain.Datum;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import dev.ligature.domain.ValueType;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Values of any type by its shape alone: text is not blank, numbers are small and positive, and values of neighbouring
 * variants differ. So whatever model is handed in, the suite has entities and edges of it.
 */
final class Specimens {

    private static final Instant EPOCH = Instant.parse("2020-01-01T00:00:00Z");

    private Specimens() {}

    /** The entity of this id, its other attributes those of the variant. */
    static <T> T entity(EntityType<T> type, Id<T> id, int variant) {
        return made(type.shape(), variant, Map.of(type.idAttribute(), id));
    }

    /** The edge between these two, its other attributes those of the variant. */
    static <S, T, E> E edge(Relationship<S, T, E> relationship, Id<S> source, Id<T> target, int variant) {
        return made(
                relationship.shape(),
                variant,
                Map.of(relationship.sourceAttribute(), source, relationship.targetAttribute(), target));
    }

    private static <T> T made(Shape<T> shape, int variant, Map<String, Id<?>> ids) {
        return shape.rebuild(fields(shape, variant, ids))
                .getOrElseThrow(refusal -> new IllegalStateException("no specimen of " + shape + ": " + refusal));
    }

    private static Datum.Fields fields(Shape<?> shape, int variant, Map<String, Id<?>> ids) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        for (Attribute<?> attribute : shape.attributes()) {
            Id<?> id = ids.get(attribute.name());
            if (id == null) {
                datum(attribute.name(), attribute.type(), variant)
                        .forEach(datum -> fields.put(attribute.name(), datum));
            } else {
                fields.put(attribute.name(), new Datum.Text(id.value()));
            }
        }
        return new Datum.Fields(fields);
    }

    private static Option<Datum> datum(String name, ValueType type, int variant) {
        int digit = Math.floorMod(variant, 9);
        return switch (type.kind()) {
            case TEXT, ID -> Option.of(new Datum.Text(name + " " + variant));
            case BOOLEAN -> Option.of(new Datum.Bool(variant % 2 == 0));
            case WHOLE -> Option.of(new Datum.Num(BigDecimal.valueOf(1 + digit)));
            case DECIMAL, FLOATING ->
                Option.of(new Datum.Num(BigDecimal.valueOf(1).add(BigDecimal.valueOf(digit, 2))));
            case INSTANT -> Option.of(new Datum.Text(EPOCH.plusSeconds(variant).toString()));
            case DATE ->
                Option.of(new Datum.Text(LocalDate.of(2020, 1, 1)
                        .plusDays(Math.floorMod(variant, 3_000))
                        .toString()));
            case UUID -> Option.of(new Datum.Text(new UUID(0x4000, variant).toString()));
            case ENUM -> {
                Object[] constants = type.raw().getEnumConstants();
                yield Option.of(new Datum.Text(((Enum<?>) constants[Math.floorMod(variant, constants.length)]).name()));
            }
            // Every fourth option is absent.
            case OPTION ->
                Math.floorMod(variant, 4) == 3
                        ? Option.none()
                        : type.element().flatMap(element -> datum(name, element, variant));
            case LIST, SET ->
                type.element()
                        .flatMap(element -> datum(name, element, variant))
                        .map(item -> new Datum.Items(List.of(item)));
            case MAP ->
                type.element()
                        .flatMap(element -> datum(name, element, variant))
                        .map(item -> new Datum.Fields(Map.of("key", item)));
            case NESTED -> type.nested().map(shape -> fields(shape, variant, Map.of()));
        };
    }
}
