package dev.ligature.contract.random;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.NotFound;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Entities of one type as plain collections would keep them. */
final class PlainEntities<T> {

    private final EntityType<T> type;
    private final Map<Id<T>, T> values = new TreeMap<>();
    private final Map<Id<T>, Integer> states = new HashMap<>();
    private final List<PlainEdges<?, ?, ?>> edges = new ArrayList<>();
    private int written;

    PlainEntities(EntityType<T> type) {
        this.type = type;
    }

    EntityType<T> type() {
        return type;
    }

    void joinedBy(PlainEdges<?, ?, ?> relationship) {
        edges.add(relationship);
    }

    Option<T> find(Id<T> id) {
        return Option.of(values.get(id));
    }

    /** Which state of the entity this is; none is repeated in any of its lives. */
    int state(Id<T> id) {
        return states.getOrDefault(id, 0);
    }

    Vector<T> all() {
        return Vector.ofAll(values.values());
    }

    <V> Vector<T> by(IndexedAttribute<T, V> attribute, String text) {
        return all().filter(entity -> attribute.textsOf(entity).contains(text));
    }

    Either<StoreError, T> create(T entity) {
        Id<T> id = type.idOf(entity);
        return values.containsKey(id) ? Either.left(new AlreadyExists(type.name(), id)) : Either.right(stored(entity));
    }

    Either<StoreError, T> update(T entity) {
        Id<T> id = type.idOf(entity);
        return values.containsKey(id) ? Either.right(stored(entity)) : Either.left(NotFound.entity(type.name(), id));
    }

    boolean delete(Id<T> id) {
        boolean there = values.remove(id) != null;
        edges.forEach(relationship -> relationship.forget(type, id));
        return there;
    }

    private T stored(T entity) {
        values.put(type.idOf(entity), entity);
        states.put(type.idOf(entity), ++written);
        return entity;
    }
}
