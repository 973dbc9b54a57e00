package dev.ligature.domain;

import io.vavr.control.Option;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a relationship: what its edges are, what they connect and what holds for them. Pure data, equal by
 * content; functions do not count. An edge is identified by its two ends: there is at most one for a pair.
 *
 * <pre>{@code
 * Relationship<Doctor, Patient, Care> CARE = Relationship.of("care", Care.class)
 *     .from(Doctor.TYPE, Care::doctor)
 *     .to(Patient.TYPE, Care::patient)
 *     .manyToMany();
 * }</pre>
 *
 * @param <S> the source entity
 * @param <T> the target entity
 * @param <E> the edge, an Immutables value or a record that holds both ids
 */
public final class Relationship<S, T, E> {

    private final From<E> begun;
    private final End<S, E> source;
    private final End<T, E> target;
    private final Cardinality cardinality;
    private final Rules<S, T, E> rules;

    private Relationship(
            From<E> begun, End<S, E> source, End<T, E> target, Cardinality cardinality, Rules<S, T, E> rules) {
        this.begun = begun;
        this.source = source;
        this.target = target;
        this.cardinality = cardinality;
        this.rules = rules;
    }

    /** One end as the edge tells it. */
    private record End<X, E>(EntityType<X> type, Function<? super E, Id<X>> idOf, Lazy<String> attribute) {}

    /** What holds for the edges beyond their ends and cardinality. */
    private record Rules<S, T, E>(
            @Nullable Function<? super E, ?> orderKey,
            @Nullable BiFunction<? super E, ? super S, ? extends E> sourceCopies,
            @Nullable BiFunction<? super E, ? super T, ? extends E> targetCopies,
            boolean irreflexive,
            int maxOutDegree) {

        /** Functions do not count. */
        boolean alike(Rules<?, ?, ?> other) {
            return (orderKey == null) == (other.orderKey == null)
                    && (sourceCopies == null) == (other.sourceCopies == null)
                    && (targetCopies == null) == (other.targetCopies == null)
                    && irreflexive == other.irreflexive
                    && maxOutDegree == other.maxOutDegree;
        }
    }

    /**
     * Begins a descriptor.
     *
     * @param name {@code [a-z][a-z0-9-]{0,63}}; stored with the data, so it never changes
     * @throws IllegalArgumentException if the name is no such name
     */
    public static <E> From<E> of(String name, Class<E> type) {
        return new From<>(name, type, new Lazy<>(() -> Shape.of(type)));
    }

    /** Begins the descriptor of an edge whose shape was read with a lookup of its own. */
    public static <E> From<E> of(String name, Shape<E> shape) {
        return new From<>(name, shape.type(), new Lazy<>(() -> shape));
    }

    /** A descriptor that still needs its source. */
    public static final class From<E> {
        private final String name;
        private final Class<E> type;
        private final Lazy<Shape<E>> shape;

        private From(String name, Class<E> type, Lazy<Shape<E>> shape) {
            this.name = Names.checked("a relationship", Objects.requireNonNull(name, "name"), Names.TYPE);
            this.type = Objects.requireNonNull(type, "type");
            this.shape = shape;
        }

        /** The entity that edges go out from, and how an edge tells its id. */
        public <S> To<S, E> from(EntityType<S> source, Function<? super E, Id<S>> idOf) {
            return new To<>(this, end("source", source, idOf, found(idOf)));
        }

        /** The same, where the attribute that holds the id has to be named. */
        public <S> To<S, E> from(String attribute, EntityType<S> source, Function<? super E, Id<S>> idOf) {
            return new To<>(this, end("source", source, idOf, named(attribute)));
        }

        private <X> End<X, E> end(
                String what, EntityType<X> entity, Function<? super E, Id<X>> idOf, Lazy<String> attribute) {
            Objects.requireNonNull(entity, () -> "the " + what + " of '" + name + "' is null");
            Objects.requireNonNull(idOf, () -> "how '" + name + "' tells the id of its " + what + " is null");
            return new End<>(entity, idOf, attribute);
        }

        private <X> Lazy<String> found(Function<? super E, Id<X>> idOf) {
            return new Lazy<>(() -> IdAttributes.nameOf(shape.get(), idOf));
        }

