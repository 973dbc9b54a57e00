package dev.ligature.adapters.inmemory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An edge that is ready to be stored.
 *
 * @param value as the caller gets it back
 * @param stored as it is kept
 * @param key its order key
 * @param keying how the order key was found; the draft is good for as long as edges are ordered so
 */
record Draft<E>(
        E value, Object stored, byte[] key, @Nullable Keying keying) {

    /** Stores the draft for a pair that is not linked. */
    void add(RelationshipTable table, Node source, Node target) {
        table.add(new Edge(source, target, key, stored));
    }

    /** Stores the draft in place of an edge of the same pair, at another place if the order key differs. */
    void replace(RelationshipTable table, Edge edge) {
        if (Arrays.equals(key, edge.key())) {
            edge.store(stored);
        } else {
            table.remove(edge);
            add(table, edge.source(), edge.target());
        }
    }
}
