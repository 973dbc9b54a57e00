package dev.ligature.adapters.inmemory;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A small sorted set in one array without slack. */
final class Few<X> implements Sorted<X> {

    private static final int MOST = 32;

    private final Object[] items;

    private Few(Object[] items) {
        this.items = items;
    }

    static <X> Few<X> of(X only) {
        return new Few<>(new Object[] {only});
    }

    /** Both, in order. */
    static <X> Few<X> of(X first, X second) {
        return new Few<>(new Object[] {first, second});
    }

    /** All of a larger set that has shrunk. */
    static <X> Few<X> of(List<X> items) {
        return new Few<>(items.toArray());
    }

    @Override
    public int size() {
        return items.length;
    }

    @Override
    public X first() {
        return item(0);
    }

    @Override
    public @Nullable X find(Probe<? super X> place) {
        int index = indexOf(place);
        return index < 0 ? null : item(index);
    }

    @Override
    public Sorted<X> plus(X element, Probe<? super X> place) {
        if (items.length == MOST) {
            BTree<X> many = new BTree<>();
            for (int i = 0; i < items.length; i++) {
                many.append(item(i));
            }
            return many.plus(element, place);
        }
        int at = -(indexOf(place) + 1);
        Object[] more = new Object[items.length + 1];
        System.arraycopy(items, 0, more, 0, at);
        more[at] = element;
        System.arraycopy(items, at, more, at + 1, items.length - at);
        return new Few<>(more);
    }

    @Override
    public @Nullable Sorted<X> minus(Probe<? super X> place) {
        int index = indexOf(place);
        if (index < 0) {
            return this;
        }
        if (items.length == 1) {
            return null;
        }
        Object[] fewer = Arrays.copyOf(items, items.length - 1);
        System.arraycopy(items, index + 1, fewer, index, fewer.length - index);
        return fewer.length == 1 ? Sorted.alone(new Few<X>(fewer).first()) : new Few<>(fewer);
    }

    @Override
    public void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page) {
        for (int i = after == null ? 0 : behind(after); i < items.length && page.size() < size; i++) {
            page.add(item(i));
        }
    }

    @Override
    public void descend(@Nullable Probe<? super X> before, int size, List<? super X> page) {
        for (int i = (before == null ? items.length : upTo(before)) - 1; i >= 0 && page.size() < size; i--) {
            page.add(item(i));
        }
    }

    @Override
    public void forEach(Consumer<? super X> action) {
        for (int i = 0; i < items.length; i++) {
            action.accept(item(i));
        }
    }

    private int behind(Probe<? super X> place) {
        int index = indexOf(place);
        return index < 0 ? -(index + 1) : index + 1;
    }

    private int upTo(Probe<? super X> place) {
        int index = indexOf(place);
        return index < 0 ? -(index + 1) : index;
    }

    private int indexOf(Probe<? super X> place) {
        int low = 0;
        int high = items.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int side = place.compareTo(item(middle));
            if (side == 0) {
                return middle;
            }
            if (side < 0) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return -(low + 1);
    }

    @SuppressWarnings("unchecked")
    private X item(int index) {
        return (X) items[index];
    }
}
