package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A change of an entity whose value is copied onto edges.
 *
 * @param what what it is, for people
 * @param model what is stored
 * @param given writes the facts that are there before
 * @param rename gives the entity this name
 * @param copies the names that its edges carry
 */
public record Rename(
        String what,
        DomainModel model,
        Consumer<Repositories> given,
        BiFunction<Repositories, String, Either<StoreError, ?>> rename,
        Function<Repositories, Vector<String>> copies) {

    /** The name that the scenario gives. */
    public static final String NAME = "Another name";

    /** One rename as an operation that can be disturbed. */
    public Scenario scenario() {
        return Scenario.of(what, model, Scenario.Kind.RESUMED, store -> rename.apply(store, NAME))
                .given(given)
                .repeated(Either::isRight);
    }

    @Override
    public String toString() {
        return what;
    }
}
