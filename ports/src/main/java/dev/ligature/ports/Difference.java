package dev.ligature.ports;

import dev.ligature.domain.Id;
import io.vavr.collection.Set;
import java.util.Objects;

/**
 * What {@link RelationshipRepository#replaceOutgoing} changed, by target.
 *
 * @param added linked now, not before
 * @param removed linked before, not now
 * @param changed linked before and now, with other attributes
 * @param kept linked before and now just so; nothing was written
 */
public record Difference<T>(Set<Id<T>> added, Set<Id<T>> removed, Set<Id<T>> changed, Set<Id<T>> kept) {

    public Difference {
        Objects.requireNonNull(added, "added");
        Objects.requireNonNull(removed, "removed");
        Objects.requireNonNull(changed, "changed");
        Objects.requireNonNull(kept, "kept");
    }
}
