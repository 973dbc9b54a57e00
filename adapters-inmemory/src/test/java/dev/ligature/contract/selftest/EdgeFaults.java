package dev.ligature.contract.selftest;

import static dev.ligature.contract.selftest.Fault.ofEdges;

import dev.ligature.contract.Rule;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;

/** What may be wrong with how edges come, change and go. */
final class EdgeFaults {

    private EdgeFaults() {}

    static Vector<Fault> all() {
        return Vector.of(
                ofEdges(Rule.R1, "of concurrent links of a pair several succeed", RacingLink::new),
                ofEdges(Rule.R2, "link of a linked pair overwrites the edge", OverwritingLink::new)
                        .breakingAlso(Rule.R1),
                ofEdges(Rule.R2, "put of the same edge counts as a change", RestlessPut::new)
                        .breakingAlso(Rule.R4, Rule.R20, Rule.E9),
                Fault.of("R3", "an edge whose end is missing waits for it")
                        .inEntities(WaitingEdges::entities)
                        .inEdges(WaitingEdges::edges),
                ofEdges(Rule.R4, "update writes without a condition", LosingUpdate::new),
                ofEdges(Rule.R5, "of concurrent unlinks of an edge several are true", RacingUnlink::new),
                ofEdges(Rule.R5, "unlink of a pair that is not linked takes another edge", MistakenUnlink::new)
                        .breakingAlso(Rule.R19, Rule.R14, Rule.R11),
                ofEdges(Rule.R6, "an unlinked edge is taken for one that is there", ForgottenUnlink::new),
                ofEdges(Rule.R7, "unlink leaves an edge to oneself", LastingSelfEdge::new),
                ofEdges(Rule.R8, "unlink takes the edge of the other direction", BothWaysUnlink::new),
                ofEdges(Rule.R18, "unlink takes the edges of relationships whose names begin alike", PrefixUnlink::new)
                        .beyondSequences(),
                ofEdges(Rule.R19, "the one place of an end is looked at before the write", RacingHolder::new)
                        .beyondSequences(),
                ofEdges(Rule.R19, "put does not say what it displaced", SilentPut::new),
                ofEdges(Rule.R24, "a missing target is told before a missing source", TargetFirst::new));
    }

    /** Long enough for another thread to come as far, on a busy machine too. */
    private static void pause() {
        LockSupport.parkNanos(2_000_000);
    }

