package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The entities and relationships that are stored together. Valid when built, immutable, equal by content. */
public final class DomainModel {

    private final Vector<EntityType<?>> entities;
    private final Vector<Relationship<?, ?, ?>> relationships;

    private DomainModel(Vector<EntityType<?>> entities, Vector<Relationship<?, ?, ?>> relationships) {
        this.entities = entities;
        this.relationships = relationships;
        validate();
    }

    /** Begins a model: {@code DomainModel.of(Doctor.TYPE, Patient.TYPE).with(Care.TYPE)}. */
    public static DomainModel of(EntityType<?>... entities) {
        return new DomainModel(Vector.of(nonNull(entities)), Vector.empty());
    }

    /**
     * This model with relationships.
     *
     * @throws IllegalArgumentException if a name or Java type is taken, an endpoint unknown, or a shape cannot be
     *     derived
     */
    public DomainModel with(Relationship<?, ?, ?>... added) {
        return new DomainModel(entities, relationships.appendAll(Vector.of(nonNull(added))));
    }

    /**
     * Both models in one; what they share is taken once.
     *
     * @throws IllegalArgumentException if they give one name or Java type to different things
     */
    public DomainModel and(DomainModel other) {
        return new DomainModel(
                entities.appendAll(other.entities).distinct(),
                relationships.appendAll(other.relationships).distinct());
    }

    /** The entities, in declared order. */
    public Seq<EntityType<?>> entities() {
        return entities;
    }

    /** The relationships, in declared order. */
    public Seq<Relationship<?, ?, ?>> relationships() {
        return relationships;
    }

    /** The entity of this name. */
    public Option<EntityType<?>> entity(String name) {
        return entities.find(type -> type.name().equals(name));
    }

    /** The relationship of this name. */
    public Option<Relationship<?, ?, ?>> relationship(String name) {
        return relationships.find(type -> type.name().equals(name));
    }

    /** The relationships that this entity is an end of. */
    public Seq<Relationship<?, ?, ?>> relationshipsOf(EntityType<?> type) {
        return relationships.filter(relationship ->
                relationship.source().equals(type) || relationship.target().equals(type));
    }

    /** Whether exactly this descriptor is part of the model. */
    public boolean contains(EntityType<?> type) {
        return entities.contains(type);
    }

    /** Whether exactly this descriptor is part of the model. */
    public boolean contains(Relationship<?, ?, ?> relationship) {
        return relationships.contains(relationship);
    }

    private void validate() {
        Set<String> names = new HashSet<>();
        Map<Class<?>, String> types = new HashMap<>();
        for (EntityType<?> entity : entities) {
            unique(names, types, entity.name(), entity.type());
            requireId(entity.shape(), entity.idAttribute(), "entity '" + entity.name() + "'");
        }
        for (Relationship<?, ?, ?> relationship : relationships) {
            unique(names, types, relationship.name(), relationship.type());
            validate(relationship);
        }
    }

    private void validate(Relationship<?, ?, ?> relationship) {
        String subject = "relationship '" + relationship.name() + "'";
        requireKnown(relationship.source(), subject + " starts at");
        requireKnown(relationship.target(), subject + " ends at");
        requireId(relationship.shape(), relationship.sourceAttribute(), subject);
        requireId(relationship.shape(), relationship.targetAttribute(), subject);
        require(
                !relationship.sourceAttribute().equals(relationship.targetAttribute()),
                subject + " reads both ends from '" + relationship.sourceAttribute() + "'");
        require(
                !relationship.isIrreflexive() || relationship.source().equals(relationship.target()),
                subject + " is irreflexive, but its ends are different types");
    }

    private void requireKnown(EntityType<?> end, String subject) {
        require(
                contains(end),
                entity(end.name()).isEmpty()
                        ? subject + " unknown '" + end + "'"
                        : subject + " another '" + end
                                + "' than the model's: are they indexed by the same attributes?");
    }

    private static void requireId(Shape<?> shape, String name, String subject) {
        require(
                shape.attribute(name).exists(attribute -> attribute.type().kind() == ValueType.Kind.ID),
                subject + " has no attribute '" + name + "' of type Id");
    }

    private static void unique(Set<String> names, Map<Class<?>, String> types, String name, Class<?> type) {
        require(names.add(name), "the name '" + name + "' is given twice in one model");
        String owner = types.put(type, name);
        require(owner == null, type.getName() + " is both '" + owner + "' and '" + name + "'");
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    private static <X> X[] nonNull(X[] descriptors) {
        for (X descriptor : descriptors) {
            Objects.requireNonNull(descriptor, "a descriptor of the model is null: is its class still loading?");
        }
        return descriptors;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DomainModel that
                && entities.toSet().equals(that.entities.toSet())
                && relationships.toSet().equals(that.relationships.toSet());
    }

    @Override
    public int hashCode() {
        return Objects.hash(entities.toSet(), relationships.toSet());
    }

    @Override
    public String toString() {
        return entities.mkString("(", ", ", ")") + relationships.mkString("[", ", ", "]");
    }
}