        private static Lazy<String> named(String attribute) {
            Objects.requireNonNull(attribute, "attribute");
            return new Lazy<>(() -> attribute);
        }
    }

    /** A descriptor that still needs its target. */
    public static final class To<S, E> {
        private final From<E> begun;
        private final End<S, E> source;

        private To(From<E> begun, End<S, E> source) {
            this.begun = begun;
            this.source = source;
        }

        /** The entity that edges come in to, and how an edge tells its id. */
        public <T> Ends<S, T, E> to(EntityType<T> target, Function<? super E, Id<T>> idOf) {
            return new Ends<>(begun, source, begun.end("target", target, idOf, begun.found(idOf)));
        }

        /** The same, where the attribute that holds the id has to be named. */
        public <T> Ends<S, T, E> to(String attribute, EntityType<T> target, Function<? super E, Id<T>> idOf) {
            return new Ends<>(begun, source, begun.end("target", target, idOf, From.named(attribute)));
        }
    }

    /** A descriptor that still needs its cardinality. */
    public static final class Ends<S, T, E> {
        private final From<E> begun;
        private final End<S, E> source;
        private final End<T, E> target;

        private Ends(From<E> begun, End<S, E> source, End<T, E> target) {
            this.begun = begun;
            this.source = source;
            this.target = target;
        }

        /** Any number of edges on both sides. */
        public Relationship<S, T, E> manyToMany() {
            return with(Cardinality.MANY_TO_MANY);
        }

        /** A target has at most one source. */
        public Relationship<S, T, E> oneToMany() {
            return with(Cardinality.ONE_TO_MANY);
        }

        /** A source has at most one target and a target at most one source. */
        public Relationship<S, T, E> oneToOne() {
            return with(Cardinality.ONE_TO_ONE);
        }

        private Relationship<S, T, E> with(Cardinality cardinality) {
            Rules<S, T, E> none = new Rules<>(null, null, null, false, Integer.MAX_VALUE);
            return new Relationship<>(begun, source, target, cardinality, none);
        }
    }

    /**
     * This relationship, its edges ordered by a key and then by the far id; without a key, by the far id alone.
     *
     * @param key answers an Instant, LocalDate, whole number, BigDecimal or text, or an option of one; an absent key
     *     sorts first. See {@link OrderedText} for the bounds.
     */
    public Relationship<S, T, E> orderedBy(Function<? super E, ?> key) {
        Objects.requireNonNull(key, "key");
        return with(new Rules<>(
                key, rules.sourceCopies(), rules.targetCopies(), rules.irreflexive(), rules.maxOutDegree()));
    }

    /**
     * This relationship, its edges carrying copies of the source's values.
     *
     * @param copy a pure function that answers the edge with its copies taken anew from the source; it changes nothing
     *     else, least of all the ends
     */
    public Relationship<S, T, E> copiesFromSource(BiFunction<? super E, ? super S, ? extends E> copy) {
        Objects.requireNonNull(copy, "copy");
        return with(
                new Rules<>(rules.orderKey(), copy, rules.targetCopies(), rules.irreflexive(), rules.maxOutDegree()));
    }

    /** This relationship, its edges carrying copies of the target's values; see {@link #copiesFromSource}. */
    public Relationship<S, T, E> copiesFromTarget(BiFunction<? super E, ? super T, ? extends E> copy) {
        Objects.requireNonNull(copy, "copy");
        return with(
                new Rules<>(rules.orderKey(), rules.sourceCopies(), copy, rules.irreflexive(), rules.maxOutDegree()));
    }

    /** This relationship of a type to itself, without edges from an entity to itself. */
    public Relationship<S, T, E> irreflexive() {
        return with(
                new Rules<>(rules.orderKey(), rules.sourceCopies(), rules.targetCopies(), true, rules.maxOutDegree()));
    }

