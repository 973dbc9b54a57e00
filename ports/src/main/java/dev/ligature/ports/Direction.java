package dev.ligature.ports;

import java.util.Locale;

/** The direction in which edges are read from an entity. */
public enum Direction {
    /** The edges that the entity is the source of. */
    OUTGOING,
    /** The edges that the entity is the target of. */
    INCOMING;

    /** The end of the edge at which the entity stands. */
    public End near() {
        return this == OUTGOING ? End.SOURCE : End.TARGET;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
