package dev.ligature.adapters.dynamodb.testkit.contract.stage;

/** How much to do, by system properties; what they leave open is enough for a build. */
public final class FaultSettings {

    /** System property: the seed of everything that is drawn at random. */
    public static final String SEED = "ligature.faults.seed";

    /** System property: how many concurrent histories are made. */
    public static final String HISTORIES = "ligature.faults.histories";

    /** System property: the greatest degree of an entity whose delete is cut short. */
    public static final String DEGREE = "ligature.faults.degree";

    /** System property: how many copies an entity has whose rename is cut short. */
    public static final String COPIES = "ligature.faults.copies";

    /** System property: how many copies a fan-out has that is cut again and again. */
    public static final String FAN_OUT = "ligature.faults.fan-out";

    /** System property: of so many ways to disturb an operation one is tried, beside the first and last; 1 tries all. */
    public static final String ONE_IN = "ligature.faults.one-in";

    private FaultSettings() {}

    /** The seed; another one explores something else. */
    public static long seed() {
        return Long.getLong(SEED, 20_250_101);
    }

    /** The number of concurrent histories; 200 in a build. */
    public static int histories() {
        return Math.max(1, Integer.getInteger(HISTORIES, 200));
    }

    /** The greatest degree of an entity whose delete is cut short, at least 130. */
    public static int degree() {
        return Math.max(130, Integer.getInteger(DEGREE, 130));
    }

    /** Of how many ways to disturb an operation one is tried. */
    public static int oneIn() {
        return Math.max(1, Integer.getInteger(ONE_IN, 40));
    }

    /** The number of copies of an entity whose rename is cut short. */
    public static int copies() {
        return Math.max(30, Integer.getInteger(COPIES, 30));
    }

    /** The number of copies of a fan-out that is cut again and again, at least 120. */
    public static int fanOut() {
        return Math.max(120, Integer.getInteger(FAN_OUT, 120));
    }
}
