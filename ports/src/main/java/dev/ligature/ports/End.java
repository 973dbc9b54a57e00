package dev.ligature.ports;

import java.util.Locale;

/** One end of an edge. */
public enum End {
    /** Where the edge goes out from. */
    SOURCE,
    /** Where the edge comes in to. */
    TARGET;

    /** The end across. */
    public End other() {
        return this == SOURCE ? TARGET : SOURCE;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
