package dev.ligature.adapters.inmemory;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One block of a {@link BTree}: a leaf of elements, or an inner block of blocks with the least element of each. */
abstract sealed class Block<X> {

    private static final int CAPACITY = 64;
    private static final int SMALL = CAPACITY / 4;
    private static final int JOINED = CAPACITY * 3 / 4;
    private static final int STEP = 16;

    /** Elements of a leaf; of an inner block, the least element below each child. */
    Object[] keys;

    int count;

    Block(Object[] keys, int count) {
        this.keys = keys;
        this.count = count;
    }

    abstract @Nullable X find(Probe<? super X> place);

    /** Adds an element; answers the right half if the block had to be split. */
    abstract @Nullable Block<X> add(X element, Probe<? super X> place);

    abstract @Nullable X remove(Probe<? super X> place);

    abstract void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page);

    abstract void descend(@Nullable Probe<? super X> before, int size, List<? super X> page);

    abstract void forEach(Consumer<? super X> action);

    /** Takes over everything of the block to the right. */
    abstract void join(Block<X> right);

    abstract Block<X> withoutNeedlessLevel();

    X first() {
        return key(0);
    }

    @SuppressWarnings("unchecked")
    X key(int index) {
        return (X) keys[index];
    }

    /** The index of the element at the place, or {@code -(insertion point + 1)}. */
    int indexOf(Probe<? super X> place) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int side = place.compareTo(key(middle));
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

    private static <A> A[] inserted(A[] slots, int count, int at, A value) {
        A[] into = count == slots.length ? Arrays.copyOf(slots, Math.min(CAPACITY, count + STEP)) : slots;
        System.arraycopy(into, at, into, at + 1, count - at);
        into[at] = value;
        return into;
    }

    private static <A> void removed(@Nullable A[] slots, int count, int at) {
        System.arraycopy(slots, at + 1, slots, at, count - at - 1);
        slots[count - 1] = null;
    }

    private static <A> A[] joined(A[] left, int leftCount, A[] right, int rightCount) {
        A[] both = Arrays.copyOf(left, leftCount + rightCount);
        System.arraycopy(right, 0, both, leftCount, rightCount);
        return both;
    }

    /** Elements in order. */
    static final class Leaf<X> extends Block<X> {

        Leaf() {
            super(new Object[STEP], 0);
        }

        private Leaf(Object[] keys) {
            super(keys, keys.length);
        }

        @Override
        @Nullable
        X find(Probe<? super X> place) {
            int index = indexOf(place);
            return index < 0 ? null : key(index);
        }

        @Override
        @Nullable
        Block<X> add(X element, Probe<? super X> place) {
            int at = -(indexOf(place) + 1);
            if (count < CAPACITY) {
                keys = inserted(keys, count++, at, element);
                return null;
            }
            // What comes in order fills its blocks.
            int half = at == count ? count : count / 2;
            if (half == count) {
                return new Leaf<>(new Object[] {element});
            }
            Leaf<X> right = new Leaf<>(Arrays.copyOfRange(keys, half, count));
            keys = Arrays.copyOf(keys, half);
            count = half;
            Leaf<X> home = at <= half ? this : right;
            home.keys = inserted(home.keys, home.count++, at <= half ? at : at - half, element);
            return right;
        }

        @Override
        @Nullable
        X remove(Probe<? super X> place) {
            int index = indexOf(place);
            if (index < 0) {
                return null;
            }
            X removed = key(index);
            removed(keys, count--, index);
            return removed;
        }

        @Override
        void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page) {
            int from = 0;
            if (after != null) {
                int index = indexOf(after);
                from = index < 0 ? -(index + 1) : index + 1;
            }
            for (int i = from; i < count && page.size() < size; i++) {
                page.add(key(i));
            }
        }

        @Override
        void descend(@Nullable Probe<? super X> before, int size, List<? super X> page) {
            int upTo = count;
            if (before != null) {
                int index = indexOf(before);
                upTo = index < 0 ? -(index + 1) : index;
            }
            for (int i = upTo - 1; i >= 0 && page.size() < size; i--) {
                page.add(key(i));
            }
        }

        @Override
        void forEach(Consumer<? super X> action) {
            for (int i = 0; i < count; i++) {
                action.accept(key(i));
            }
        }

        @Override
        void join(Block<X> right) {
            keys = joined(keys, count, right.keys, right.count);
            count = keys.length;
        }

        @Override
        Block<X> withoutNeedlessLevel() {
            return this;
        }
    }

    /** Blocks in order; each key is the least element below its child. */
    static final class Inner<X> extends Block<X> {

        private Block<X>[] children;

        Inner(Block<X> left, Block<X> right) {
            this(new Object[] {left.first(), right.first()}, blocks(left, right));
        }

        private Inner(Object[] keys, Block<X>[] children) {
            super(keys, children.length);
            this.children = children;
        }

        @SafeVarargs
        @SuppressWarnings("varargs")
        private static <X> Block<X>[] blocks(Block<X>... blocks) {
            return blocks;
        }

        /** The child that the place is in, or would be. */
        private int childOf(Probe<? super X> place) {
            int index = indexOf(place);
            return index >= 0 ? index : Math.max(0, -(index + 2));
        }

        @Override
        @Nullable
        X find(Probe<? super X> place) {
            return children[childOf(place)].find(place);
        }

        @Override
        @Nullable
        Block<X> add(X element, Probe<? super X> place) {
            int at = childOf(place);
            Block<X> split = children[at].add(element, place);
            keys[at] = children[at].first();
            if (split == null) {
                return null;
            }
            if (count < CAPACITY) {
                insert(at + 1, split);
                return null;
            }
            int half = at + 1 == count ? count : count / 2;
            if (half == count) {
                return new Inner<>(new Object[] {split.first()}, blocks(split));
            }
            Inner<X> right =
                    new Inner<>(Arrays.copyOfRange(keys, half, count), Arrays.copyOfRange(children, half, count));
            keys = Arrays.copyOf(keys, half);
            children = Arrays.copyOf(children, half);
            count = half;
            if (at + 1 <= half) {
                insert(at + 1, split);
            } else {
                right.insert(at + 1 - half, split);
            }
            return right;
        }

        private void insert(int at, Block<X> child) {
            keys = inserted(keys, count, at, child.first());
            children = inserted(children, count++, at, child);
        }

        @Override
        @Nullable
        X remove(Probe<? super X> place) {
            int at = childOf(place);
            Block<X> child = children[at];
            X removed = child.remove(place);
            if (removed == null) {
                return null;
            }
            if (child.count == 0) {
                drop(at);
                return removed;
            }
            keys[at] = child.first();
            if (child.count < SMALL) {
                joinAround(at);
            }
            return removed;
        }

        private void joinAround(int at) {
            int left = at == 0 ? 0 : at - 1;
            if (left + 1 < count && children[left].count + children[left + 1].count <= JOINED) {
                children[left].join(children[left + 1]);
                drop(left + 1);
            }
        }

        private void drop(int at) {
            removed(keys, count, at);
            removed(children, count--, at);
        }

        @Override
        void ascend(@Nullable Probe<? super X> after, int size, List<? super X> page) {
            int from = after == null ? 0 : childOf(after);
            for (int i = from; i < count && page.size() < size; i++) {
                children[i].ascend(i == from ? after : null, size, page);
            }
        }

        @Override
        void descend(@Nullable Probe<? super X> before, int size, List<? super X> page) {
            int from = before == null ? count - 1 : childOf(before);
            for (int i = from; i >= 0 && page.size() < size; i--) {
                children[i].descend(i == from ? before : null, size, page);
            }
        }

        @Override
        void forEach(Consumer<? super X> action) {
            for (int i = 0; i < count; i++) {
                children[i].forEach(action);
            }
        }

        @Override
        void join(Block<X> right) {
            Inner<X> inner = (Inner<X>) right;
            keys = joined(keys, count, inner.keys, inner.count);
            children = joined(children, count, inner.children, inner.count);
            count = keys.length;
        }

        @Override
        Block<X> withoutNeedlessLevel() {
            return count == 1 ? children[0].withoutNeedlessLevel() : this;
        }
    }
}
