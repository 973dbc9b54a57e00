package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Refusal;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.CorruptItem;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.ItemTooLarge;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Makes edges of one relationship ready to be stored, and reads stored ones. Runs without the lock. */
final class EdgeDrafts<S, T, E> {

    private final Relationship<S, T, E> relationship;
    private final RelationshipTable table;
    private final ValueCodec<E> codec;
    private final ValueCodec<S> sources;
    private final ValueCodec<T> targets;

    EdgeDrafts(
            Relationship<S, T, E> relationship, RelationshipTable table, ValueCodec<S> sources, ValueCodec<T> targets) {
        this.relationship = relationship;
        this.table = table;
        this.codec = new ValueCodec<>(relationship.shape(), table.shapes());
        this.sources = sources;
        this.targets = targets;
    }

    Relationship<S, T, E> relationship() {
        return relationship;
    }

    RelationshipTable table() {
        return table;
    }

    boolean hasCopies() {
        return relationship.copiesFromSource() || relationship.copiesFromTarget();
    }

    /**
     * An edge against which nothing can be said without a look at the store.
     *
     * @param alone what would be stored for a pair that is not linked, where that does not depend on the ends
     */
    record Proposal<E>(E edge, @Nullable Draft<E> alone) {}

    /** Copies are overruled, so what a caller puts into them is not measured. */
    Either<StoreError, Proposal<E>> proposal(E edge) {
        if (relationship.isIrreflexive() && leadsToItself(relationship.sourceOf(edge), relationship.targetOf(edge))) {
            return Either.left(invalid("it leads from an entity to itself, and the relationship is irreflexive"));
        }
        return hasCopies()
                ? codec.ready(edge, null).bimap(this::refused, ready -> new Proposal<>(edge, null))
                : draft(edge, null).map(draft -> new Proposal<>(edge, draft));
    }

    /** An end that is left out, by code that is not checked for nulls, is told with the other attributes. */
    private static boolean leadsToItself(@Nullable Id<?> source, @Nullable Id<?> target) {
        return source != null && target != null && source.value().equals(target.value());
    }

    /** The edge as it would be stored in place of what is stored now, its copies taken from these states of its ends. */
    Either<StoreError, Draft<E>> draft(Proposal<E> proposal, @Nullable Object before, Held source, Held target) {
        Draft<E> alone = proposal.alone();
        return alone != null && before == null && alone.keying() == table.keying()
                ? Either.right(alone)
                : draft(proposal.edge(), before, source, target);
    }

    /** The edge as it would be stored, its copies as they are. */
    Either<StoreError, Draft<E>> draft(E edge, @Nullable Object before) {
        Keying keying = table.keying();
        return codec.ready(edge, before).mapLeft(this::refused).flatMap(ready -> {
            if (ready.isTooLarge()) {
                Id<S> source = relationship.sourceOf(edge);
                return Either.left(new ItemTooLarge(relationship.name(), source, ready.bytes(), ValueCodec.MAX_BYTES));
            }
            try {
                byte[] key = keying == null ? Edge.NO_KEY : keying.keyOf(ready.stored());
                return Either.right(new Draft<>(ready.value(), ready.stored(), key, keying));
            } catch (InvalidDatumException e) {
                return Either.left(invalid("it cannot be ordered: " + e.getMessage()));
            }
        });
    }

    /** The edge as it would be stored, its copies taken from these states of its ends. */
    Either<StoreError, Draft<E>> draft(E edge, @Nullable Object before, Held source, Held target) {
        return copied(edge, source, target).flatMap(copied -> draft(copied, before));
    }

    private Either<StoreError, E> copied(E edge, Held source, Held target) {
        Either<StoreError, E> copied = Either.right(edge);
        if (relationship.copiesFromSource()) {
            copied = copied.flatMap(taken ->
                    source(source, relationship.sourceOf(edge)).map(end -> relationship.withSourceCopies(taken, end)));
        }
        if (relationship.copiesFromTarget()) {
            copied = copied.flatMap(taken ->
                    target(target, relationship.targetOf(edge)).map(end -> relationship.withTargetCopies(taken, end)));
        }
        return copied;
    }

    /**
     * A stored edge with its copies of one end taken anew, of both ends if they are one; none if that changes nothing.
     *
     * @param origin the entity that changes
     * @param changed what it changes to
     */
    Either<StoreError, Option<Draft<E>>> retaken(Edge edge, Object stored, Node origin, Object changed) {
        return edge(stored, edge.source().id(), edge.target().id()).flatMap(current -> {
            E taken = current;
            if (relationship.copiesFromSource() && edge.source() == origin) {
                taken = relationship.withSourceCopies(
                        taken, relationship.source().type().cast(changed));
            }
            if (relationship.copiesFromTarget() && edge.target() == origin) {
                taken = relationship.withTargetCopies(
                        taken, relationship.target().type().cast(changed));
            }
            return draft(taken, stored)
                    .map(draft ->
                            Option.of(draft).filter(retaken -> !retaken.value().equals(current)));
        });
    }

    Either<StoreError, E> edge(Object stored, Id<?> from, Id<?> to) {
        return codec.view(stored).mapLeft(refusal -> corrupt(relationship.name(), from + " -> " + to, refusal));
    }

    Either<StoreError, S> source(Held held, Id<?> id) {
        return sources.view(held.stored())
                .mapLeft(refusal -> corrupt(relationship.source().name(), id.value(), refusal));
    }

    Either<StoreError, T> target(Held held, Id<?> id) {
        return targets.view(held.stored())
                .mapLeft(refusal -> corrupt(relationship.target().name(), id.value(), refusal));
    }

    StoreError invalid(String reason) {
        return new InvalidEdge(relationship.name(), reason);
    }

    private StoreError refused(Refusal refusal) {
        return invalid(refusal.reason());
    }

    private static StoreError corrupt(String type, String id, Refusal refusal) {
        return new CorruptItem(type, id, refusal.reason());
    }
}
