package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One operation of a port that can be disturbed: facts that are there before it, and the operation itself, as often as
 * needed.
 */
public final class Scenario {

    /** How much of an operation's effect may be seen after it was cut short. */
    public enum Kind {
        /** It changes nothing. */
        READ,
        /** All of the effect or nothing, at any moment. */
        ATOMIC,
        /** Some of it; what was begun is finished by a repetition or by a repair. */
        RESUMED,
        /** Some of it, and each piece is good by itself: a repetition does the rest, a repair leaves it. */
        PIECEWISE
    }

    private final String name;
    private final DomainModel model;
    private final Kind kind;
    private final Consumer<Repositories> given;
    private final Function<Repositories, Function<Repositories, Either<StoreError, ?>>> operation;
    private final BiPredicate<Either<StoreError, ?>, Either<StoreError, ?>> again;

    private Scenario(
            String name,
            DomainModel model,
            Kind kind,
            Consumer<Repositories> given,
            Function<Repositories, Function<Repositories, Either<StoreError, ?>>> operation,
            BiPredicate<Either<StoreError, ?>, Either<StoreError, ?>> again) {
        this.name = name;
        this.model = model;
        this.kind = kind;
        this.given = given;
        this.operation = operation;
        this.again = again;
    }

    /** A scenario in which nothing is given, and a repetition answers as the first call did. */
    static Scenario of(
            String name, DomainModel model, Kind kind, Function<Repositories, Either<StoreError, ?>> operation) {
        return new Scenario(
                name, model, kind, store -> {}, store -> operation, (answer, first) -> answer.equals(first));
    }

    /** The same with facts that are there before. */
    Scenario given(Consumer<Repositories> facts) {
        return new Scenario(name, model, kind, given.andThen(facts), operation, again);
    }

    /** The same operation, made with something that is read before and undisturbed, such as a version. */
    Scenario reading(Function<Repositories, Function<Repositories, Either<StoreError, ?>>> prepared) {
        return new Scenario(name, model, kind, given, prepared, again);
    }

    /** The same, where a repetition of what was carried out already is told by such an answer. */
    Scenario repeated(Function<Either<StoreError, ?>, Boolean> answer) {
        return new Scenario(
                name, model, kind, given, operation, (second, first) -> second.equals(first) || answer.apply(second));
    }

    /** What it is, for people. */
    public String name() {
        return name;
    }

    /** What it stores. */
    public DomainModel model() {
        return model;
    }

    /** How much of its effect may be seen. */
    public Kind kind() {
        return kind;
    }

    /** Whether it writes. */
    public boolean isWrite() {
        return kind != Kind.READ;
    }

    /** Writes the facts that are there before. */
    public void begin(Repositories store) {
        given.accept(store);
    }

    /** The operation, made ready over a store that does not fail, to be run on any store of the same facts. */
    public Function<Repositories, Either<StoreError, ?>> operation(Repositories undisturbed) {
        return operation.apply(undisturbed);
    }

    /** Whether a repetition may answer so, where the first call, had it been answered, would have answered so. */
    public boolean mayAnswerAgain(Either<StoreError, ?> second, Either<StoreError, ?> first) {
        return again.test(second, first);
    }

    @Override
    public String toString() {
        return name;
    }
}
