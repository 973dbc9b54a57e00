package dev.ligature.adapters.inmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sorted sets against the JDK's, over every form and every size at which a form or a block changes. */
class SortedTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 32, 33, 64, 65, 700, 20_000})
    void whatComesAndGoesAtRandomIsAsInATreeSet(int range) {
        Random random = new Random(range);
        Checked set = new Checked();
        for (int round = 0; round < 6; round++) {
            int operations = Math.min(4 * range, 40_000);
            boolean growing = round % 2 == 0;
            for (int i = 0; i < operations; i++) {
                int element = random.nextInt(range);
                if (random.nextInt(10) < (growing ? 7 : 2)) {
                    set.add(element);
                } else {
                    set.remove(element);
                }
            }
            set.compareAll();
            for (int i = 0; i < 50; i++) {
                set.comparePages(random.nextInt(range + 2) - 1, 1 + random.nextInt(40));
            }
        }
        set.removeAll(random);
    }

    @Test
    void whatComesInOrderAndGoesInOrderIsAsInATreeSet() {
        Checked ascending = new Checked();
        Checked descending = new Checked();
        for (int i = 0; i < 10_000; i++) {
            ascending.add(i);
            descending.add(10_000 - i);
        }
        ascending.compareAll();
        descending.compareAll();
        for (int i = 0; i < 9_990; i++) {
            ascending.remove(i);
            descending.remove(10_000 - i);
        }
        ascending.compareAll();
        descending.compareAll();
        ascending.comparePages(9_991, 20);
        descending.comparePages(3, 20);
    }

    /** Both sets, changed and read alike. */
    private static final class Checked {
        private @Nullable Sorted<Integer> set;
        private final NavigableSet<Integer> expected = new TreeSet<>();

        void add(int element) {
            if (expected.add(element)) {
                assertThat(find(element)).isNull();
                set = Sorted.plus(set, element, at(element));
            }
            assertThat(find(element)).isEqualTo(element);
        }

        void remove(int element) {
            boolean there = expected.remove(element);
            assertThat(find(element)).isEqualTo(there ? element : null);
            set = set == null ? null : set.minus(at(element));
            assertThat(find(element)).isNull();
            assertThat(set == null ? 0 : set.size()).isEqualTo(expected.size());
        }

        void removeAll(Random random) {
            List<Integer> left = new ArrayList<>(expected);
            java.util.Collections.shuffle(left, random);
            left.forEach(this::remove);
            assertThat(set).isNull();
        }

        void compareAll() {
            List<Integer> all = new ArrayList<>();
            if (set != null) {
                set.forEach(all::add);
                assertThat(set.first()).isEqualTo(expected.first());
            }
            assertThat(all).containsExactlyElementsOf(expected);
        }

        void comparePages(int place, int size) {
            assertThat(page(place, size, true))
                    .containsExactlyElementsOf(
                            expected.tailSet(place, false).stream().limit(size).toList());
            assertThat(page(place, size, false))
                    .containsExactlyElementsOf(expected.headSet(place, false).descendingSet().stream()
                            .limit(size)
                            .toList());
            assertThat(page(null, size, true))
                    .containsExactlyElementsOf(expected.stream().limit(size).toList());
            assertThat(page(null, size, false))
                    .containsExactlyElementsOf(
                            expected.descendingSet().stream().limit(size).toList());
        }

        private List<Integer> page(@Nullable Integer place, int size, boolean ascending) {
            List<Integer> page = new ArrayList<>();
            Probe<Integer> probe = place == null ? null : at(place);
            if (set != null && ascending) {
                set.ascend(probe, size, page);
            } else if (set != null) {
                set.descend(probe, size, page);
            }
            return page;
        }

        private @Nullable Integer find(int element) {
            return set == null ? null : set.find(at(element));
        }

        private static Probe<Integer> at(int place) {
            return element -> Integer.compare(place, element);
        }
    }
}
