package dev.ligature.domain;

import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The type of an attribute's value: how it becomes a {@link Datum} and back.
 *
 * <p>Supported are text, {@link Id}, truth values, whole and decimal numbers, float and double (finite), {@link
 * Instant}, {@link LocalDate}, {@link UUID}, enums, options of Vavr and the JDK, lists, sets and text-keyed maps of
 * Vavr and the JDK, and nested Immutables values or records.
 */
public final class ValueType {

    /** The kinds of value types, by which a value is read from text. */
    public enum Kind {
        TEXT,
        ID,
        BOOLEAN,
        WHOLE,
        DECIMAL,
        FLOATING,
        INSTANT,
        DATE,
        UUID,
        ENUM,
        OPTION,
        LIST,
        SET,
        MAP,
        NESTED
    }

    private final Kind kind;
    private final Class<?> raw;
    private final @Nullable ValueType element;
    private final @Nullable Shape<?> nested;
    private final Function<Object, @Nullable Datum> encoder;
    private final Function<@Nullable Datum, Object> decoder;

    private ValueType(
            Kind kind,
            Class<?> raw,
            @Nullable ValueType element,
            @Nullable Shape<?> nested,
            Function<Object, @Nullable Datum> encoder,
            Function<@Nullable Datum, Object> decoder) {
        this.kind = kind;
        this.raw = raw;
        this.element = element;
        this.nested = nested;
        this.encoder = encoder;
        this.decoder = decoder;
    }

    /** The kind of this type. */
    public Kind kind() {
        return kind;
    }

    /** The Java type, without type arguments. */
    public Class<?> raw() {
        return raw;
    }

    /** What an option, list, set or map holds. */
    public Option<ValueType> element() {
        return Option.of(element);
    }

    /** The shape of a nested value. */
    public Option<Shape<?>> nested() {
        return Option.of(nested);
    }

    /**
     * The neutral form, none for an absent option.
     *
     * @throws InvalidDatumException if no store can hold the value
     */
    public Option<Datum> encode(Object value) {
        return Option.of(encoded(value));
    }

    /**
     * The value of a neutral form; absence is an empty option or collection.
     *
     * @throws InvalidDatumException if the form is not one of this type, or absent where a value must be
     */
    public Object decode(Option<Datum> datum) {
        return decoded(datum.getOrNull());
    }

    Object decoded(@Nullable Datum datum) {
        return decoder.apply(datum);
    }

    @Override
    public String toString() {
        return switch (kind) {
            case OPTION -> "optional " + element;
            case LIST -> "list of " + element;
            case SET -> "set of " + element;
            case MAP -> "map of " + element;
            case NESTED, ENUM -> raw.getSimpleName();
            default -> kind.name().toLowerCase(Locale.ROOT);
        };
    }

    static ValueType scalar(Kind kind, Class<?> raw, Function<Object, Datum> encoder, Function<Datum, Object> decoder) {
        return new ValueType(kind, raw, null, null, encoder::apply, datum -> decoder.apply(present(datum)));
    }

    static ValueType option(Class<?> raw, ValueType element, Collections.Container container) {
        return new ValueType(
                Kind.OPTION,
                raw,
                element,
                null,
                value -> {
                    for (Object inner : container.elements(value)) {
                        return element.encoded(inner);
                    }
                    return null;
                },
                datum -> container.build(datum == null ? List.of() : List.of(element.decoder.apply(datum))));
    }

    static ValueType list(Class<?> raw, ValueType element, Collections.Container container) {
        return new ValueType(
                Kind.LIST,
                raw,
                element,
                null,
                value -> new Datum.Items(element.encodedAll(container.elements(value))),
                datum -> container.build(element.decodedAll(datum)));
    }

    /** A set has no order, so its neutral form has one and repeats nothing: equal sets are equal data. */
    static ValueType set(Class<?> raw, ValueType element, Collections.Container container) {
        return new ValueType(
                Kind.SET,
                raw,
                element,
                null,
                value -> {
                    TreeSet<Datum> sorted = new TreeSet<>(DatumOrder.INSTANCE);
                    sorted.addAll(element.encodedAll(container.elements(value)));
                    return new Datum.Items(List.copyOf(sorted));
                },
                datum -> container.build(element.decodedAll(datum)));
    }

    static ValueType map(Class<?> raw, ValueType element, Collections.MapContainer container) {
        return new ValueType(
                Kind.MAP,
                raw,
                element,
                null,
                value -> {
                    Map<String, Datum> fields = new LinkedHashMap<>();
                    container.entries(value).forEach((key, inner) -> {
                        if (key.isEmpty()) {
                            throw new InvalidDatumException("has an empty key");
                        }
                        fields.put(Datum.checked(key), present(element.encoded(inner)));
                    });
                    return new Datum.Fields(fields);
                },
                datum -> {
                    Map<String, Object> values = new LinkedHashMap<>();
                    if (datum != null) {
                        Scalars.expect(datum, Datum.Fields.class)
                                .values()
                                .forEach((key, inner) -> values.put(key, element.decoder.apply(inner)));
                    }
                    return container.build(values);
                });
    }

    static <N> ValueType nested(Shape<N> shape) {
        return new ValueType(
                Kind.NESTED,
                shape.type(),
                null,
                shape,
                value -> shape.encode(shape.type().cast(value)),
                datum -> shape.decode(Scalars.expect(present(datum), Datum.Fields.class)));
    }

    private @Nullable Datum encoded(@Nullable Object value) {
        if (value == null) {
            throw new InvalidDatumException("is null; what may be absent is an option");
        }
        return encoder.apply(value);
    }

    private List<Datum> encodedAll(Iterable<?> values) {
        List<Datum> items = new ArrayList<>();
        for (Object value : values) {
            items.add(present(encoded(value)));
        }
        return items;
    }

    private List<Object> decodedAll(@Nullable Datum datum) {
        List<Object> values = new ArrayList<>();
        if (datum != null) {
            for (Datum item : Scalars.expect(datum, Datum.Items.class).values()) {
                values.add(decoder.apply(item));
            }
        }
        return values;
    }

    private static Datum present(@Nullable Datum datum) {
        if (datum == null) {
            throw new InvalidDatumException("is missing");
        }
        return datum;
    }
}
