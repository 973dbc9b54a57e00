package dev.ligature.adapters.dynamodb.testkit.contract.history;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether one order of effects explains a concurrent history: Wing and Gong's search with Lowe's memory of what was tried.
 * An effect lies between its call and its answer; what was not answered may have happened at any time since, or never.
 */
final class Linearizer {

    private Linearizer() {}

    /** What was taken so far and what it led to. */
    private record Reached<S>(BitSet taken, S state) {}

    /** Whether there is an order in which each step is possible where it comes. */
    static <S> boolean explains(S initial, List<Step<S>> history) {
        List<Step<S>> steps = new ArrayList<>(history);
        steps.sort(Comparator.comparingLong(Step::invoked));
        int[][] before = before(steps);
        Set<Reached<S>> seen = new HashSet<>();
        Deque<Reached<S>> open = new ArrayDeque<>();
        open.push(new Reached<>(new BitSet(), initial));
        while (!open.isEmpty()) {
            Reached<S> reached = open.pop();
            if (isComplete(steps, reached.taken())) {
                return true;
            }
            long limit = earliestAnswer(steps, reached.taken());
            // Pushed last, tried first: the earliest call, which is most often the right one.
            for (int i = steps.size() - 1; i >= 0; i--) {
                if (steps.get(i).invoked() > limit || reached.taken().get(i) || !allTaken(before[i], reached.taken())) {
                    continue;
                }
                for (S next : steps.get(i).from(reached.state())) {
                    BitSet taken = (BitSet) reached.taken().clone();
                    taken.set(i);
                    Reached<S> further = new Reached<>(taken, next);
                    if (seen.add(further)) {
                        open.push(further);
                    }
                }
            }
        }
        return false;
    }

    /** For each step the steps that have to come before it. */
    private static <S> int[][] before(List<Step<S>> steps) {
        int[][] before = new int[steps.size()][];
        for (int i = 0; i < before.length; i++) {
            Step<S> step = steps.get(i);
            before[i] = IntStream.range(0, steps.size())
                    .filter(other -> step.comesAfter(steps.get(other)))
                    .toArray();
        }
        return before;
    }

    private static boolean allTaken(int[] needed, BitSet taken) {
        for (int one : needed) {
            if (!taken.get(one)) {
                return false;
            }
        }
        return true;
    }

    private static <S> boolean isComplete(List<Step<S>> steps, BitSet taken) {
        for (int i = taken.nextClearBit(0); i < steps.size(); i = taken.nextClearBit(i + 1)) {
            if (steps.get(i).isCertain()) {
                return false;
            }
        }
        return true;
    }

    /** Whoever was called after an answer comes after it. */
    private static <S> long earliestAnswer(List<Step<S>> steps, BitSet taken) {
        long earliest = Step.OPEN;
        for (int i = taken.nextClearBit(0); i < steps.size(); i = taken.nextClearBit(i + 1)) {
            earliest = Math.min(earliest, steps.get(i).answered());
        }
        return earliest;
    }
}
