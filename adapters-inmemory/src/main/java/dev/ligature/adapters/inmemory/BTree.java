package dev.ligature.adapters.inmemory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A large sorted set as a B+ tree: O(log n) to find, add and remove, O(log n + page) to page, at some ten bytes for each
 * element. A block that becomes small joins its neighbour if both fit, so that what is removed gives its memory back.
 *
 * <p>Unlike the other forms it changes in place. It may be empty.
 */
final class BTree<X> implements Sorted<X> {

    /** A tree of fewer elements is not worth its blocks. */
    private static final int FEWEST = 16;

    private Block<X> root = new Block.Leaf<>();
    private int size;

    @Override
    public int size() {
        return size;
    }

    @Override
    public X first() {
        return root.first();
    }

    @Override
    public @Nullable X find(Probe<? super X> place) {
        return root.find(place);
    }

    @Override
    public Sorted<X> plus(X element, Probe<? super X> place) {
        add(element, place);
        return this;
    }

    @Override
    public @Nullable Sorted<X> minus(Probe<? super X> place) {
        if (remove(place) == null || size > FEWEST) {
            return this;
        }
        List<X> all = new ArrayList<>(size);
        forEach(all::add);
        return all.isEmpty() ? null : Few.of(all);
    }

    /** Adds an element behind all others. */
    void append(X element) {
        add(element, any -> 1);
    }

    /** Adds an element at its place, which is free. */
    void add(X element, Probe<? super X> place) {
        Block<X> split = root.add(element, place);
        if (split != null) {
            root = new Block.Inner<>(root, split);
        }
        size++;
    }

    /** Removes what takes the place; null if nothing does. */
    @Nullable
    X remove(Probe<? super X> place) {
        X removed = root.remove(place);
        if (removed != null) {
            size--;
            root = root.withoutNeedlessLevel();
        }
        return removed;
    }

    @Override
    public void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page) {
        root.ascend(after, size, page);
    }

    @Override
    public void descend(@Nullable Probe<? super X> before, int size, List<? super X> page) {
        root.descend(before, size, page);
    }

    @Override
    public void forEach(Consumer<? super X> action) {
        root.forEach(action);
    }
}
