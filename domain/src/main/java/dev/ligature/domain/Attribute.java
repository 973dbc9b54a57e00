package dev.ligature.domain;

import io.vavr.control.Option;
import java.util.function.Function;

/** One attribute of a shape: its name, the type of its value, and how it is read from a {@code T}. */
public final class Attribute<T> {

    private final String name;
    private final ValueType type;
    private final Function<T, Object> accessor;

    Attribute(String name, ValueType type, Function<T, Object> accessor) {
        this.name = name;
        this.type = type;
        this.accessor = accessor;
    }

    /** The name, which is that of the accessor. */
    public String name() {
        return name;
    }

    /** The type of the value. */
    public ValueType type() {
        return type;
    }

    /** The value itself, as the accessor answers it. */
    public Object get(T owner) {
        return accessor.apply(owner);
    }

    /**
     * The neutral form of the value, none for an absent option.
     *
     * @throws InvalidDatumException if no store can hold the value; the message names the attribute
     */
    public Option<Datum> read(T owner) {
        try {
            return type.encode(accessor.apply(owner));
        } catch (InvalidDatumException e) {
            throw e.at(name);
        }
    }

    @Override
    public String toString() {
        return name + ": " + type;
    }
}
