package dev.ligature.contract.selftest;

import static dev.ligature.contract.selftest.Fault.ofEdges;
import static dev.ligature.contract.selftest.Fault.ofEntities;

import dev.ligature.contract.Rule;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Capabilities;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Direction;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** What may be wrong where several things are written, or where one write reaches others. */
final class BulkFaults {

    private BulkFaults() {}

    static Vector<Fault> all() {
        return Vector.of(
                ofEntities(Rule.E6, "a delete stops at a hundred edges", HaltingDelete::new),
                ofEntities(Rule.E6, "a re-created id inherits the edges above a hundred", InheritingCreate::new),
                ofEdges(Rule.E12, "link touches its source", TouchingLink::new),
                ofEdges(Rule.R15, "replaceOutgoing writes what it can beside a missing end", HalfReplace::new),
                ofEdges(Rule.R16, "of a repeated pair the first one stays", FirstOfPair::new),
                ofEdges(Rule.R16, "putAll stops at the first edge that can't be put", StoppingPutAll::new),
                ofEdges(Rule.R20, "copies stay as they were when linked", StaleCopies::new),
                ofEdges(Rule.R20, "a caller's copies are answered", BelievingLink::new),
                Fault.of("R21", "namespaces are folded to one letter case")
                        .inNamespace(name -> name.toLowerCase(Locale.ROOT)),
                Fault.of("capabilities", "strong pages are served and not declared")
                        .inEdges(Understating::new),
                Fault.of("capabilities", "a bound is declared that is not there")
                        .inEdges(Overstating::new));
    }

    /** Of an entity of more than a hundred edges only the entity goes, and no edge. */
    private static final class HaltingDelete<T> extends Fault.Entities<T> {
        private final Set<Id<T>> halted = ConcurrentHashMap.newKeySet();

        HaltingDelete(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> delete(Id<T> id) {
            return Degrees.of(all, type, id) > 100 ? Either.right(halted.add(id)) : sound.delete(id);
        }

        @Override
        public Either<StoreError, Option<T>> find(Id<T> id) {
            return sound.find(id).map(found -> found.filter(entity -> !halted.contains(id)));
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            Id<T> id = type.idOf(entity);
            return halted.remove(id) ? sound.update(id, before -> entity) : sound.create(entity);
        }
    }

    private static final class InheritingCreate<T> extends Fault.Entities<T> {
        private final Map<Id<T>, Runnable> inheritances = new ConcurrentHashMap<>();

        InheritingCreate(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> delete(Id<T> id) {
            if (Degrees.of(all, type, id) > 100) {
                Vector<Runnable> kept = Degrees.relationships(all).map(other -> inheritance(other, id));
                inheritances.put(id, () -> kept.forEach(Runnable::run));
            }
            return sound.delete(id);
        }

        private <X, Y, Z> Runnable inheritance(Relationship<X, Y, Z> relationship, Id<T> id) {
            RelationshipRepository<X, Y, Z> edges = all.relationship(relationship);
            Vector<Z> out = relationship.source().equals(type)
                    ? Pages.all(PageRequest.first(100), page -> edges.outgoing(Id.of(id.value()), page))
                            .get()
                    : Vector.empty();
            Vector<Z> in = relationship.target().equals(type)
                    ? Pages.all(PageRequest.first(100), page -> edges.incoming(Id.of(id.value()), page))
                            .get()
                    : Vector.empty();
            return () -> edges.putAll(out.drop(100).appendAll(in.drop(100))).isRight();
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            Either<StoreError, T> created = sound.create(entity);
            Option.of(inheritances.remove(type.idOf(entity))).forEach(Runnable::run);
            return created;
        }
    }

    private static final class TouchingLink<S, T, E> extends Fault.Edges<S, T, E> {
        TouchingLink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            return sound.link(edge)
                    .peek(linked -> all.entities(type.source())
                            .load(type.sourceOf(edge))
                            .get()
                            .forEach(source ->
                                    all.entities(type.source()).replace(source).isRight()));
        }
    }

    private static final class HalfReplace<S, T, E> extends Fault.Edges<S, T, E> {
        HalfReplace(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
            Vector<E> given = Vector.ofAll(edges);
            Either<StoreError, Difference<T>> answer = sound.replaceOutgoing(source, given);
            return answer.isLeft() && answer.getLeft() instanceof MissingEndpoint
                    ? sound.putAll(given).flatMap(report -> answer)
                    : answer;
        }
    }

    private static final class FirstOfPair<S, T, E> extends Fault.Edges<S, T, E> {
        FirstOfPair(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
            Vector<E> given = Vector.ofAll(edges);
            Map<Object, E> first = new java.util.HashMap<>();
            given.forEach(edge -> first.putIfAbsent(Tuple.of(type.sourceOf(edge), type.targetOf(edge)), edge));
            return sound.putAll(given.map(edge -> first.get(Tuple.of(type.sourceOf(edge), type.targetOf(edge)))));
        }
    }

    private static final class StoppingPutAll<S, T, E> extends Fault.Edges<S, T, E> {
        StoppingPutAll(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
            Vector<Either<StoreError, PutResult<E>>> outcomes = Vector.empty();
            Option<StoreError> failed = Option.none();
            for (E edge : edges) {
                Either<StoreError, PutResult<E>> outcome =
                        failed.isDefined() ? Either.left(failed.get()) : sound.put(edge);
                failed = failed.orElse(outcome.swap().toOption());
                outcomes = outcomes.append(outcome);
            }
            return Either.right(new BulkReport<>(outcomes));
        }
    }

    private static final class StaleCopies<S, T, E> extends Fault.Edges<S, T, E> {
        private final Map<Object, E> linked = new ConcurrentHashMap<>();

        StaleCopies(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            return sound.link(edge)
                    .peek(stored -> linked.put(Tuple.of(type.sourceOf(edge), type.targetOf(edge)), stored));
        }

        @Override
        public Either<StoreError, Option<E>> find(Id<S> source, Id<T> target) {
            boolean copies = type.copiesFromSource() || type.copiesFromTarget();
            return sound.find(source, target)
                    .map(found ->
                            found.map(edge -> copies ? linked.getOrDefault(Tuple.of(source, target), edge) : edge));
        }

        @Override
        public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
            linked.remove(Tuple.of(source, target));
            return sound.update(source, target, change);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            linked.remove(Tuple.of(type.sourceOf(edge), type.targetOf(edge)));
            return sound.put(edge);
        }

        @Override
        public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
            Vector<E> given = Vector.ofAll(edges);
            given.forEach(edge -> linked.remove(Tuple.of(type.sourceOf(edge), type.targetOf(edge))));
            return sound.putAll(given);
        }

        @Override
        public Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
            linked.values().removeIf(edge -> type.sourceOf(edge).equals(source));
            return sound.replaceOutgoing(source, edges);
        }
    }

    private static final class BelievingLink<S, T, E> extends Fault.Edges<S, T, E> {
        BelievingLink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            return sound.link(edge).map(stored -> type.copiesFromSource() || type.copiesFromTarget() ? edge : stored);
        }
    }

    private static final class Understating<S, T, E> extends Fault.Edges<S, T, E> {
        Understating(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Capabilities capabilities() {
            return Capabilities.strong(Direction.OUTGOING)
                    .boundedByCount(sound.capabilities().maxOutDegree());
        }
    }

    private static final class Overstating<S, T, E> extends Fault.Edges<S, T, E> {
        Overstating(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Capabilities capabilities() {
            return sound.capabilities().boundedBySize(Direction.OUTGOING);
        }
    }
}
