package dev.ligature.domain;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.function.Function;

/** Tells the value type of one attribute from its generic Java type. */
final class TypeReader {

    private final Class<?> owner;
    private final String attribute;
    private final Function<Class<?>, Shape<?>> nested;

    /**
     * @param owner the type that has the attribute, for messages
     * @param attribute its name, for messages
     * @param nested reads the shape of a nested value
     */
    TypeReader(Class<?> owner, String attribute, Function<Class<?>, Shape<?>> nested) {
        this.owner = owner;
        this.attribute = attribute;
        this.nested = nested;
    }

    ValueType read(Type generic) {
        Class<?> raw = raw(generic);
        return Scalars.of(raw)
                .orElse(() -> Collections.option(raw).map(as -> ValueType.option(raw, optional(generic), as)))
                .orElse(() -> Collections.list(raw).map(as -> ValueType.list(raw, mandatory(generic, 0), as)))
                .orElse(() -> Collections.set(raw).map(as -> ValueType.set(raw, mandatory(generic, 0), as)))
                .orElse(() -> Collections.map(raw).map(as -> ValueType.map(raw, keyed(generic), as)))
                .getOrElse(() -> nestedOf(raw));
    }

    private ValueType optional(Type generic) {
        return required(generic, 0, "an option of an option");
    }

    private ValueType mandatory(Type generic, int argument) {
        return required(generic, argument, "a collection of options");
    }

    private ValueType keyed(Type generic) {
        if (raw(arguments(generic)[0]) != String.class) {
            throw unsupported("a map whose keys are not String");
        }
        return mandatory(generic, 1);
    }

    private ValueType required(Type generic, int argument, String otherwise) {
        ValueType element = read(arguments(generic)[argument]);
        if (element.kind() == ValueType.Kind.OPTION) {
            throw unsupported(otherwise);
        }
        return element;
    }

    private ValueType nestedOf(Class<?> raw) {
        if (raw.isPrimitive() || raw.isArray() || isLibrary(raw)) {
            throw unsupported(raw.getTypeName());
        }
        try {
            return ValueType.nested(nested.apply(raw));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "attribute '" + attribute + "' of " + owner.getName() + ": " + e.getMessage(), e);
        }
    }

    private static boolean isLibrary(Class<?> raw) {
        return raw.getName().startsWith("java.") || raw.getName().startsWith("io.vavr.");
    }

    private Type[] arguments(Type generic) {
        if (generic instanceof ParameterizedType parameterized) {
            return parameterized.getActualTypeArguments();
        }
        throw unsupported("a raw " + generic.getTypeName());
    }

    private static Class<?> raw(Type generic) {
        if (generic instanceof Class<?> type) {
            return type;
        }
        if (generic instanceof ParameterizedType parameterized) {
            return (Class<?>) parameterized.getRawType();
        }
        if (generic instanceof WildcardType wildcard) {
            return raw(wildcard.getUpperBounds()[0]);
        }
        return Object.class;
    }

    private IllegalArgumentException unsupported(String what) {
        return new IllegalArgumentException("attribute '" + attribute + "' of " + owner.getName() + " is " + what
                + ", which is not supported; see ValueType for what is");
    }
}
