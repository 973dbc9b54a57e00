package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import java.util.Arrays;

/** An order of the edges of one entity: by far id, or by order key and then far id. */
enum EdgeOrder {
    OUTGOING(Direction.OUTGOING),
    INCOMING(Direction.INCOMING),
    OUTGOING_BY_KEY(Direction.OUTGOING),
    INCOMING_BY_KEY(Direction.INCOMING);

    private final Direction direction;

    EdgeOrder(Direction direction) {
        this.direction = direction;
    }

    static EdgeOrder byId(Direction direction) {
        return direction == Direction.OUTGOING ? OUTGOING : INCOMING;
    }

    static EdgeOrder byKey(Direction direction) {
        return direction == Direction.OUTGOING ? OUTGOING_BY_KEY : INCOMING_BY_KEY;
    }

    Direction direction() {
        return direction;
    }

    boolean isByKey() {
        return this == OUTGOING_BY_KEY || this == INCOMING_BY_KEY;
    }

    /** The entity whose edges are in this order. */
    Node near(Edge edge) {
        return direction == Direction.OUTGOING ? edge.source() : edge.target();
    }

    /** The entity across. */
    Node far(Edge edge) {
        return direction == Direction.OUTGOING ? edge.target() : edge.source();
    }

    Probe<Edge> placeOf(Edge edge) {
        return place(edge.key(), far(edge).id());
    }

    /** The place of an order key and a far id; a key is compared by its UTF-8 bytes, as stored layouts do. */
    Probe<Edge> place(byte[] key, Id<?> far) {
        if (!isByKey()) {
            return edge -> far.compareTo(far(edge).id());
        }
        return edge -> {
            int side = Arrays.compareUnsigned(key, edge.key());
            return side != 0 ? side : far.compareTo(far(edge).id());
        };
    }
}
