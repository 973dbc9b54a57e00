package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.ports.End;

/** The ids of an edge's two ends, as text. */
public record Ends(String source, String target) {

    /** The ends as seen from one of them. */
    public static Ends of(End near, String nearId, String farId) {
        return near == End.SOURCE ? new Ends(nearId, farId) : new Ends(farId, nearId);
    }

    /** The id at this end. */
    public String at(End end) {
        return end == End.SOURCE ? source : target;
    }
}
