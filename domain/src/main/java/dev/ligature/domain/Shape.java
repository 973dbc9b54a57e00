package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The neutral description of a value type: its attributes in declared order, how each is read, and how a value is
 * rebuilt from them. Derived once from the accessors of an Immutables value or a record.
 *
 * <p>Of an Immutables value, an accessor is an attribute where the generated builder has a method of its name, so derived
 * and lazy members are none, and an attribute with a default may be absent. Attributes are named by their accessors.
 *
 * @param <T> the described type
 */
public final class Shape<T> {

    private final Class<T> type;
    private final Vector<Attribute<T>> attributes;
    private final List<Attribute<T>> inOrder;
    private final Function<@Nullable Object[], T> factory;
    private final java.util.Set<String> defaulted;

    /**
     * A shape.
     *
     * @param defaulted the attributes that the value fills in by itself
     * @param factory makes a value of its parts in the order of the attributes, null for one that it fills in
     */
    Shape(
            Class<T> type,
            Vector<Attribute<T>> attributes,
            java.util.Set<String> defaulted,
            Function<@Nullable Object[], T> factory) {
        this.type = type;
        this.attributes = attributes;
        this.inOrder = attributes.toJavaList();
        this.defaulted = defaulted;
        this.factory = factory;
    }

    /**
     * The shape of a public Immutables value type or record.
     *
     * @throws IllegalArgumentException if the type is neither, or an attribute's type is not supported
     */
    public static <T> Shape<T> of(Class<T> type) {
        return of(type, MethodHandles.publicLookup());
    }

    /**
     * The shape of a value type that only the lookup's class can see: {@code Shape.of(Mine.class,
     * MethodHandles.lookup())}.
     *
     * @throws IllegalArgumentException if the type is neither an Immutables value nor a record, or the lookup does not
     *     see it, or an attribute's type is not supported
     */
    public static <T> Shape<T> of(Class<T> type, MethodHandles.Lookup lookup) {
        return new ShapeReader(lookup).read(type);
    }

    /** The described type. */
    public Class<T> type() {
        return type;
    }

    /** The attributes, in declared order. */
    public Seq<Attribute<T>> attributes() {
        return attributes;
    }

    /** The attribute of this name. */
    public Option<Attribute<T>> attribute(String name) {
        return attributes.find(attribute -> attribute.name().equals(name));
    }

    /** The neutral form of a value, absent options left out. */
    public Either<Refusal, Datum.Fields> read(T value) {
        try {
            return Either.right(encode(value));
        } catch (InvalidDatumException e) {
            return Either.left(Refusal.of(e));
        }
    }

    /** The value of a neutral form; fields that this shape does not know are passed over. */
    public Either<Refusal, T> rebuild(Datum.Fields fields) {
        return rebuild(fields.values()::get);
    }

    /**
     * The value whose fields are told by their names.
     *
     * @param field answers null for what is absent, and throws {@link InvalidDatumException} for what is no datum
     */
    public Either<Refusal, T> rebuild(Function<String, @Nullable Datum> field) {
        try {
            return Either.right(decode(field));
        } catch (InvalidDatumException e) {
            return Either.left(Refusal.of(e));
        }
    }

    Datum.Fields encode(T value) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        for (Attribute<T> attribute : inOrder) {
            attribute.read(value).forEach(datum -> fields.put(attribute.name(), datum));
        }
        return new Datum.Fields(fields);
    }

    T decode(Datum.Fields fields) {
        return decode(fields.values()::get);
    }

    private T decode(Function<String, @Nullable Datum> field) {
        @Nullable Object[] parts = parts(field);
        try {
            return factory.apply(parts);
        } catch (RuntimeException e) {
            throw InvalidDatumException.refusedBy(e);
        }
    }

    private @Nullable Object[] parts(Function<String, @Nullable Datum> field) {
        @Nullable Object[] parts = new @Nullable Object[inOrder.size()];
        for (int i = 0; i < parts.length; i++) {
            Attribute<T> attribute = inOrder.get(i);
            try {
                Datum datum = field.apply(attribute.name());
                if (datum != null || !defaulted.contains(attribute.name())) {
                    parts[i] = attribute.type().decoded(datum);
                }
            } catch (InvalidDatumException e) {
                throw e.at(attribute.name());
            }
        }
        return parts;
    }

    @Override
    public String toString() {
        return type.getSimpleName() + attributes.mkString("(", ", ", ")");
    }
}
