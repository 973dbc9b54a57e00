package dev.ligature.contract.selftest;

import dev.ligature.contract.Rule;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.util.function.UnaryOperator;

/**
 * One thing that is wrong with a store which is sound otherwise.
 *
 * @param tag the rule, or other tag, whose tests have to catch it
 * @param what what is wrong
 * @param also rules that it can't but break as well
 * @param entities how entities are broken
 * @param edges how edges are broken
 * @param namespace which namespace is opened instead
 * @param eventual the eventual view instead
 * @param inSequences whether it shows in sequences of few operations, one after the other
 */
record Fault(
        String tag,
        String what,
        Set<String> also,
        OfEntities entities,
        OfEdges edges,
        UnaryOperator<String> namespace,
        UnaryOperator<Repositories> eventual,
        boolean inSequences) {

    /** Nothing is wrong. */
    static final Fault NONE = new Fault(
            "none",
            "nothing is wrong",
            HashSet.empty(),
            Sound::entities,
            Sound::edges,
            UnaryOperator.identity(),
            UnaryOperator.identity(),
            true);

    /** How a repository of entities is broken. */
    interface OfEntities {
        <T> EntityRepository<T> broken(EntityType<T> type, EntityRepository<T> sound, Repositories all);
    }

    /** How a repository of edges is broken. */
    interface OfEdges {
        <S, T, E> RelationshipRepository<S, T, E> broken(
                Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all);
    }

    static Fault ofEntities(Rule rule, String what, OfEntities entities) {
        return of(rule.name(), what).inEntities(entities);
    }

    static Fault ofEdges(Rule rule, String what, OfEdges edges) {
        return of(rule.name(), what).inEdges(edges);
    }

    static Fault of(String tag, String what) {
        return new Fault(tag, what, HashSet.empty(), NONE.entities, NONE.edges, NONE.namespace, NONE.eventual, true);
    }

    Fault inEntities(OfEntities broken) {
        return new Fault(tag, what, also, broken, edges, namespace, eventual, inSequences);
    }

    Fault inEdges(OfEdges broken) {
        return new Fault(tag, what, also, entities, broken, namespace, eventual, inSequences);
    }

    Fault inNamespace(UnaryOperator<String> other) {
        return new Fault(tag, what, also, entities, edges, other, eventual, inSequences);
    }

    Fault inEventualView(UnaryOperator<Repositories> other) {
        return new Fault(tag, what, also, entities, edges, namespace, other, inSequences);
    }

    /** The same, where it can't but break these rules as well. */
    Fault breakingAlso(Rule... rules) {
        return new Fault(
                tag, what, HashSet.of(rules).map(Rule::name), entities, edges, namespace, eventual, inSequences);
    }

    /** The same, where threads, sizes or values are needed that short random sequences do not have. */
    Fault beyondSequences() {
        return new Fault(tag, what, also, entities, edges, namespace, eventual, false);
    }

    /** The tags of which a failed test has to carry one. */
    Set<String> tags() {
        return also.add(tag);
    }

    @Override
    public String toString() {
        return tag + ": " + what;
    }

    private static final class Sound {
        static <T> EntityRepository<T> entities(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            return sound;
        }

        static <S, T, E> RelationshipRepository<S, T, E> edges(
                Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            return sound;
        }
    }

    /** Sound entities, to be overridden where they are not. */
    abstract static class Entities<T> implements ForwardingEntityRepository<T> {
        final EntityType<T> type;
        final EntityRepository<T> sound;
        final Repositories all;

        Entities(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            this.type = type;
            this.sound = sound;
            this.all = all;
        }

        @Override
        public final EntityRepository<T> delegate() {
            return sound;
        }
    }

    /** Sound edges, to be overridden where they are not. */
    abstract static class Edges<S, T, E> implements ForwardingRelationshipRepository<S, T, E> {
        final Relationship<S, T, E> type;
        final RelationshipRepository<S, T, E> sound;
        final Repositories all;

        Edges(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            this.type = type;
            this.sound = sound;
            this.all = all;
        }

        @Override
        public final RelationshipRepository<S, T, E> delegate() {
            return sound;
        }
    }
}
