package dev.ligature.adapters.inmemory;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One edge, shared by both its ends and every order. It is also the sorted set of itself alone, so that an end with one
 * edge needs no set beside it. Its place never changes: an edge whose order key changes is another one.
 */
final class Edge implements Sorted<Edge> {

    static final byte[] NO_KEY = {};

    private final Node source;
    private final Node target;
    private final byte[] key;
    private @Nullable Object stored;

    Edge(Node source, Node target, byte[] key, Object stored) {
        this.source = source;
        this.target = target;
        this.key = key;
        this.stored = stored;
    }

    Node source() {
        return source;
    }

    Node target() {
        return target;
    }

    /** The UTF-8 bytes of the order key; none where no order key is kept. */
    byte[] key() {
        return key;
    }

    /** The value as {@link ValueCodec} keeps it; null once the edge is removed. */
    @Nullable
    Object stored() {
        return stored;
    }

    void store(@Nullable Object value) {
        stored = value;
    }

    @Override
    public int size() {
        return 1;
    }

    @Override
    public Edge first() {
        return this;
    }

    @Override
    public @Nullable Edge find(Probe<? super Edge> place) {
        return place.compareTo(this) == 0 ? this : null;
    }

    @Override
    public Sorted<Edge> plus(Edge element, Probe<? super Edge> place) {
        return place.compareTo(this) < 0 ? Few.of(element, this) : Few.of(this, element);
    }

    @Override
    public @Nullable Sorted<Edge> minus(Probe<? super Edge> place) {
        return place.compareTo(this) == 0 ? null : this;
    }

    @Override
    public void ascend(@Nullable Probe<? super Edge> after, int size, List<? super Edge> page) {
        if (page.size() < size && (after == null || after.compareTo(this) < 0)) {
            page.add(this);
        }
    }

    @Override
    public void descend(@Nullable Probe<? super Edge> before, int size, List<? super Edge> page) {
        if (page.size() < size && (before == null || before.compareTo(this) > 0)) {
            page.add(this);
        }
    }

    @Override
    public void forEach(Consumer<? super Edge> action) {
        action.accept(this);
    }
}
