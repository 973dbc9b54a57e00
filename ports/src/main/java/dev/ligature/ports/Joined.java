package dev.ligature.ports;

import java.util.Objects;

/**
 * An edge and the entity at its far end.
 *
 * @param edge the edge
 * @param entity the far entity as it is now
 */
public record Joined<E, T>(E edge, T entity) {

    public Joined {
        Objects.requireNonNull(edge, "edge");
        Objects.requireNonNull(entity, "entity");
    }
}
