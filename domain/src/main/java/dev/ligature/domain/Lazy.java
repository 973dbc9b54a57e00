package dev.ligature.domain;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value computed at its first use. Descriptors are constants of the types they describe; what loads the generated
 * classes waits until a model is built, or two threads that meet the types first would wait for each other.
 */
final class Lazy<V> {

    private final Supplier<V> supplier;
    private volatile @Nullable V value;

    Lazy(Supplier<V> supplier) {
        this.supplier = supplier;
    }

    V get() {
        V known = value;
        if (known == null) {
            // Computed twice by two first callers at worst; the results are equal and immutable.
            known = supplier.get();
            value = known;
        }
        return known;
    }
}
