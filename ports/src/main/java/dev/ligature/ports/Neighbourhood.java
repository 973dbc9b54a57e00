package dev.ligature.ports;

import java.util.Objects;

/**
 * An entity and its first edges in one direction.
 *
 * @param entity the entity
 * @param edges a page of its edges, whose cursor continues in {@link RelationshipRepository#outgoing} or {@link
 *     RelationshipRepository#incoming}
 */
public record Neighbourhood<S, E>(S entity, Page<E> edges) {

    public Neighbourhood {
        Objects.requireNonNull(entity, "entity");
        Objects.requireNonNull(edges, "edges");
    }
}
