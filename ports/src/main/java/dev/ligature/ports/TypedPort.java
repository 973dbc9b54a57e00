package dev.ligature.ports;

import java.util.Objects;
import java.util.function.Function;

/**
 * A port in the words of a domain and how it is made from a store. A module that is handed one binds it; an
 * application's own ports get the same as the bundled ones.
 *
 * @param type the port's interface
 * @param over makes the port
 */
public record TypedPort<P>(Class<P> type, Function<? super Repositories, ? extends P> over) {

    public TypedPort {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(over, "over");
    }

    /** The port of this type. */
    public static <P> TypedPort<P> of(Class<P> type, Function<? super Repositories, ? extends P> over) {
        return new TypedPort<>(type, over);
    }

    /**
     * The port over this store.
     *
     * @throws IllegalArgumentException if the port asks for what is not part of the store's model
     */
    public P on(Repositories repositories) {
        return over.apply(repositories);
    }
}