    /**
     * This relationship with at most so many edges of one source, where the layout keeps them together and can count.
     *
     * @throws IllegalArgumentException if the limit is less than one
     */
    public Relationship<S, T, E> maxOutDegree(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("the greatest degree of '" + name() + "' must be at least 1");
        }
        return with(
                new Rules<>(rules.orderKey(), rules.sourceCopies(), rules.targetCopies(), rules.irreflexive(), limit));
    }

    private Relationship<S, T, E> with(Rules<S, T, E> changed) {
        return new Relationship<>(begun, source, target, cardinality, changed);
    }

    /** The name. */
    public String name() {
        return begun.name;
    }

    /** The Java type of the edges. */
    public Class<E> type() {
        return begun.type;
    }

    /** The shape of the edges, derived when first asked for; it includes both ends. */
    public Shape<E> shape() {
        return begun.shape.get();
    }

    /** The entity that edges go out from. */
    public EntityType<S> source() {
        return source.type();
    }

    /** The entity that edges come in to. */
    public EntityType<T> target() {
        return target.type();
    }

    /** The name of the edge's attribute that holds the source's id. */
    public String sourceAttribute() {
        return source.attribute().get();
    }

    /** The name of the edge's attribute that holds the target's id. */
    public String targetAttribute() {
        return target.attribute().get();
    }

    /** The id of the edge's source. */
    public Id<S> sourceOf(E edge) {
        return source.idOf().apply(edge);
    }

    /** The id of the edge's target. */
    public Id<T> targetOf(E edge) {
        return target.idOf().apply(edge);
    }

    /** How many edges an entity may have. */
    public Cardinality cardinality() {
        return cardinality;
    }

    /** Whether edges have an order key of their own. */
    public boolean isOrdered() {
        return rules.orderKey() != null;
    }

    /**
     * The ordered form of the edge's order key: empty if the relationship has none, never empty otherwise. The far id
     * may follow it in a sort key.
     *
     * @throws InvalidDatumException if the key is out of bounds
     */
    public String orderKeyOf(E edge) {
        Function<? super E, ?> orderKey = rules.orderKey();
        if (orderKey == null) {
            return "";
        }
        Object key = orderKey.apply(edge);
        Option<?> present = key instanceof Optional<?> optional
                ? Option.ofOptional(optional)
                : key instanceof Option<?> option ? option : Option.some(key);
        return present.map(this::orderText).getOrElse("0");
    }

    private String orderText(@Nullable Object key) {
        if (key == null) {
            throw new InvalidDatumException("the order key is null; what may be absent is an option");
        }
        try {
            return "1" + OrderedText.of(key);
        } catch (InvalidDatumException e) {
            throw new InvalidDatumException("the order key " + e.getMessage());
        }
    }

    /** Whether edges carry copies of their source's values. */
    public boolean copiesFromSource() {
        return rules.sourceCopies() != null;
    }

    /** Whether edges carry copies of their target's values. */
    public boolean copiesFromTarget() {
        return rules.targetCopies() != null;
    }

    /** The edge with its copies of the source taken anew; the edge itself if it has none. */
    public E withSourceCopies(E edge, S origin) {
        BiFunction<? super E, ? super S, ? extends E> copies = rules.sourceCopies();
        return copies == null ? edge : sameEnds(edge, copies.apply(edge, origin));
    }

    /** The edge with its copies of the target taken anew; the edge itself if it has none. */
    public E withTargetCopies(E edge, T origin) {
        BiFunction<? super E, ? super T, ? extends E> copies = rules.targetCopies();
        return copies == null ? edge : sameEnds(edge, copies.apply(edge, origin));
    }

    private E sameEnds(E edge, E copied) {
        if (!sourceOf(edge).equals(sourceOf(copied)) || !targetOf(edge).equals(targetOf(copied))) {
            throw new IllegalStateException("a copy function of '" + name() + "' changed an end of the edge");
        }
        return copied;
    }

    /** Whether an entity may not have an edge to itself. */
    public boolean isIrreflexive() {
        return rules.irreflexive();
    }

    /** The most edges of one source, where a limit was set. */
    public Option<Integer> outDegreeLimit() {
        return rules.maxOutDegree() == Integer.MAX_VALUE ? Option.none() : Option.of(rules.maxOutDegree());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relationship<?, ?, ?> that
                && name().equals(that.name())
                && type().equals(that.type())
                && source.type().equals(that.source.type())
                && target.type().equals(that.target.type())
                && cardinality == that.cardinality
                && rules.alike(that.rules);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name(), type());
    }

    @Override
    public String toString() {
        return name();
    }
}
