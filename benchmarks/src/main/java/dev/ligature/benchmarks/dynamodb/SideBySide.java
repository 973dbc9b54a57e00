package dev.ligature.benchmarks.dynamodb;

import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The pairs of {@link RequestBenchmark} in one run, a few milliseconds of each in turn: what disturbs a machine for longer
 * than that disturbs both alike, so that their ratio holds where one score after the other would not. Prints, for each pair,
 * microseconds per operation and their ratio among the fastest tenth and in the middle.
 */
public final class SideBySide {

    private static final int WARM_UP = 6_000;
    private static final int ROUNDS = 3_000;
    private static final int BATCH = 50;

    @SuppressWarnings("UnusedVariable") // Kept from the compiler, so that no answer is left unmade.
    private static volatile @Nullable Object answer;

    private SideBySide() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        RequestBenchmark requests = new RequestBenchmark();
        requests.open();
        Vector<Pair> pairs = Vector.of(
                new Pair("find", requests::find, requests::findByHand),
                new Pair("link", requests::link, requests::linkByHand),
                new Pair("page", requests::page, requests::pageByHand));
        for (int i = 0; i < WARM_UP; i++) {
            pairs.forEach(pair -> pair.round(1));
        }
        pairs.forEach(Pair::forget);
        for (int round = 0; round < ROUNDS; round++) {
            pairs.forEach(pair -> pair.round(BATCH));
        }
        System.out.println("us/op        port   by hand  ratio");
        for (Pair pair : pairs) {
            System.out.println(pair.line("fastest tenth", 0.1));
            System.out.println(pair.line("median", 0.5));
        }
    }

    private static final class Pair {
        private final String name;
        private final Side port;
        private final Side byHand;

        Pair(String name, Supplier<Object> port, Supplier<Object> byHand) {
            this.name = name;
            this.port = new Side(port);
            this.byHand = new Side(byHand);
        }

        void round(int operations) {
            byHand.run(operations);
            port.run(operations);
        }

        void forget() {
            byHand.runs = 0;
            port.runs = 0;
        }

        String line(String which, double quantile) {
            double ours = port.microseconds(quantile);
            double theirs = byHand.microseconds(quantile);
            return String.format("%-8s %8.2f %9.2f %6.3f  %s", name, ours, theirs, ours / theirs, which);
        }
    }

    private static final class Side {
        private final Supplier<Object> operation;
        private final double[] times = new double[Math.max(WARM_UP, ROUNDS)];
        private int runs;

        Side(Supplier<Object> operation) {
            this.operation = operation;
        }

        void run(int operations) {
            long begun = System.nanoTime();
            for (int i = 0; i < operations; i++) {
                answer = operation.get();
            }
            times[runs++] = (System.nanoTime() - begun) / 1e3 / operations;
        }

        double microseconds(double quantile) {
            double[] sorted = Arrays.copyOf(times, runs);
            Arrays.sort(sorted);
            return sorted[(int) (quantile * runs)];
        }
    }
}
