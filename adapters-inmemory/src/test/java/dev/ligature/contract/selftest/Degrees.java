package dev.ligature.contract.selftest;

import dev.ligature.contract.model.Samples;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Vector;

/** How many edges an entity has, all relationships of the suite's models together. */
final class Degrees {

    private Degrees() {}

    static <T> long of(Repositories all, EntityType<T> type, Id<T> id) {
        return relationships(all)
                .map(relationship -> of(all, relationship, type, id))
                .sum()
                .longValue();
    }

    /** The relationships that the store was opened with. */
    static Vector<Relationship<?, ?, ?>> relationships(Repositories all) {
        return Samples.models()
                .flatMap(model -> model.relationships())
                .filter(relationship -> known(all, relationship));
    }

    private static boolean known(Repositories all, Relationship<?, ?, ?> relationship) {
        try {
            return all.relationship(relationship) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static <S, T, E> long of(
            Repositories all, Relationship<S, T, E> relationship, EntityType<?> type, Id<?> id) {
        RelationshipRepository<S, T, E> edges = all.relationship(relationship);
        long out = relationship.source().equals(type)
                ? edges.outDegree(Id.of(id.value())).get()
                : 0;
        long in = relationship.target().equals(type)
                ? edges.inDegree(Id.of(id.value())).get()
                : 0;
        return out + in;
    }
}
