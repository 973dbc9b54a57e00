package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One life of an entity and its edges. A deleted id that is created again is another node. */
final class Node {

    private final Id<?> id;
    private @Nullable Held held;
    private @Nullable Adjacency adjacencies;

    Node(Id<?> id, Held held) {
        this.id = id;
        this.held = held;
    }

    static Probe<Node> at(Id<?> id) {
        return node -> id.compareTo(node.id);
    }

    Id<?> id() {
        return id;
    }

    /** The current state; null once the entity is deleted. */
    @Nullable
    Held held() {
        return held;
    }

    void hold(@Nullable Held state) {
        held = state;
    }

    /** The edges of one relationship, if there are any. */
    @Nullable
    Adjacency adjacency(RelationshipTable relationship) {
        Adjacency candidate = adjacencies;
        while (candidate != null && candidate.relationship() != relationship) {
            candidate = candidate.next();
        }
        return candidate;
    }

    /** A place for edges of one relationship. */
    Adjacency adjacencyForMore(RelationshipTable relationship) {
        Adjacency known = adjacency(relationship);
        if (known == null) {
            known = new Adjacency(relationship, adjacencies);
            adjacencies = known;
        }
        return known;
    }

    /** Gives the place back when the last edge of the relationship is gone. */
    void dropIfEmpty(Adjacency emptied) {
        if (!emptied.isEmpty()) {
            return;
        }
        if (adjacencies == emptied) {
            adjacencies = emptied.next();
            return;
        }
        for (Adjacency each = adjacencies; each != null; each = each.next()) {
            each.skip(emptied);
        }
    }

    void forEachAdjacency(Consumer<Adjacency> action) {
        for (Adjacency each = adjacencies; each != null; each = each.next()) {
            action.accept(each);
        }
    }
}
