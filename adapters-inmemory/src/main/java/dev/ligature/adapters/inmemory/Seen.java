package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Cardinality;
import dev.ligature.ports.Direction;
import org.jspecify.annotations.Nullable;

/**
 * What a write of one edge has seen under the lock. The write decides on it without the lock, and is done only if it
 * still holds.
 *
 * @param linked the pair's own edge
 * @param sourceHolder the edge of a source that can have but one, if the pair is not linked
 * @param targetHolder the edge of a target that can have but one, if the pair is not linked
 */
record Seen(
        RelationshipTable table,
        Cardinality cardinality,
        Node source,
        Held sourceState,
        Node target,
        Held targetState,
        @Nullable Stored linked,
        @Nullable Stored sourceHolder,
        @Nullable Stored targetHolder) {

    /** An edge and what was stored for it. */
    record Stored(Edge edge, Object value) {

        static @Nullable Stored of(@Nullable Edge edge) {
            Object value = edge == null ? null : edge.stored();
            return edge == null || value == null ? null : new Stored(edge, value);
        }

        boolean holds() {
            return edge.stored() == value;
        }
    }

    static Seen of(
            RelationshipTable table,
            Cardinality cardinality,
            Node source,
            Held sourceState,
            Node target,
            Held targetState) {
        Stored linked = Stored.of(table.find(source, target));
        boolean free = linked == null;
        return new Seen(
                table,
                cardinality,
                source,
                sourceState,
                target,
                targetState,
                linked,
                free && cardinality.oneTarget() ? Stored.of(table.first(source, Direction.OUTGOING)) : null,
                free && cardinality.oneSource() ? Stored.of(table.first(target, Direction.INCOMING)) : null);
    }

    /** Whether both ends still exist and every edge that was looked for is as it was, there or not. */
    boolean holds() {
        if (source.held() == null || target.held() == null) {
            return false;
        }
        if (linked != null) {
            return linked.holds();
        }
        return table.find(source, target) == null
                && (!cardinality.oneTarget() || holds(sourceHolder, table.first(source, Direction.OUTGOING)))
                && (!cardinality.oneSource() || holds(targetHolder, table.first(target, Direction.INCOMING)));
    }

    /** Whether both ends are in the very states that were seen, which copies depend on. */
    boolean endsHold() {
        return source.held() == sourceState && target.held() == targetState;
    }

    private static boolean holds(@Nullable Stored seen, @Nullable Edge now) {
        return seen == null ? now == null : seen.edge() == now && seen.holds();
    }
}
