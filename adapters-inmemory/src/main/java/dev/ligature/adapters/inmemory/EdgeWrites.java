package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.MissingEndpoint;
import dev.ligature.ports.StoreError.NotFound;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes of one edge at a time. Each looks under the lock, decides without it, and writes under it if what it saw still
 * holds; else it looks again. So no function of a caller ever runs under the lock.
 */
final class EdgeWrites<S, T, E> {

    private final Session session;
    private final EdgeDrafts<S, T, E> drafts;
    private final Relationship<S, T, E> relationship;
    private final RelationshipTable table;
    private final EntityTable sources;
    private final EntityTable targets;

    EdgeWrites(Session session, EdgeDrafts<S, T, E> drafts, EntityTable sources, EntityTable targets) {
        this.session = session;
        this.drafts = drafts;
        this.relationship = drafts.relationship();
        this.table = drafts.table();
        this.sources = sources;
        this.targets = targets;
    }

    /** What a write decided: an answer, and unless nothing is to be written, a draft and what makes room for it. */
    private record Decision<E, R>(R answer, @Nullable Draft<E> draft, List<Edge> displaced) {}

    Either<StoreError, E> link(E edge) {
        return drafts.proposal(edge)
                .flatMap(proposal -> written(
                        "linking '" + relationship.name() + "'",
                        relationship.sourceOf(edge),
                        relationship.targetOf(edge),
                        seen -> {
                            Option<StoreError> taken = taken(seen);
                            return taken.isDefined()
                                    ? Either.left(taken.get())
                                    : draft(proposal, seen)
                                            .map(draft -> new Decision<>(draft.value(), draft, List.of()));
                        }));
    }

    Either<StoreError, PutResult<E>> put(E edge) {
        return drafts.proposal(edge)
                .flatMap(proposal -> written(
                        "putting '" + relationship.name() + "'",
                        relationship.sourceOf(edge),
                        relationship.targetOf(edge),
                        seen -> draft(proposal, seen).flatMap(draft -> {
                            Seen.Stored linked = seen.linked();
                            return linked == null ? moved(seen, draft) : replaced(linked, draft);
                        })));
    }

    private Either<StoreError, Decision<E, PutResult<E>>> replaced(Seen.Stored linked, Draft<E> draft) {
        return stored(linked)
                .map(current -> current.equals(draft.value())
                        ? new Decision<>(new PutResult<>(Outcome.UNCHANGED, current, Vector.empty()), null, List.of())
                        : new Decision<>(
                                new PutResult<>(Outcome.REPLACED, draft.value(), Vector.empty()), draft, List.of()));
    }

