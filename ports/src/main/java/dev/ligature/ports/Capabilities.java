package dev.ligature.ports;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * What an adapter offers for one relationship. Capabilities change sizes and modes, never what is true; what is not
 * declared is answered {@link StoreError.Unsupported}.
 *
 * @param strongPages the directions in which a page may be {@link Consistency#STRONG}, and in which degrees are
 * @param sizeBounded the directions in which an entity's edges share an item of bounded bytes, so that a link beyond it
 *     is answered {@link StoreError.DegreeLimit}
 * @param maxOutDegree the most edges of one source, where this adapter counts them
 */
public record Capabilities(Set<Direction> strongPages, Set<Direction> sizeBounded, Option<Integer> maxOutDegree) {

    public Capabilities {
        Objects.requireNonNull(strongPages, "strongPages");
        Objects.requireNonNull(sizeBounded, "sizeBounded");
        Objects.requireNonNull(maxOutDegree, "maxOutDegree");
    }

    /** Strong pages in these directions, and no bounds. */
    public static Capabilities strong(Direction... directions) {
        return new Capabilities(HashSet.of(directions), HashSet.empty(), Option.none());
    }

    /** The same, bounded by the bytes of an item in these directions. */
    public Capabilities boundedBySize(Direction... directions) {
        return new Capabilities(strongPages, HashSet.of(directions), maxOutDegree);
    }

    /** The same, with at most so many edges of one source. */
    public Capabilities boundedByCount(Option<Integer> limit) {
        return new Capabilities(strongPages, sizeBounded, limit);
    }
}
