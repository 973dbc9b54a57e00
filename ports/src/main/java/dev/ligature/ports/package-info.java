/**
 * The ports: what a service asks of a store of aggregates and relationships, whichever adapter answers.
 *
 * <p>Every method answers {@link io.vavr.control.Either}: what can happen in production is a {@link
 * dev.ligature.ports.StoreError} on the left; only programming errors (null, a closed store, a type outside the model)
 * throw. Methods are thread-safe and block until done, failed, or past the store's deadline; an interrupted caller gets
 * {@link dev.ligature.ports.StoreError.Unavailable} from a read and {@link dev.ligature.ports.StoreError.OutcomeUnknown}
 * from a write, with its interrupt flag set. Parameters of type {@link java.lang.Iterable} are iterated once; what is
 * returned is immutable and no live view. A result may not be ignored.
 */
@NullMarked
@CheckReturnValue
package dev.ligature.ports;

import org.jspecify.annotations.NullMarked;
