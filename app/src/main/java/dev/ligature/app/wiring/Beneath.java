package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Consumer;

/** What the ports of a store on DynamoDB do not show. */
public interface Beneath {

    /** All items of the store's namespace as they lie in the tables. */
    Either<StoreError, Seq<PhysicalItem>> items();

    /** Does this work as a process does it that dies as soon as its first write has taken effect. */
    void dyingAtTheFirstWrite(Consumer<Repositories> work);
}
