package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Repositories;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * All entities and edges of a namespace by themselves, as listings of everything tell them; equal if the facts are.
 *
 * @param facts the entity or edge by its place
 */
public record Census(Map<Place, Object> facts) {

    /**
     * Where a fact belongs.
     *
     * @param type the name of the entity or relationship
     * @param ids the id, or both ids
     */
    public record Place(String type, Vector<Id<?>> ids) {
        @Override
        public String toString() {
            return type + " " + ids.mkString(" -> ");
        }
    }

    /** Counts a store, which has to be at rest. */
    public static Census of(DomainModel model, Repositories store) {
        Map<Place, Object> facts = HashMap.empty();
        for (EntityType<?> type : model.entities()) {
            facts = entities(facts, type, store);
        }
        for (Relationship<?, ?, ?> type : model.relationships()) {
            facts = edges(facts, type, store);
        }
        return new Census(facts);
    }

    private static <T> Map<Place, Object> entities(Map<Place, Object> facts, EntityType<T> type, Repositories store) {
        return add(
                facts,
                Answers.all(store.entities(type)::list),
                entity -> new Place(type.name(), Vector.of(type.idOf(entity))));
    }

    private static <S, T, E> Map<Place, Object> edges(
            Map<Place, Object> facts, Relationship<S, T, E> type, Repositories store) {
        return add(
                facts,
                Answers.all(store.relationship(type)::list),
                edge -> new Place(type.name(), Vector.of(type.sourceOf(edge), type.targetOf(edge))));
    }

    private static <X> Map<Place, Object> add(Map<Place, Object> facts, Vector<X> listed, Function<X, Place> placeOf) {
        Map<Place, Object> more = facts;
        for (X fact : listed) {
            Place place = placeOf.apply(fact);
            if (more.containsKey(place)) {
                throw new AssertionError("listed twice: " + place);
            }
            more = more.put(place, fact);
        }
        return more;
    }

    /** The entities of a type. */
    @SuppressWarnings("unchecked") // a place's type is the fact's
    public <T> Vector<T> entities(EntityType<T> type) {
        return (Vector<T>) of(type.name());
    }

    /** The edges of a relationship. */
    @SuppressWarnings("unchecked") // a place's type is the fact's
    public <S, T, E> Vector<E> edges(Relationship<S, T, E> type) {
        return (Vector<E>) of(type.name());
    }

    private Vector<Object> of(String type) {
        return facts.filterKeys(place -> place.type().equals(type)).values().toVector();
    }

    /** The places whose facts differ. */
    public Set<Place> differences(Census other) {
        return HashSet.ofAll(facts.keySet())
                .addAll(other.facts.keySet())
                .filter(place -> !facts.get(place).equals(other.facts.get(place)));
    }

    /** Whether each fact is as it is in one of the two: what may be seen when only a part of a change is made. */
    public boolean isBetween(Census before, Census after) {
        return HashSet.ofAll(facts.keySet())
                .addAll(before.facts.keySet())
                .addAll(after.facts.keySet())
                .forAll(place -> facts.get(place).equals(before.facts.get(place))
                        || facts.get(place).equals(after.facts.get(place)));
    }

    @Override
    public String toString() {
        return facts.size() + " facts";
    }
}
