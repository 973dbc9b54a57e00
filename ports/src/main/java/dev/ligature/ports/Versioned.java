package dev.ligature.ports;

import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * An entity and the version at which it was read.
 *
 * @param value the entity
 * @param version its version, unchanged by {@link #with} and {@link #map}
 */
public record Versioned<T>(T value, Version version) {

    public Versioned {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(version, "version");
    }

    /** Another value in place of the one read at this version, to be handed to {@link EntityRepository#replace}. */
    public Versioned<T> with(T changed) {
        return new Versioned<>(changed, version);
    }

    /** The value changed, to be handed to {@link EntityRepository#replace}. */
    public Versioned<T> map(UnaryOperator<T> change) {
        return with(change.apply(value));
    }

    /** Names the version only: entities do not belong into logs. */
    @Override
    public String toString() {
        return "version " + version;
    }
}
