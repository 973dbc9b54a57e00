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

    /** What can be said against an edge without a look at the store; copies are overruled, so their size is not seen. */
    Option<StoreError> objection(E edge) {
        Id<S> source = relationship.sourceOf(edge);
        if (relationship.isIrreflexive()
                && source.value().equals(relationship.targetOf(edge).value())) {
            return Option.of(invalid("it leads from an entity to itself, and the relationship is irreflexive"));
        }
        if (hasCopies()) {
            return codec.ready(edge, null).mapLeft(this::refused).swap().toOption();
        }
        return draft(edge, null).swap().toOption();
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
                return Either.left(invalid("its order key " + e.getMessage()));
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
