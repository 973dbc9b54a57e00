package dev.ligature.adapters.dynamodb.testkit.contract.history;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something that took effect at one moment between two others, if it did: a call, or one of its moments.
 *
 * @param <S> the state that it acts on
 */
final class Step<S> {

    /** Never answered. */
    static final long OPEN = Long.MAX_VALUE;

    private final String name;
    private final long invoked;
    private final long answered;
    private final @Nullable Step<S> after;
    private final Function<S, List<S>> effect;

    private Step(String name, long invoked, long answered, @Nullable Step<S> after, Function<S, List<S>> effect) {
        this.name = name;
        this.invoked = invoked;
        this.answered = answered;
        this.after = after;
        this.effect = effect;
    }

    /**
     * A step that was answered.
     *
     * @param effect the states that may follow one, seen what was answered; none if that could not have been answered
     */
    static <S> Step<S> of(String name, long invoked, long answered, Function<S, List<S>> effect) {
        return new Step<>(name, invoked, answered, null, effect);
    }

    /** A step that may have taken effect at any time since, or never. */
    static <S> Step<S> perhaps(String name, long invoked, Function<S, List<S>> effect) {
        return new Step<>(name, invoked, OPEN, null, effect);
    }

    /** A later moment of the same call. */
    Step<S> then(String moment, Function<S, List<S>> later) {
        return new Step<>(name + moment, invoked, answered, this, later);
    }

    long invoked() {
        return invoked;
    }

    long answered() {
        return answered;
    }

    /** Whether it has to have taken effect. */
    boolean isCertain() {
        return answered != OPEN;
    }

    /** Whether it can't take effect before this one has. */
    boolean comesAfter(Step<S> other) {
        return Objects.equals(after, other);
    }

    List<S> from(S state) {
        return effect.apply(state);
    }

    @Override
    public String toString() {
        return "[%s, %s] %s".formatted(invoked, answered == OPEN ? "?" : Long.toString(answered), name);
    }
}
