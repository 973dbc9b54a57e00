package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.ports.Direction;
import io.vavr.collection.Vector;

/**
 * Where the edges of one relationship lie.
 *
 * @param homes the places that are written together; the first is the truth
 * @param outgoing how a source's edges are listed
 * @param incoming how a target's edges are listed
 */
public record EdgePlacement(Vector<Home> homes, Reading outgoing, Reading incoming) {

    /** The place whose word counts. */
    public Home truth() {
        return homes.head();
    }

    /** How edges are listed in this direction. */
    public Reading reading(Direction direction) {
        return direction == Direction.OUTGOING ? outgoing : incoming;
    }

    /** The home that is part of the entity's item at an end, if there is one. */
    public io.vavr.control.Option<Home.Embedded> embeddedAt(dev.ligature.ports.End end) {
        return homes.filter(Home.Embedded.class::isInstance)
                .map(Home.Embedded.class::cast)
                .find(home -> home.near() == end);
    }
}
