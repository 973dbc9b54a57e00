package dev.ligature.adapters.dynamodb.adjacency;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** How the edges of a target are found. */
enum Variant {

    /** By an inverted index over the items at the sources. */
    INVERTED("adjacency", "build it without .mirrored()"),

    /** By items of their own at the targets. */
    MIRRORED("adjacency-mirrored", "build it with .mirrored()");

    private final String layoutName;
    private final String remedy;

    Variant(String layoutName, String remedy) {
        this.layoutName = layoutName;
        this.remedy = remedy;
    }

    static Option<Variant> ofLayout(String name) {
        return Vector.of(values()).find(variant -> variant.layoutName.equals(name));
    }

    String layoutName() {
        return layoutName;
    }

    /** What to do where facts were written in this variant. */
    String remedy() {
        return remedy + ", or copy the facts into another namespace";
    }
}
