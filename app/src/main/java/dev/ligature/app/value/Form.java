package dev.ligature.app.value;

import dev.ligature.domain.Attribute;
import dev.ligature.domain.Datum;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Refusal;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import dev.ligature.domain.ValueType;
import dev.ligature.ports.StoreError;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BiFunction;

/**
 * How texts become values of one entity or relationship, and what is said where they do not.
 *
 * @param <V> the entity or edge
 */
public final class Form<V> {

    private final String name;
    private final Shape<V> shape;
    private final Map<String, String> idTypes;
    private final BiFunction<String, String, StoreError> refused;

    private Form(
            String name, Shape<V> shape, Map<String, String> idTypes, BiFunction<String, String, StoreError> refused) {
        this.name = name;
        this.shape = shape;
        this.idTypes = idTypes;
        this.refused = refused;
    }

    /** The form of an entity. */
    public static <T> Form<T> of(EntityType<T> type) {
        return new Form<>(
                type.name(), type.shape(), HashMap.of(type.idAttribute(), type.name()), StoreError.InvalidValue::new);
    }

    /** The form of an edge. */
    public static <E> Form<E> of(Relationship<?, ?, E> relationship) {
        return new Form<>(
                relationship.name(),
                relationship.shape(),
                HashMap.of(
                        relationship.sourceAttribute(), relationship.source().name(),
                        relationship.targetAttribute(), relationship.target().name()),
                StoreError.InvalidEdge::new);
    }

    /** The name of the entity or relationship. */
    public String name() {
        return name;
    }

    /** The names of all attributes, in declared order. */
    public Seq<String> attributes() {
        return shape.attributes().map(Attribute::name);
    }

    /** Whether the attribute holds an end's or the entity's own id. */
    public boolean isKey(String attribute) {
        return idTypes.containsKey(attribute);
    }

    /** Whether there is an attribute of this name. */
    public boolean has(String attribute) {
        return shape.attribute(attribute).isDefined();
    }

    /**
     * The type of an attribute's value.
     *
     * @throws CommandFailed if there is no such attribute
     */
    public ValueType typeOf(String attribute) {
        return shape.attribute(attribute)
                .map(Attribute::type)
                .getOrElseThrow(() -> Failure.usage("'" + name + "' has no attribute " + Shown.quoted(attribute)
                                + "; it has " + attributes().mkString(", "))
                        .toException());
    }

    /**
     * What the text means as this attribute's value.
     *
     * @throws CommandFailed if there is no such attribute, or the text is no value of its type
     */
    public Datum parse(String attribute, String text) {
        return parse(attribute, typeOf(attribute), text);
    }

    /**
     * What the text means as a value of this type, which the attribute holds.
     *
     * @throws CommandFailed if the text is no value of the type
     */
    public Datum parse(String attribute, ValueType type, String text) {
        if (type.kind() == ValueType.Kind.ID) {
            return new Datum.Text(id(idTypes.getOrElse(attribute, name), text).value());
        }
        return Texts.parse(type, text).getOrElseThrow(reason -> refusal("attribute '" + attribute + "' " + reason));
    }

    /**
     * The value with these attributes.
     *
     * @throws CommandFailed if one is missing, or the value's own invariants refuse them
     */
    public V build(Datum.Fields fields) {
        for (String key : attributes().filter(this::isKey)) {
            if (!fields.values().containsKey(key)) {
                throw Failure.of(new StoreError.InvalidKey(
                                idTypes.getOrElse(key, name), "attribute '" + key + "' is missing"))
                        .toException();
            }
        }
        Either<Refusal, V> built = shape.rebuild(fields);
        return built.getOrElseThrow(why -> refusal(why.invariant()
                .filter(IllegalArgumentException.class::isInstance)
                .flatMap(invariant -> io.vavr.control.Option.of(invariant.getMessage()))
                .getOrElse(why.reason())));
    }

    /** The attributes of a value, absent ones left out. */
    public Datum.Fields fields(V value) {
        return shape.read(value).getOrElseThrow(why -> refusal(why.reason()));
    }

    /**
     * The id with this text.
     *
     * @throws CommandFailed if the text is no id
     */
    public static <T> Id<T> id(String type, String text) {
        return Id.<T>parse(text)
                .getOrElseThrow(reason ->
                        Failure.of(new StoreError.InvalidKey(type, reason)).toException());
    }

    private CommandFailed refusal(String reason) {
        return Failure.of(refused.apply(name, reason)).toException();
    }
}
