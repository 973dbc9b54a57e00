package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import io.vavr.collection.Vector;
import java.util.Random;

/**
 * Which of the many ways to disturb an operation are tried: all of them, or in a build the first and last few and of the
 * others a share that is drawn from the seed.
 */
public final class Points {

    private static final int FIRST_AND_LAST = 2;

    private Points() {}

    /** The requests, counted from one, that are disturbed in their turn. */
    public static Vector<Long> of(long requests) {
        return Vector.rangeClosed(1L, requests)
                .filter(k -> k <= FIRST_AND_LAST || k > requests - FIRST_AND_LAST || isDrawn("request " + k));
    }

    /** Whether this way is tried; the same seed draws the same ones. */
    public static boolean isDrawn(String way) {
        int oneIn = FaultSettings.oneIn();
        return oneIn == 1 || new Random(FaultSettings.seed() * 31 + way.hashCode()).nextInt(oneIn) == 0;
    }
}
