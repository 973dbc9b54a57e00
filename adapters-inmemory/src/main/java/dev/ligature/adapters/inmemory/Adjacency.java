package dev.ligature.adapters.inmemory;

import org.jspecify.annotations.Nullable;

/** The edges of one entity in one relationship, in every order that is kept; a link in the entity's list of them. */
final class Adjacency {

    private final RelationshipTable relationship;
    private @Nullable Adjacency next;
    private @Nullable Sorted<Edge> outgoing;
    private @Nullable Sorted<Edge> incoming;
    private @Nullable Sorted<Edge> outgoingByKey;
    private @Nullable Sorted<Edge> incomingByKey;

    Adjacency(RelationshipTable relationship, @Nullable Adjacency next) {
        this.relationship = relationship;
        this.next = next;
    }

    RelationshipTable relationship() {
        return relationship;
    }

    @Nullable
    Adjacency next() {
        return next;
    }

    /** Takes another one out of the list if it is the next. */
    void skip(Adjacency dropped) {
        if (next == dropped) {
            next = dropped.next;
        }
    }

    @Nullable
    Sorted<Edge> get(EdgeOrder order) {
        return switch (order) {
            case OUTGOING -> outgoing;
            case INCOMING -> incoming;
            case OUTGOING_BY_KEY -> outgoingByKey;
            case INCOMING_BY_KEY -> incomingByKey;
        };
    }

    private void set(EdgeOrder order, @Nullable Sorted<Edge> edges) {
        switch (order) {
            case OUTGOING -> outgoing = edges;
            case INCOMING -> incoming = edges;
            case OUTGOING_BY_KEY -> outgoingByKey = edges;
            case INCOMING_BY_KEY -> incomingByKey = edges;
        }
    }

    void add(EdgeOrder order, Edge edge) {
        set(order, Sorted.plus(get(order), edge, order.placeOf(edge)));
    }

    void remove(EdgeOrder order, Edge edge) {
        Sorted<Edge> edges = get(order);
        if (edges != null) {
            set(order, edges.minus(order.placeOf(edge)));
        }
    }

    int size(EdgeOrder order) {
        Sorted<Edge> edges = get(order);
        return edges == null ? 0 : edges.size();
    }

    boolean isEmpty() {
        return outgoing == null && incoming == null && outgoingByKey == null && incomingByKey == null;
    }
}
