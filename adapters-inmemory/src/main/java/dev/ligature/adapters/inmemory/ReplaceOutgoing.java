package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.MissingEndpoint;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes a source's outgoing edges exactly the given ones, here in one step. As {@link EdgeWrites} it looks, decides
 * without the lock, and writes if what it saw still holds.
 */
final class ReplaceOutgoing<S, T, E> {

    private final Session session;
    private final EdgeDrafts<S, T, E> drafts;
    private final Relationship<S, T, E> relationship;
    private final RelationshipTable table;
    private final EntityTable sources;
    private final EntityTable targets;

    ReplaceOutgoing(Session session, EdgeDrafts<S, T, E> drafts, EntityTable sources, EntityTable targets) {
        this.session = session;
        this.drafts = drafts;
        this.relationship = drafts.relationship();
        this.table = drafts.table();
        this.sources = sources;
        this.targets = targets;
    }

    /** The pairs as they were seen, in the order of the new edges. */
    private record Sight<E>(Node source, Held state, List<Pair<E>> pairs) {}

    /** A new edge, its target, and the edge that the pair has already. */
    private record Pair<E>(EdgeDrafts.Proposal<E> proposal, Node target, Held state, Seen.@Nullable Stored linked) {}

    /** What becomes of a pair; nothing is written without a draft. */
    private record Fate<E>(Pair<E> pair, @Nullable Draft<E> draft) {

        boolean isAdded() {
            return pair.linked() == null;
        }
    }

    Either<StoreError, Difference<T>> replace(Id<S> source, List<E> edges) {
        Map<Id<T>, EdgeDrafts.Proposal<E>> wanted = new LinkedHashMap<>();
        for (E edge : edges) {
            Option<StoreError> objection = objection(source, edge, wanted);
            if (objection.isDefined()) {
                return Either.left(objection.get());
            }
        }
        if (relationship.cardinality().oneTarget() && wanted.size() > 1) {
            return Either.left(drafts.invalid("a source has one edge, and " + wanted.size() + " are given"));
        }
        while (true) {
            Either<StoreError, Option<Difference<T>>> attempt = session.space()
                    .look(what(), () -> look(source, wanted))
                    .flatMap(Function.identity())
                    .flatMap(sight -> fates(sight)
                            .flatMap(fates -> session.space()
                                    .write(
                                            what(),
                                            () -> holds(sight, fates)
                                                    ? Option.of(write(sight, fates))
                                                    : Option.none())));
            if (attempt.isLeft()) {
                return Either.left(attempt.getLeft());
            }
            if (attempt.get().isDefined()) {
                return Either.right(attempt.get().get());
            }
        }
    }

    /** What can be said against an edge by itself; without objection it is wanted. */
    private Option<StoreError> objection(Id<S> source, E edge, Map<Id<T>, EdgeDrafts.Proposal<E>> wanted) {
        return drafts.proposal(edge)
                .flatMap(proposal -> {
                    if (!relationship.sourceOf(edge).equals(source)) {
                        return Either.left(drafts.invalid("it goes out from another source than is replaced"));
                    }
                    return wanted.put(relationship.targetOf(edge), proposal) == null
                            ? Either.right(proposal)
                            : Either.left(drafts.invalid("its target is given twice"));
                })
                .swap()
                .toOption();
    }

    private Either<StoreError, Sight<E>> look(Id<S> from, Map<Id<T>, EdgeDrafts.Proposal<E>> wanted) {
        Node source = sources.find(from);
        Held state = source == null ? null : source.held();
        if (source == null || state == null) {
            return Either.left(
                    new MissingEndpoint(End.SOURCE, relationship.source().name(), from));
        }
        List<Pair<E>> pairs = new ArrayList<>(wanted.size());
        for (Map.Entry<Id<T>, EdgeDrafts.Proposal<E>> each : wanted.entrySet()) {
            Node target = targets.find(each.getKey());
            Held targetState = target == null ? null : target.held();
            if (target == null || targetState == null) {
                return Either.left(
                        new MissingEndpoint(End.TARGET, relationship.target().name(), each.getKey()));
            }
            Seen.Stored linked = Seen.Stored.of(table.find(source, target));
            pairs.add(new Pair<>(each.getValue(), target, targetState, linked));
        }
        Option<StoreError> refusal = refusal(source, pairs);
        return refusal.isDefined() ? Either.left(refusal.get()) : Either.right(new Sight<>(source, state, pairs));
    }

