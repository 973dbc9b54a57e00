package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import dev.ligature.adapters.dynamodb.internal.capacity.Units;

/**
 * What one operation takes.
 *
 * @param waves how many of its requests have to follow one another
 * @param requests how many there are
 * @param units the capacity that they consume
 */
public record Cost(int waves, int requests, Units units) {

    /** So many waves of one request each. */
    public static Cost of(int waves, double read, double write) {
        return new Cost(waves, waves, new Units(read, write));
    }

    /** The same units in so many requests. */
    public Cost in(int more) {
        return new Cost(waves, more, units);
    }

    /** Such as {@code 2·10.5/0}, or {@code 1·1/0 q2} where the requests of a wave are more than one. */
    @Override
    public String toString() {
        return waves + "·" + units + (requests == waves ? "" : " q" + requests);
    }
}
