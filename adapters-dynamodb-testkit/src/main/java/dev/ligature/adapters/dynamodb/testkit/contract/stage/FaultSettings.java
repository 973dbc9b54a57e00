package dev.ligature.adapters.dynamodb.testkit.contract.stage;

/** How much to do, by system properties; what they leave open is enough for a build. */
public final class FaultSettings {

    /** System property: the seed of everything that is drawn at random. */
    public static final String SEED = "ligature.faults.seed";

    /** System property: how many concurrent histories are made. */
    public static final String HISTORIES = "ligature.faults.histories";

    /** System property: the greatest degree of an entity whose delete is cut short. */
    public static final String DEGREE = "ligature.faults.degree";

    private FaultSettings() {}

    /** The seed; another one explores something else. */
    public static long seed() {
        return Long.getLong(SEED, 20_250_101);
    }

    /** The number of concurrent histories, at least 200. */
    public static int histories() {
        return Math.max(200, Integer.getInteger(HISTORIES, 200));
    }

    /** The greatest degree of an entity whose delete is cut short, at least 130. */
    public static int degree() {
        return Math.max(130, Integer.getInteger(DEGREE, 130));
    }
}
