package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import java.util.Set;

/**
 * The attributes that the framework keeps on items. They begin with a sign that no accessor's name holds, and are short,
 * because DynamoDB charges for names.
 */
public final class Reserved {

    /** What every name of the framework begins with. */
    public static final String PREFIX = "~";

    /** An entity's version: incarnation and count. */
    public static final String VERSION = "~v";

    /** The ids of an item's last writes, newest first. */
    public static final String WRITES = "~w";

    /** The id of the delete that made an entity's item a tombstone. */
    public static final String TOMBSTONE = "~t";

    /** When the tombstone was set, in epoch milliseconds: what a settling index is waited for from. */
    public static final String TOMBSTONED_AT = "~ta";

    /** The write whose fan-out to copies is not finished. */
    public static final String PENDING = "~p";

    /** The count of the source's version that an edge's copies were taken from. */
    public static final String SOURCE_COPIED = "~cs";

    /** The count of the target's version that an edge's copies were taken from. */
    public static final String TARGET_COPIED = "~ct";

    /** The far id in an edge that is the only one of its entity. */
    public static final String FAR = "~f";

    /**
     * The bytes of an entity's item with its edges, where it holds an open number of them: never less than they are, and
     * counted anew when a link does not fit.
     */
    public static final String BYTES = "~b";

    /** The indexes of a type that are complete, in the item that keeps them. */
    public static final String INDEXES = "~ix";

    private static final Set<String> BOOKKEEPING =
            Set.of(VERSION, WRITES, TOMBSTONE, TOMBSTONED_AT, PENDING, SOURCE_COPIED, TARGET_COPIED, BYTES, INDEXES);

    private Reserved() {}

    /** What the numbers of edges are kept in. */
    private static final String DEGREE = "~n.";

    /** Whether an attribute tells nothing about facts and much about how they were written. */
    public static boolean isBookkeeping(String name) {
        return BOOKKEEPING.contains(name) || name.startsWith(DEGREE);
    }

    /** The number of a source's edges that are part of its item, where there is a limit to it. */
    public static String degree(Relationship<?, ?, ?> relationship) {
        return DEGREE + relationship.name();
    }

    /** Who holds the one edge that the entity at this end may have, where the edge lies elsewhere. */
    public static String holder(Relationship<?, ?, ?> relationship, End end) {
        return "~h" + side(end) + relationship.name();
    }

    /** The attribute of all or the only edge that is part of the entity's item at this end. */
    public static String edges(Relationship<?, ?, ?> relationship, End near) {
        return "~e" + side(near) + relationship.name();
    }

    /** The attribute of one of many edges. */
    public static String edge(Relationship<?, ?, ?> relationship, End near, String far) {
        return edges(relationship, near) + "/" + far;
    }

    /** The attribute that puts an entity's item into an index because of its one edge. */
    public static String indexKey(Relationship<?, ?, ?> relationship, String role) {
        return "~x" + role + relationship.name();
    }

    /** How a domain attribute is stored whose name is taken by a key. */
    static String escaped(String name) {
        return "~a." + name;
    }

    /** The attribute that keeps which version of an origin the copies were taken from. */
    public static String copied(End origin) {
        return origin == End.SOURCE ? SOURCE_COPIED : TARGET_COPIED;
    }

    private static String side(End end) {
        return end == End.SOURCE ? "o." : "i.";
    }
}
