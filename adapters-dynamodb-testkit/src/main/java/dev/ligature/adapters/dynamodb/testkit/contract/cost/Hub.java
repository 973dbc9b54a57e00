package dev.ligature.adapters.dynamodb.testkit.contract.cost;

/**
 * How many edges the hub has whose pages are weighed.
 *
 * @param outgoing as a source
 * @param incoming as a target
 */
public record Hub(int outgoing, int incoming) {

    /** System property: the degree of hubs where it has no bound. */
    public static final String DEGREE = "ligature.costs.hub";

    /** A page after so many edges is weighed where there are as many. */
    static final int MANY = 1_000;

    /** At least so many that no two pages of it have to do with each other. */
    private static final int LEAST = 2 * MANY;

    /** A hub in a layout that has no bound for the degree. */
    public static Hub unbounded() {
        int degree = Math.max(LEAST, Integer.getInteger(DEGREE, LEAST));
        return new Hub(degree, degree);
    }

    /** The same hub with so many edges going out: all that the layout is made for. */
    public Hub withOutgoing(int edges) {
        return new Hub(edges, incoming);
    }

    /** The same hub with so many edges coming in: all that the layout is made for. */
    public Hub withIncoming(int edges) {
        return new Hub(outgoing, edges);
    }

    /** Whether the row is about no more edges than there are. */
    public boolean reaches(CostRow row) {
        return switch (row) {
            case NEXT_PAGE_OUT_OF_HUB -> outgoing > MANY;
            case NEXT_PAGE_IN_OF_HUB -> incoming > MANY;
            default -> true;
        };
    }

    int most() {
        return Math.max(outgoing, incoming);
    }
}
