package dev.ligature.domain;

import dev.ligature.domain.ValueType.Kind;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import java.util.function.Function;

/** The value types without parts: text, ids, truth values, numbers, times and enums. */
final class Scalars {

    private Scalars() {}

    static Option<ValueType> of(Class<?> raw) {
        if (raw == String.class) {
            return some(Kind.TEXT, raw, v -> new Datum.Text((String) v), Scalars::text);
        }
        if (raw == Id.class) {
            return some(
                    Kind.ID,
                    raw,
                    v -> new Datum.Text(((Id<?>) v).value()),
                    d -> Id.parse(text(d)).getOrElseThrow(reason -> new InvalidDatumException("is no id: " + reason)));
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return some(
                    Kind.BOOLEAN,
                    raw,
                    v -> new Datum.Bool((Boolean) v),
                    d -> expect(d, Datum.Bool.class).value());
        }
        if (raw == BigDecimal.class) {
            return some(Kind.DECIMAL, raw, v -> new Datum.Num((BigDecimal) v), Scalars::number);
        }
        if (raw == Instant.class) {
            return some(
                    Kind.INSTANT,
                    raw,
                    v -> new Datum.Text(Datum.checked((Instant) v).toString()),
                    d -> Datum.checked(Scalars.<Instant>parsed(d, "instant", Instants::parse)));
        }
        if (raw == LocalDate.class) {
            return some(
                    Kind.DATE,
                    raw,
                    v -> new Datum.Text(Datum.checked((LocalDate) v).toString()),
                    d -> Datum.checked(Scalars.<LocalDate>parsed(d, "date", LocalDate::parse)));
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
                    d -> ranged(number(d).doubleValue()));
        }
        if (raw == float.class || raw == Float.class) {
            return some(Kind.FLOATING, raw, v -> new Datum.Num(shortest((Float) v)), d ->
                    (float) ranged(number(d).floatValue()));
        }
        return Option.none();
    }

    private static Option<ValueType> some(
            Kind kind, Class<?> raw, Function<Object, Datum> encoder, Function<Datum, Object> decoder) {
        return Option.of(ValueType.scalar(kind, raw, encoder, decoder));
    }

    private static BigDecimal finite(double value) {
        if (!Double.isFinite(value)) {
            throw new InvalidDatumException("is not a finite number");
        }
        return BigDecimal.valueOf(value);
    }

    private static double ranged(double value) {
        if (!Double.isFinite(value)) {
            throw new InvalidDatumException("is outside its type's range");
        }
        return value;
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

    static <D extends Datum> D expect(Datum datum, Class<D> form) {
        if (!form.isInstance(datum)) {
            throw new InvalidDatumException("is of another type than expected");
        }
        return form.cast(datum);
    }
}
