package dev.ligature.contract.model;

import dev.ligature.domain.Cardinality;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import java.util.Locale;

/**
 * One relationship of one model with as many sources, targets and edges as a test likes. Sources and targets are told
 * apart by their ids, also where both are of one type.
 *
 * @param model the model that the store is opened with
 * @param relationship the relationship under test
 */
public record Sample<S, T, E>(DomainModel model, Relationship<S, T, E> relationship) {

    /** The id of the n-th source; ids sort as their numbers do. */
    public Id<S> sourceId(int n) {
        return Id.of(String.format(Locale.ROOT, "s%05d", n));
    }

    /** The id of the n-th target; ids sort as their numbers do. */
    public Id<T> targetId(int n) {
        return Id.of(String.format(Locale.ROOT, "t%05d", n));
    }

    /** The n-th source. */
    public S source(int n) {
        return source(sourceId(n), n);
    }

    /** The n-th target. */
    public T target(int n) {
        return target(targetId(n), n);
    }

    /** A source of this id. */
    public S source(Id<S> id, int variant) {
        return Specimens.entity(relationship.source(), id, variant);
    }

    /** A target of this id. */
    public T target(Id<T> id, int variant) {
        return Specimens.entity(relationship.target(), id, variant);
    }

    /** An edge between the n-th source and target as the store answers it, copies included. */
    public E edge(int source, int target, int variant) {
        return stored(bare(sourceId(source), targetId(target), variant), source(source), target(target));
    }

    /** An edge as a caller makes it, with anything in its copies. */
    public E bare(Id<S> source, Id<T> target, int variant) {
        return Specimens.edge(relationship, source, target, variant);
    }

    /** The edge with its copies as the store fills them. */
    public E stored(E edge, S source, T target) {
        return relationship.withTargetCopies(relationship.withSourceCopies(edge, source), target);
    }

    /** Whether neighbouring variants of an edge differ in more than copies. */
    public boolean hasAttributes() {
        E one = edge(0, 0, 0);
        return !one.equals(edge(0, 0, 1));
    }

    /** Whether an entity can have more than one edge in this direction. */
    public boolean isMany(Direction direction) {
        Cardinality cardinality = relationship.cardinality();
        return direction == Direction.OUTGOING ? !cardinality.oneTarget() : !cardinality.oneSource();
    }

    /** Whether both ends are of one type. */
    public boolean isSelf() {
        return relationship.source().equals(relationship.target());
    }

    @Override
    public String toString() {
        return relationship.name();
    }
}
