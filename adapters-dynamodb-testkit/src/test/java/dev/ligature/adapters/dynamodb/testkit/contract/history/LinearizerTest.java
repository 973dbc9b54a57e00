package dev.ligature.adapters.dynamodb.testkit.contract.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The checker on a register: what it accepts and refuses, and that it agrees with trying every order. */
final class LinearizerTest {

    private static Step<Integer> write(long invoked, long answered, int value) {
        return Step.of("write " + value, invoked, answered, state -> List.of(value));
    }

    private static Step<Integer> read(long invoked, long answered, int value) {
        return Step.of("read " + value, invoked, answered, state -> state == value ? List.of(state) : List.of());
    }

    private static Step<Integer> lost(long invoked, int value) {
        return Step.perhaps("write " + value, invoked, state -> List.of(value));
    }

    @SafeVarargs
    private static boolean explains(Step<Integer>... steps) {
        return Linearizer.explains(0, List.of(steps));
    }

    @Test
    void nothingIsExplained() {
        assertThat(explains()).isTrue();
    }

    @Test
    void aReadSeesTheLastWrite() {
        assertThat(explains(write(1, 2, 7), read(3, 4, 7))).isTrue();
        assertThat(explains(write(1, 2, 7), read(3, 4, 0))).isFalse();
    }

    @Test
    void aReadBesideAWriteSeesEither() {
        assertThat(explains(write(1, 4, 7), read(2, 3, 7))).isTrue();
        assertThat(explains(write(1, 4, 7), read(2, 3, 0))).isTrue();
        assertThat(explains(write(1, 4, 7), read(2, 3, 8))).isFalse();
    }

    @Test
    void readsDoNotGoBackInTime() {
        assertThat(explains(write(1, 9, 7), read(2, 3, 7), read(4, 5, 0))).isFalse();
        assertThat(explains(write(1, 9, 7), read(2, 3, 0), read(4, 5, 7))).isTrue();
    }

    @Test
    void whatWasNotAnsweredMayHaveHappenedOrNot() {
        assertThat(explains(lost(1, 7), read(5, 6, 7))).isTrue();
        assertThat(explains(lost(1, 7), read(5, 6, 0))).isTrue();
        assertThat(explains(lost(1, 7), read(5, 6, 0), read(7, 8, 7))).isTrue();
        assertThat(explains(lost(1, 7), read(5, 6, 7), read(7, 8, 0))).isFalse();
    }

    @Test
    void momentsOfOneCallKeepTheirOrder() {
        Step<Integer> first = Step.of("first", 1, 10, state -> List.of(1));
        Step<Integer> second = first.then(", second", state -> List.of(2));
        assertThat(Linearizer.explains(0, List.of(first, second, read(2, 3, 1), read(4, 5, 2))))
                .isTrue();
        assertThat(Linearizer.explains(0, List.of(first, second, read(2, 3, 2), read(4, 5, 1))))
                .isFalse();
        assertThat(Linearizer.explains(0, List.of(first, second, read(11, 12, 1))))
                .isFalse();
    }

    @Test
    void agreesWithTryingEveryOrder() {
        Random random = new Random(11);
        int refused = 0;
        for (int i = 0; i < 3_000; i++) {
            List<Step<Integer>> history = history(random);
            boolean expected = anyOrder(0, history);
            assertThat(Linearizer.explains(0, history)).as("%s", history).isEqualTo(expected);
            refused += expected ? 0 : 1;
        }
        assertThat(refused).isBetween(300, 2_700);
    }

    private static List<Step<Integer>> history(Random random) {
        List<Step<Integer>> steps = new ArrayList<>();
        int size = 1 + random.nextInt(6);
        for (int i = 0; i < size; i++) {
            long invoked = random.nextInt(20);
            long answered = invoked + 1 + random.nextInt(10);
            int value = random.nextInt(3);
            switch (random.nextInt(5)) {
                case 0 -> steps.add(lost(invoked, value));
                case 1, 2 -> steps.add(write(invoked, answered, value));
                default -> steps.add(read(invoked, answered, value));
            }
        }
        return steps;
    }

    private static boolean anyOrder(int state, List<Step<Integer>> left) {
        if (left.stream().noneMatch(Step::isCertain)) {
            return true;
        }
        for (Step<Integer> next : left) {
            boolean first = left.stream().allMatch(other -> other.answered() >= next.invoked());
            List<Step<Integer>> rest = new ArrayList<>(left);
            rest.remove(next);
            if (first && next.from(state).stream().anyMatch(after -> anyOrder(after, rest))) {
                return true;
            }
        }
        return false;
    }
}