    private static final class RacingLink<S, T, E> extends Fault.Edges<S, T, E> {
        RacingLink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            boolean linked =
                    sound.find(type.sourceOf(edge), type.targetOf(edge)).get().isDefined();
            pause();
            Either<StoreError, E> answer = sound.link(edge);
            boolean raced = !linked && answer.isLeft() && answer.getLeft() instanceof AlreadyLinked;
            return raced ? sound.put(edge).map(PutResult::edge) : answer;
        }
    }

    private static final class OverwritingLink<S, T, E> extends Fault.Edges<S, T, E> {
        OverwritingLink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            Either<StoreError, E> answer = sound.link(edge);
            return answer.isLeft() && answer.getLeft() instanceof AlreadyLinked
                    ? sound.put(edge).flatMap(written -> answer)
                    : answer;
        }
    }

    private static final class RestlessPut<S, T, E> extends Fault.Edges<S, T, E> {
        RestlessPut(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            return sound.put(edge)
                    .map(result -> result.outcome() == Outcome.UNCHANGED
                            ? new PutResult<>(Outcome.REPLACED, result.edge(), result.displaced())
                            : result);
        }
    }

    private static final class LosingUpdate<S, T, E> extends Fault.Edges<S, T, E> {
        LosingUpdate(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
            Option<E> found = sound.find(source, target).get();
            if (found.isEmpty()) {
                return sound.update(source, target, change);
            }
            E changed = change.apply(found.get());
            pause();
            return sound.update(source, target, before -> changed);
        }
    }

    private static final class RacingUnlink<S, T, E> extends Fault.Edges<S, T, E> {
        RacingUnlink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            boolean linked = sound.find(source, target).get().isDefined();
            pause();
            return sound.unlink(source, target).map(removed -> linked);
        }
    }

    private static final class MistakenUnlink<S, T, E> extends Fault.Edges<S, T, E> {
        MistakenUnlink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            boolean removed = sound.unlink(source, target).get();
            if (!removed) {
                sound.incoming(target, PageRequest.first(1))
                        .get()
                        .items()
                        .forEach(edge ->
                                sound.unlink(type.sourceOf(edge), target).get());
            }
            return Either.right(removed);
        }
    }

    private static final class ForgottenUnlink<S, T, E> extends Fault.Edges<S, T, E> {
        private final Set<Tuple2<Id<S>, Id<T>>> unlinked = ConcurrentHashMap.newKeySet();

        ForgottenUnlink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            unlinked.add(Tuple.of(source, target));
            return sound.unlink(source, target);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            boolean before = unlinked.contains(Tuple.of(type.sourceOf(edge), type.targetOf(edge)));
            return sound.put(edge)
                    .map(result -> before && result.outcome() == Outcome.CREATED
                            ? new PutResult<>(Outcome.REPLACED, result.edge(), result.displaced())
                            : result);
        }
    }

    private static final class LastingSelfEdge<S, T, E> extends Fault.Edges<S, T, E> {
        LastingSelfEdge(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            boolean self = type.source().equals(type.target()) && source.equals(target);
            return self ? sound.find(source, target).map(Option::isDefined) : sound.unlink(source, target);
        }
    }

    private static final class BothWaysUnlink<S, T, E> extends Fault.Edges<S, T, E> {
        BothWaysUnlink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            if (type.source().equals(type.target()) && !source.value().equals(target.value())) {
                sound.unlink(Id.of(target.value()), Id.of(source.value())).get();
            }
            return sound.unlink(source, target);
        }
    }

    private static final class PrefixUnlink<S, T, E> extends Fault.Edges<S, T, E> {
        PrefixUnlink(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
            Degrees.relationships(all)
                    .filter(other -> !other.equals(type) && other.name().startsWith(type.name()))
                    .forEach(other -> unlink(other, source, target));
            return sound.unlink(source, target);
        }

        private <X, Y, Z> void unlink(Relationship<X, Y, Z> other, Id<S> source, Id<T> target) {
            all.relationship(other)
                    .unlink(Id.of(source.value()), Id.of(target.value()))
                    .get();
        }
    }

    private static final class RacingHolder<S, T, E> extends Fault.Edges<S, T, E> {
        RacingHolder(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            Id<S> source = type.sourceOf(edge);
            Id<T> target = type.targetOf(edge);
            boolean taken = type.cardinality().oneTarget()
                            && sound.outDegree(source).get() > 0
                    || type.cardinality().oneSource() && sound.inDegree(target).get() > 0;
            if (taken || !type.cardinality().oneSource()) {
                return sound.link(edge);
            }
            pause();
            return sound.put(edge).map(PutResult::edge);
        }
    }

    private static final class SilentPut<S, T, E> extends Fault.Edges<S, T, E> {
        SilentPut(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            return sound.put(edge).map(result -> new PutResult<>(result.outcome(), result.edge(), Vector.empty()));
        }
    }

    private static final class TargetFirst<S, T, E> extends Fault.Edges<S, T, E> {
        TargetFirst(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, E> link(E edge) {
            return sound.link(edge).mapLeft(error -> target(error, edge));
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            return sound.put(edge).mapLeft(error -> target(error, edge));
        }

        private StoreError target(StoreError error, E edge) {
            Id<T> target = type.targetOf(edge);
            boolean both = error instanceof MissingEndpoint missing
                    && missing.end() == End.SOURCE
                    && all.entities(type.target()).find(target).get().isEmpty();
            return both ? new MissingEndpoint(End.TARGET, type.target().name(), target) : error;
        }
    }
}
