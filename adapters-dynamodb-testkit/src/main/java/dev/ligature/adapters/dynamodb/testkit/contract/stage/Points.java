package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import io.vavr.collection.Vector;
import java.util.Random;

/**
 * Which of the many ways to disturb an operation are tried: all of them, or in a build the first and the last and of the
 * others a share that is drawn from the seed.
 */
public final class Points {

    private static final int FIRST_AND_LAST = 1;

    private static final int ONE_IN_AT_FIRST = 3;

    private Points() {}

    /** The requests, counted from one, that are disturbed in their turn. */
    public static Vector<Long> of(long requests) {
        return Vector.rangeClosed(1L, requests)
                .filter(k -> k <= FIRST_AND_LAST || k > requests - FIRST_AND_LAST || isDrawn("request " + k));
    }

    /** Whether this way is tried; the same seed draws the same ones. */
    public static boolean isDrawn(String way) {
        return isDrawn(way, FaultSettings.oneIn());
    }

    /** Whether this way to disturb an operation's first request is tried: one in three, where not all are. */
    public static boolean isDrawnAtFirst(String way) {
        return isDrawn(way, Math.min(FaultSettings.oneIn(), ONE_IN_AT_FIRST));
    }

    private static boolean isDrawn(String way, int oneIn) {
        return oneIn == 1 || new Random(FaultSettings.seed() * 31 + way.hashCode()).nextInt(oneIn) == 0;
    }
}
