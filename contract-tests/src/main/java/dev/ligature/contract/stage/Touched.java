package dev.ligature.contract.stage;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What a test wrote to, or tried to. */
final class Touched {

    private final Map<EntityType<?>, Set<Id<?>>> entities = new ConcurrentHashMap<>();
    private final Map<Relationship<?, ?, ?>, Set<Id<?>>> sources = new ConcurrentHashMap<>();
    private final Map<Relationship<?, ?, ?>, Set<Id<?>>> targets = new ConcurrentHashMap<>();

    void entity(EntityType<?> type, Id<?> id) {
        note(entities, type, id);
    }

    void edge(Relationship<?, ?, ?> type, Id<?> source, Id<?> target) {
        source(type, source);
        note(targets, type, target);
    }

    void source(Relationship<?, ?, ?> type, Id<?> source) {
        note(sources, type, source);
    }

    <T> Vector<Id<T>> entities(EntityType<T> type) {
        return sorted(entities, type);
    }

    <S> Vector<Id<S>> sources(Relationship<S, ?, ?> type) {
        return sorted(sources, type);
    }

    <T> Vector<Id<T>> targets(Relationship<?, T, ?> type) {
        return sorted(targets, type);
    }

    private static <K> void note(Map<K, Set<Id<?>>> notes, K type, Id<?> id) {
        notes.computeIfAbsent(type, unused -> ConcurrentHashMap.newKeySet()).add(id);
    }

    @SuppressWarnings("unchecked")
    private static <K, X> Vector<Id<X>> sorted(Map<K, Set<Id<?>>> notes, K type) {
        // An id is noted under the type or relationship that it was used with.
        return Vector.ofAll(notes.getOrDefault(type, Set.of()))
                .map(id -> (Id<X>) id)
                .sorted();
    }
}
