package dev.ligature.adapters.dynamodb.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/**
 * Which requests fail and how: a sentence that begins at a client's {@code on} and ends with {@link #fail}.
 *
 * <pre>{@code
 * client.on(Operation.UPDATE_ITEM).at(2).fail(Fault.throttled());
 * client.on(Operation.QUERY).withProbability(42, 0.1).atMost(5).fail(Fault.internalServerError(Effect.AFTER));
 * }</pre>
 *
 * <p>A rule counts the requests that match it, from 1, from the moment it is made. Of {@link #at}, {@link #every} and
 * {@link #withProbability} the last one said counts; without any, each matching request fails.
 *
 * @param <C> the client that the sentence belongs to
 * @param <R> its requests
 * @param <F> its faults
 */
public final class FaultRule<C, R, F> {
    private final C client;
    private final BiConsumer<C, Armed<R, F>> arm;
    private Predicate<? super R> matches;
    private LongPredicate when = n -> true;
    private long most = Long.MAX_VALUE;

    FaultRule(C client, Predicate<? super R> matches, BiConsumer<C, Armed<R, F>> arm) {
        this.client = client;
        this.matches = Objects.requireNonNull(matches, "requests");
        this.arm = arm;
    }

    /** Only requests for which this holds, too. */
    public FaultRule<C, R, F> where(Predicate<? super R> also) {
        Predicate<? super R> before = matches;
        matches = request -> before.test(request) && also.test(request);
        return this;
    }

    /** The matching requests of these numbers, counted from 1. */
    public FaultRule<C, R, F> at(long... numbers) {
        long[] chosen = numbers.clone();
        when = n -> Arrays.stream(chosen).anyMatch(number -> number == n);
        return this;
    }

    /** Every n-th matching request. */
    public FaultRule<C, R, F> every(long n) {
        if (n < 1) {
            throw new IllegalArgumentException("Every how many? " + n);
        }
        when = number -> number % n == 0;
        return this;
    }

    /** Each matching request with this probability; the same seed chooses the same numbers. */
    public FaultRule<C, R, F> withProbability(long seed, double probability) {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("No probability: " + probability);
        }
        Random random = new Random(seed);
        when = n -> random.nextDouble() < probability;
        return this;
    }

    /** So many times at most; then the rule is spent. */
    public FaultRule<C, R, F> atMost(long times) {
        most = times;
        return this;
    }

    /** Puts the rule in force. Several faults are taken in turn, one per failing request. */
    @SafeVarargs
    public final C fail(F first, F... more) {
        @SuppressWarnings("unchecked")
        F[] all = (F[]) new Object[more.length + 1];
        all[0] = first;
        System.arraycopy(more, 0, all, 1, more.length);
        arm.accept(client, new Armed<>(matches, when, most, List.of(all)));
        return client;
    }

    /** A rule in force, with its count. */
    static final class Armed<R, F> {
        private final Predicate<? super R> matches;
        private final LongPredicate when;
        private final long most;
        private final List<F> faults;
        private long seen;
        private long fired;

        private Armed(Predicate<? super R> matches, LongPredicate when, long most, List<F> faults) {
            this.matches = matches;
            this.when = when;
            this.most = most;
            this.faults = faults;
        }

        synchronized Optional<F> faultFor(R request) {
            if (!matches.test(request)) {
                return Optional.empty();
            }
            seen++;
            if (!when.test(seen) || fired >= most) {
                return Optional.empty();
            }
            F fault = faults.get((int) (fired % faults.size()));
            fired++;
            return Optional.of(fault);
        }
    }
}
