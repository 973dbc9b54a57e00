package dev.ligature.app.wiring;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A way to keep facts, by the name that the command line knows it under.
 *
 * @param name the word behind {@code --adapter}
 * @param summary what it is, in one line
 * @param opening opens a store of a model; closing it closes what was opened for it
 * @param tables what an empty store of a model is made of, for {@code tables}
 */
public record Adapter(
        String name,
        String summary,
        BiFunction<? super DomainModel, ? super StoreSettings, ? extends Repositories> opening,
        Function<? super DomainModel, Seq<String>> tables) {

    /** Opens a store. */
    public Repositories open(DomainModel model, StoreSettings settings) {
        return opening.apply(model, settings);
    }
}
