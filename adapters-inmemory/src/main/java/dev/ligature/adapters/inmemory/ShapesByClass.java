package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Shape;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Which shape a stored value has, told by its class: one type may be opened by several versions of its Java class, and
 * a value then need not remember which of them wrote it.
 */
final class ShapesByClass {

    private final ConcurrentMap<Class<?>, Shape<?>> shapes = new ConcurrentHashMap<>();

    void learn(Object value, Shape<?> shape) {
        if (!shapes.containsKey(value.getClass())) {
            shapes.put(value.getClass(), shape);
        }
    }

    Shape<?> of(Object value) {
        @Nullable Shape<?> shape = shapes.get(value.getClass());
        if (shape == null) {
            throw new IllegalStateException(value.getClass().getName() + " was never stored");
        }
        return shape;
    }
}