    private Either<StoreError, Decision<E, PutResult<E>>> moved(Seen seen, Draft<E> draft) {
        Vector<Seen.Stored> holders =
                Vector.of(seen.sourceHolder(), seen.targetHolder()).filter(Objects::nonNull);
        return Either.sequenceRight(holders.map(this::stored))
                .map(displaced -> new Decision<>(
                        new PutResult<>(Outcome.CREATED, draft.value(), displaced),
                        draft,
                        holders.map(Seen.Stored::edge).asJava()));
    }

    Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
        StoreError missing = NotFound.edge(relationship.name(), source, target);
        return this.<E>written("updating '" + relationship.name() + "'", source, target, seen -> {
                    Seen.Stored linked = seen.linked();
                    if (linked == null) {
                        return Either.left(missing);
                    }
                    return stored(linked)
                            .flatMap(current -> changed(current, change))
                            .flatMap(changed -> draft(changed, seen))
                            .map(draft -> new Decision<>(draft.value(), draft, List.of()));
                })
                .mapLeft(error -> error instanceof MissingEndpoint ? missing : error);
    }

    private Either<StoreError, EdgeDrafts.Proposal<E>> changed(E current, UnaryOperator<E> change) {
        E changed = Objects.requireNonNull(change.apply(current), "the changed edge");
        boolean sameEnds = relationship.sourceOf(current).equals(relationship.sourceOf(changed))
                && relationship.targetOf(current).equals(relationship.targetOf(changed));
        if (!sameEnds) {
            return Either.left(drafts.invalid("an update keeps both ends; unlink this pair and link the other"));
        }
        return drafts.proposal(changed);
    }

    Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
        return session.space().write("unlinking '" + relationship.name() + "'", () -> {
            Node from = sources.find(source);
            Node to = from == null ? null : targets.find(target);
            Edge edge = from == null || to == null ? null : table.find(from, to);
            if (edge == null) {
                return false;
            }
            table.remove(edge);
            return true;
        });
    }

    /** Takes the copies of an edge anew, as an audit asks; answers whether any had drifted. */
    Either<StoreError, Boolean> retake(Id<S> source, Id<T> target) {
        return written("repairing '" + relationship.name() + "'", source, target, seen -> {
            Seen.Stored linked = seen.linked();
            if (linked == null) {
                return Either.right(new Decision<>(false, null, List.of()));
            }
            return stored(linked)
                    .flatMap(current -> draft(new EdgeDrafts.Proposal<>(current, null), seen)
                            .map(draft -> draft.value().equals(current)
                                    ? new Decision<>(false, null, List.of())
                                    : new Decision<>(true, draft, List.of())));
        });
    }

    private <R> Either<StoreError, R> written(
            String what, Id<S> source, Id<T> target, Function<Seen, Either<StoreError, Decision<E, R>>> decide) {
        while (true) {
            Either<StoreError, Seen> looked =
                    session.space().read(what, () -> look(source, target)).flatMap(Function.identity());
            if (looked.isLeft()) {
                return Either.left(looked.getLeft());
            }
            Seen seen = looked.get();
            Either<StoreError, Decision<E, R>> decided = decide.apply(seen);
            if (decided.isLeft()) {
                return Either.left(decided.getLeft());
            }
            Decision<E, R> decision = decided.get();
            Draft<E> draft = decision.draft();
            if (draft == null) {
                return Either.right(decision.answer());
            }
            Either<StoreError, Option<Either<StoreError, R>>> done = session.space()
                    .write(
                            what,
                            () -> isGood(seen, draft)
                                    ? Option.of(write(seen, draft, decision.displaced())
                                            .map(stored -> decision.answer()))
                                    : Option.none());
            if (done.isLeft()) {
                return Either.left(done.getLeft());
            }
            if (done.get().isDefined()) {
                return done.get().get();
            }
        }
    }

    private Either<StoreError, Seen> look(Id<S> from, Id<T> to) {
        Node source = sources.find(from);
        Held sourceState = source == null ? null : source.held();
        if (source == null || sourceState == null) {
            return Either.left(missing(End.SOURCE, from));
        }
        Node target = targets.find(to);
        Held targetState = target == null ? null : target.held();
        if (target == null || targetState == null) {
            return Either.left(missing(End.TARGET, to));
        }
        return Either.right(Seen.of(table, relationship.cardinality(), source, sourceState, target, targetState));
    }

    private boolean isGood(Seen seen, Draft<E> draft) {
        return seen.holds() && (!drafts.hasCopies() || seen.endsHold()) && draft.keying() == table.keying();
    }

    private Either<StoreError, Boolean> write(Seen seen, Draft<E> draft, List<Edge> displaced) {
        Seen.Stored linked = seen.linked();
        if (linked != null) {
            draft.replace(table, linked.edge());
            return Either.right(true);
        }
        int left = table.degree(seen.source(), Direction.OUTGOING)
                - (int) displaced.stream()
                        .filter(edge -> edge.source() == seen.source())
                        .count();
        Option<Integer> limit = relationship.outDegreeLimit();
        if (limit.exists(most -> left >= most)) {
            return Either.left(
                    new DegreeLimit(relationship.name(), seen.source().id(), limit.get()));
        }
        displaced.forEach(table::remove);
        draft.add(table, seen.source(), seen.target());
        return Either.right(true);
    }

    private Either<StoreError, Draft<E>> draft(EdgeDrafts.Proposal<E> proposal, Seen seen) {
        Seen.Stored linked = seen.linked();
        return drafts.draft(proposal, linked == null ? null : linked.value(), seen.sourceState(), seen.targetState());
    }

    private Either<StoreError, E> stored(Seen.Stored stored) {
        Edge edge = stored.edge();
        return drafts.edge(stored.value(), edge.source().id(), edge.target().id());
    }

    private Option<StoreError> taken(Seen seen) {
        Id<?> source = seen.source().id();
        Id<?> target = seen.target().id();
        if (seen.linked() != null) {
            return Option.of(new AlreadyLinked(relationship.name(), source, target));
        }
        Option<StoreError> bySource = Option.of(seen.sourceHolder())
                .map(holder -> new CardinalityViolation(
                        relationship.name(),
                        End.SOURCE,
                        source,
                        holder.edge().target().id()));
        return bySource.orElse(() -> Option.of(seen.targetHolder())
                .map(holder -> new CardinalityViolation(
                        relationship.name(),
                        End.TARGET,
                        target,
                        holder.edge().source().id())));
    }

    private StoreError missing(End end, Id<?> id) {
        String type = end == End.SOURCE
                ? relationship.source().name()
                : relationship.target().name();
        return new MissingEndpoint(end, type, id);
    }
}
