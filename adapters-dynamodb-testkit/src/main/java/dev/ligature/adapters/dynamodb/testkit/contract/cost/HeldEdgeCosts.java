package dev.ligature.adapters.dynamodb.testkit.contract.cost;

/**
 * What operations cost where a source's item holds its edges, and each end's item the one edge that it may have, as derived
 * in {@code docs/costs.md}. What its targets hold, and what that costs, a layout says itself.
 */
public final class HeldEdgeCosts {

    private HeldEdgeCosts() {}

    /** The rows that such layouts share. */
    public static CostTable table() {
        return EdgeItemCosts.table()
                .rows(Cost.of(1, 1, 0), CostRow.AMONG, CostRow.DEGREE_IN)
                .rows(Cost.of(1, 0.5, 0), CostRow.NEIGHBOURHOOD_OUT, CostRow.NEWEST_OUT, CostRow.NEWEST_IN)
                .rows(
                        Cost.of(1, 0, 4),
                        CostRow.UNLINK,
                        CostRow.LINK_ONE_TO_ONE,
                        CostRow.UNLINK_ONE_TO_ONE,
                        CostRow.LINK_ONE_TO_MANY,
                        CostRow.UNLINK_ONE_TO_MANY)
                .row(CostRow.UNLINK_COPY, Cost.of(1, 0, 8))
                .rows(Cost.of(2, 1, 4), CostRow.PUT_REPLACED, CostRow.UPDATE_EDGE, CostRow.MOVE_IN_ORDER)
                .row(CostRow.DELETE_SOURCE_OF_ONE, Cost.of(4, 1, 4))
                .row(CostRow.DELETE_SOURCE, Cost.of(4, 1, 39).in(33))
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(2, 2, 8))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(2, 1, 4))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(2, 1, 6))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(4, 1, 31).in(28));
    }
}
