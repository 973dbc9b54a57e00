package dev.ligature.domain;

import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
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
        return Option.of(encoder.apply(value));
    }

    /**
     * The value of a neutral form; absence is an empty option or collection.
     *
     * @throws InvalidDatumException if the form is not one of this type, or absent where a value must be
     */
    public Object decode(Option<Datum> datum) {
        return decoder.apply(datum.getOrNull());
    }

    @Override
    public String toString() {
        return switch (kind) {
            case OPTION -> "optional " + element;
            case LIST -> "list of " + element;
            case SET -> "set of " + element;
            case MAP -> "map of " + element;
            case NESTED, ENUM -> raw.getSimpleName();
            default -> kind.name().toLowerCase(java.util.Locale.ROOT);
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
                        return element.encoder.apply(inner);
                    }
                    return null;
                },
                datum -> container.build(
                        datum == null ? java.util.List.of() : java.util.List.of(element.decoder.apply(datum))));
    }

    static ValueType collection(Kind kind, Class<?> raw, ValueType element, Collections.Container container) {
        return new ValueType(
                kind,
                raw,
                element,
                null,
                value -> {
                    java.util.List<Datum> items = new java.util.ArrayList<>();
                    for (Object inner : container.elements(value)) {
                        items.add(present(element.encoder.apply(inner)));
                    }
                    if (kind == Kind.SET) {
                        // A set has no order, so its neutral form has one: equal sets are equal data.
                        items.sort(Collections.DATUM_ORDER);
                    }
                    return new Datum.Items(items);
                },
                datum -> {
                    java.util.List<Object> values = new java.util.ArrayList<>();
                    if (datum != null) {
                        for (Datum item : expect(datum, Datum.Items.class).values()) {
                            values.add(element.decoder.apply(item));
                        }
                    }
                    return container.build(values);
                });
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
                        fields.put(Datum.checked(key), present(element.encoder.apply(inner)));
                    });
                    return new Datum.Fields(fields);
                },
                datum -> {
                    Map<String, Object> values = new LinkedHashMap<>();
                    if (datum != null) {
                        expect(datum, Datum.Fields.class)
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
                datum -> shape.decode(expect(present(datum), Datum.Fields.class)));
    }

    static Option<ValueType> scalarOf(Class<?> raw) {
        if (raw == String.class) {
            return some(Kind.TEXT, raw, v -> new Datum.Text((String) v), ValueType::text);
        }
        if (raw == Id.class) {
            return some(
                    Kind.ID,
                    raw,
                    v -> new Datum.Text(((Id<?>) v).value()),
                    d -> Id.parse(text(d)).getOrElseThrow(reason -> new InvalidDatumException(reason)));
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return some(
                    Kind.BOOLEAN,
                    raw,
                    v -> new Datum.Bool((Boolean) v),
                    d -> expect(d, Datum.Bool.class).value());
        }
        if (raw == BigDecimal.class) {
            return some(Kind.DECIMAL, raw, v -> new Datum.Num((BigDecimal) v), ValueType::number);
        }
        if (raw == Instant.class) {
            return some(
                    Kind.INSTANT,
                    raw,
                    v -> new Datum.Text(Datum.checked((Instant) v).toString()),
                    d -> Datum.checked(ValueType.<Instant>parsed(d, "instant", Instant::parse)));
        }
        if (raw == LocalDate.class) {
            return some(
                    Kind.DATE,
                    raw,
                    v -> new Datum.Text(Datum.checked((LocalDate) v).toString()),
                    d -> Datum.checked(ValueType.<LocalDate>parsed(d, "date", LocalDate::parse)));
        }
        if (raw == UUID.class) {
            return some(Kind.UUID, raw, v -> new Datum.Text(v.toString()), d -> parsed(d, "UUID", UUID::fromString));
        }
        if (raw.isEnum()) {
            return some(Kind.ENUM, raw, v -> new Datum.Text(((Enum<?>) v).name()), d -> constant(raw, text(d)));
        }
        return wholeOf(raw).orElse(() -> floatingOf(raw));
    }

    private static Option<ValueType> wholeOf(Class<?> raw) {
        if (raw == long.class || raw == Long.class) {
            return whole(raw, BigDecimal::longValueExact);
        }
        if (raw == int.class || raw == Integer.class) {
            return whole(raw, BigDecimal::intValueExact);
        }
        if (raw == short.class || raw == Short.class) {
            return whole(raw, BigDecimal::shortValueExact);
        }
        if (raw == byte.class || raw == Byte.class) {
            return whole(raw, BigDecimal::byteValueExact);
        }
        if (raw == BigInteger.class) {
            return some(
                    Kind.WHOLE,
                    raw,
                    v -> new Datum.Num(new BigDecimal((BigInteger) v)),
                    d -> exactly(number(d), BigDecimal::toBigIntegerExact));
        }
        return Option.none();
    }

    private static Option<ValueType> whole(Class<?> raw, Function<BigDecimal, Object> narrow) {
        return some(
                Kind.WHOLE,
                raw,
                v -> new Datum.Num(BigDecimal.valueOf(((Number) v).longValue())),
                d -> exactly(number(d), narrow));
    }

    private static Option<ValueType> floatingOf(Class<?> raw) {
        if (raw == double.class || raw == Double.class) {
            return some(
                    Kind.FLOATING,
                    raw,
                    v -> new Datum.Num(finite((Double) v)),
                    d -> number(d).doubleValue());
        }
        if (raw == float.class || raw == Float.class) {
            return some(
                    Kind.FLOATING,
                    raw,
                    v -> new Datum.Num(shortest((Float) v)),
                    d -> number(d).floatValue());
        }
        return Option.none();
    }

    private static Option<ValueType> some(
            Kind kind, Class<?> raw, Function<Object, Datum> encoder, Function<Datum, Object> decoder) {
        return Option.of(scalar(kind, raw, encoder, decoder));
    }

    private static BigDecimal finite(double value) {
        if (!Double.isFinite(value)) {
            throw new InvalidDatumException("is not a finite number");
        }
        return BigDecimal.valueOf(value);
    }

    /** A float's own shortest form, not that of the double it widens to. */
    private static BigDecimal shortest(float value) {
        finite(value);
        return new BigDecimal(Float.toString(value));
    }

    private static Object exactly(BigDecimal number, Function<BigDecimal, Object> narrow) {
        try {
            return narrow.apply(number);
        } catch (ArithmeticException e) {
            throw new InvalidDatumException("is no whole number of its type's range");
        }
    }

    private static <V> V parsed(Datum datum, String what, Function<String, V> parser) {
        try {
            return parser.apply(text(datum));
        } catch (DateTimeException e) {
            throw new InvalidDatumException("is no " + what + " in ISO form");
        } catch (InvalidDatumException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new InvalidDatumException("is no " + what);
        }
    }

    private static Object constant(Class<?> raw, String name) {
        for (Object constant : raw.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new InvalidDatumException("is none of the constants of " + raw.getSimpleName());
    }

    private static String text(Datum datum) {
        return expect(datum, Datum.Text.class).value();
    }

    private static BigDecimal number(Datum datum) {
        return expect(datum, Datum.Num.class).value();
    }

    private static <D extends Datum> D expect(Datum datum, Class<D> form) {
        if (!form.isInstance(datum)) {
            throw new InvalidDatumException("is of another type than expected");
        }
        return form.cast(datum);
    }

    private static Datum present(@Nullable Datum datum) {
        if (datum == null) {
            throw new InvalidDatumException("is missing");
        }
        return datum;
    }
}
