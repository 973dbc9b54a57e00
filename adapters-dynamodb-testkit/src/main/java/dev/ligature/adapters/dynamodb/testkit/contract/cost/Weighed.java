package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import java.util.function.Function;

/**
 * One operation that is weighed.
 *
 * @param row its name
 * @param model what it works on
 * @param operation made ready over a store whose requests do not count, then run on one whose requests do
 */
public record Weighed(
        CostRow row,
        DomainModel model,
        Function<Repositories, Function<Repositories, Either<StoreError, ?>>> operation) {

    static Weighed of(CostRow row, DomainModel model, Function<Repositories, Either<StoreError, ?>> operation) {
        return new Weighed(row, model, store -> operation);
    }
}
