package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/**
 * The descriptor of an entity: its name, Java type, identity and indexed attributes. Equal by content; functions do not
 * count.
 *
 * @param <T> the entity's type, an Immutables value or a record
 */
public final class EntityType<T> {

    /** The most indexed values of one entity: with the entity they fit into one transaction twice over. */
    public static final int MAX_INDEXED_VALUES = 49;

    private final String name;
    private final Class<T> type;
    private final Function<? super T, Id<T>> idOf;
    private final Lazy<Shape<T>> shape;
    private final Lazy<String> idAttribute;
    private final Vector<IndexedAttribute<T, ?>> indexes;

    private EntityType(
            String name,
            Class<T> type,
            Function<? super T, Id<T>> idOf,
            Lazy<Shape<T>> shape,
            Lazy<String> idAttribute,
            Vector<IndexedAttribute<T, ?>> indexes) {
        this.name = Names.checked("a type", Objects.requireNonNull(name, "name"), Names.TYPE);
        this.type = Objects.requireNonNull(type, "type");
        this.idOf = Objects.requireNonNull(idOf, "idOf");
        this.shape = shape;
        this.idAttribute = idAttribute;
        this.indexes = indexes;
    }

    /**
     * The descriptor of a public Immutables value or record.
     *
     * @param name {@code [a-z][a-z0-9-]{0,63}}; stored with the data, so it never changes
     * @throws IllegalArgumentException if the name is no such name
     */
    public static <T> EntityType<T> of(String name, Class<T> type, Function<? super T, Id<T>> idOf) {
        return of(name, type, idOf, new Lazy<>(() -> Shape.of(type)));
    }

    /** The same, where the attribute that holds the id has to be named. */
    public static <T> EntityType<T> of(
            String name, Class<T> type, String idAttribute, Function<? super T, Id<T>> idOf) {
        return of(name, type, idAttribute, idOf, new Lazy<>(() -> Shape.of(type)));
    }

    /** The descriptor of a value whose shape was read with a lookup of its own. */
    public static <T> EntityType<T> of(String name, Shape<T> shape, Function<? super T, Id<T>> idOf) {
        return of(name, shape.type(), idOf, new Lazy<>(() -> shape));
    }

    /** The same, where the attribute that holds the id has to be named. */
    public static <T> EntityType<T> of(
            String name, Shape<T> shape, String idAttribute, Function<? super T, Id<T>> idOf) {
        return of(name, shape.type(), idAttribute, idOf, new Lazy<>(() -> shape));
    }

    private static <T> EntityType<T> of(
            String name, Class<T> type, Function<? super T, Id<T>> idOf, Lazy<Shape<T>> shape) {
        Lazy<String> found = new Lazy<>(() -> IdAttributes.nameOf(shape.get(), idOf));
        return new EntityType<>(name, type, idOf, shape, found, Vector.empty());
    }

    private static <T> EntityType<T> of(
            String name, Class<T> type, String idAttribute, Function<? super T, Id<T>> idOf, Lazy<Shape<T>> shape) {
        Objects.requireNonNull(idAttribute, "idAttribute");
        return new EntityType<>(name, type, idOf, shape, new Lazy<>(() -> idAttribute), Vector.empty());
    }

    /**
     * This type, found by these attributes too.
     *
     * @throws IllegalArgumentException if two have one name
     */
    @SafeVarargs
    public final EntityType<T> indexedBy(IndexedAttribute<T, ?>... attributes) {
        Vector<IndexedAttribute<T, ?>> all = indexes;
        for (IndexedAttribute<T, ?> attribute : attributes) {
            Objects.requireNonNull(
                    attribute,
                    () -> "an indexed attribute of '" + name + "' is null: is its constant declared below TYPE?");
            if (all.contains(attribute)) {
                throw new IllegalArgumentException("'" + name + "' is indexed by '" + attribute.name() + "' twice");
            }
            all = all.append(attribute);
        }
        return new EntityType<>(name, type, idOf, shape, idAttribute, all);
    }

    /** The name. */
    public String name() {
        return name;
    }

    /** The Java type. */
    public Class<T> type() {
        return type;
    }

    /** The shape, derived when first asked for. */
    public Shape<T> shape() {
        return shape.get();
    }

    /** The name of the attribute that holds the id. */
    public String idAttribute() {
        return idAttribute.get();
    }

    /** The id of an entity. */
    public Id<T> idOf(T entity) {
        return idOf.apply(entity);
    }

    /**
     * The id with this text: {@code Doctor.TYPE.id("d1")}.
     *
     * @throws IllegalArgumentException if the text is no id
     */
    public Id<T> id(String value) {
        return Id.of(value);
    }

    /** The attributes by whose values entities are found, in declared order. */
    public Seq<IndexedAttribute<T, ?>> indexes() {
        return indexes;
    }

    /** The indexed attribute of this name. */
    public Option<IndexedAttribute<T, ?>> index(String attribute) {
        return indexes.find(index -> index.name().equals(attribute));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EntityType<?> that
                && name.equals(that.name)
                && type.equals(that.type)
                && indexes.equals(that.indexes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, type);
    }

    @Override
    public String toString() {
        return name;
    }
}
