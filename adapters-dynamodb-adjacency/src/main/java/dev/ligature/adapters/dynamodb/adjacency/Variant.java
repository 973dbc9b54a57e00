package dev.ligature.adapters.dynamodb.adjacency;

/** How the edges of a target are found. */
enum Variant {

    /** By an inverted index over the items at the sources. */
    INVERTED("adjacency"),

    /** By items of their own at the targets. */
    MIRRORED("adjacency-mirrored");

    private final String layoutName;

    Variant(String layoutName) {
        this.layoutName = layoutName;
    }

    String layoutName() {
        return layoutName;
    }
}