    private Option<StoreError> refusal(Node source, List<Pair<E>> pairs) {
        for (Pair<E> pair : pairs) {
            Edge holder = holder(pair);
            if (holder != null) {
                return Option.of(new CardinalityViolation(
                        relationship.name(),
                        End.TARGET,
                        pair.target().id(),
                        holder.source().id()));
            }
        }
        return relationship
                .outDegreeLimit()
                .filter(limit -> pairs.size() > limit)
                .map(limit -> new DegreeLimit(relationship.name(), source.id(), limit));
    }

    /** The edge of another source that keeps a target from being linked. */
    private @Nullable Edge holder(Pair<E> pair) {
        return relationship.cardinality().oneSource() && pair.linked() == null
                ? table.first(pair.target(), Direction.INCOMING)
                : null;
    }

    private Either<StoreError, List<Fate<E>>> fates(Sight<E> sight) {
        List<Fate<E>> fates = new ArrayList<>(sight.pairs().size());
        for (Pair<E> pair : sight.pairs()) {
            Either<StoreError, Fate<E>> fate = fate(sight, pair);
            if (fate.isLeft()) {
                return Either.left(fate.getLeft());
            }
            fates.add(fate.get());
        }
        return Either.right(fates);
    }

    private Either<StoreError, Fate<E>> fate(Sight<E> sight, Pair<E> pair) {
        Seen.Stored linked = pair.linked();
        if (linked == null) {
            return drafts.draft(pair.proposal(), null, sight.state(), pair.state())
                    .map(draft -> new Fate<>(pair, draft));
        }
        return drafts.draft(pair.proposal(), linked.value(), sight.state(), pair.state())
                .flatMap(draft -> drafts.edge(
                                linked.value(),
                                sight.source().id(),
                                pair.target().id())
                        .map(current -> new Fate<>(pair, current.equals(draft.value()) ? null : draft)));
    }

    private boolean holds(Sight<E> sight, List<Fate<E>> fates) {
        if (!holds(sight.source(), sight.state())) {
            return false;
        }
        for (Fate<E> fate : fates) {
            Pair<E> pair = fate.pair();
            Seen.Stored linked = pair.linked();
            Draft<E> draft = fate.draft();
            boolean same = holds(pair.target(), pair.state())
                    && (linked == null ? table.find(sight.source(), pair.target()) == null : linked.holds())
                    && holder(pair) == null
                    && (draft == null || draft.keying() == table.keying());
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** Copies depend on the very state of an end, everything else on its existence. */
    private boolean holds(Node end, Held state) {
        return drafts.hasCopies() ? end.held() == state : end.held() != null;
    }

    private Difference<T> write(Sight<E> sight, List<Fate<E>> fates) {
        Set<Edge> staying = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Fate<E> fate : fates) {
            Seen.Stored linked = fate.pair().linked();
            if (linked != null) {
                staying.add(linked.edge());
            }
        }
        List<Edge> removed = new ArrayList<>(table.edges(sight.source(), Direction.OUTGOING));
        removed.removeIf(staying::contains);
        removed.forEach(table::remove);
        for (Fate<E> fate : fates) {
            Draft<E> draft = fate.draft();
            Seen.Stored linked = fate.pair().linked();
            if (draft != null && linked != null) {
                draft.replace(table, linked.edge());
            } else if (draft != null) {
                draft.add(table, sight.source(), fate.pair().target());
            }
        }
        return new Difference<>(
                ids(fates.stream()
                        .filter(Fate::isAdded)
                        .map(fate -> fate.pair().target())
                        .toList()),
                ids(removed.stream().map(Edge::target).toList()),
                ids(fates.stream()
                        .filter(fate -> !fate.isAdded() && fate.draft() != null)
                        .map(fate -> fate.pair().target())
                        .toList()),
                ids(fates.stream()
                        .filter(fate -> fate.draft() == null)
                        .map(fate -> fate.pair().target())
                        .toList()));
    }

    /** Nodes of the target's type have ids of the target's type. */
    @SuppressWarnings("unchecked")
    private LinkedHashSet<Id<T>> ids(List<Node> nodes) {
        return LinkedHashSet.ofAll(nodes).map(node -> (Id<T>) node.id());
    }

    private String what() {
        return "replacing outgoing edges of '" + relationship.name() + "'";
    }
}
