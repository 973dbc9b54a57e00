package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/**
 * An attribute by whose values entities are found. Its values are text, ids, enums, dates, instants or numbers, as
 * {@link OrderedText} allows.
 *
 * @param <T> the entity
 * @param <V> the type of one value
 */
public final class IndexedAttribute<T, V> {

    private final String name;
    private final Function<? super T, ? extends Iterable<? extends V>> values;

    private IndexedAttribute(String name, Function<? super T, ? extends Iterable<? extends V>> values) {
        this.name = Names.checked("an indexed attribute", Objects.requireNonNull(name, "name"), Names.ATTRIBUTE);
        this.values = values;
    }

    /** An attribute that always has one value. */
    public static <T, V> IndexedAttribute<T, V> of(String name, Function<? super T, ? extends V> value) {
        Objects.requireNonNull(value, "value");
        return new IndexedAttribute<>(name, entity -> Vector.of(value.apply(entity)));
    }

    /** An attribute that has one value or none; an entity without a value is in no index. */
    public static <T, V> IndexedAttribute<T, V> optional(
            String name, Function<? super T, ? extends Option<? extends V>> value) {
        Objects.requireNonNull(value, "value");
        return new IndexedAttribute<>(name, value);
    }

    /** An attribute of many values; the entity is found by each, and once by a repeated one. */
    public static <T, V> IndexedAttribute<T, V> many(
            String name, Function<? super T, ? extends Iterable<? extends V>> values) {
        return new IndexedAttribute<>(name, Objects.requireNonNull(values, "values"));
    }

    /** The name, unique among the entity's indexed attributes. */
    public String name() {
        return name;
    }

    /**
     * The ordered forms of the entity's distinct values.
     *
     * @throws InvalidDatumException if one of them has none: empty, too long, out of bounds
     */
    public Seq<String> textsOf(T entity) {
        return Vector.<V>ofAll(values.apply(entity)).map(this::textOf).distinct();
    }

    /**
     * The ordered form of one value.
     *
     * @throws InvalidDatumException if it has none: empty, too long, out of bounds
     */
    public String textOf(V value) {
        if (value instanceof String text && text.isEmpty()) {
            throw new InvalidDatumException("is indexed and must not be empty").at(name);
        }
        try {
            return OrderedText.of(value);
        } catch (InvalidDatumException e) {
            throw e.at(name);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IndexedAttribute<?, ?> attribute && name.equals(attribute.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
