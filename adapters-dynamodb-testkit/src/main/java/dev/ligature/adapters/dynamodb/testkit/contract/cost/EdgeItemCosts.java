package dev.ligature.adapters.dynamodb.testkit.contract.cost;

/**
 * What operations cost where each edge is an item of its own beside its source, with an index for the other direction, as
 * derived in {@code docs/costs.md}. A layout says what it does at another cost.
 */
public final class EdgeItemCosts {

    private EdgeItemCosts() {}

    /** The rows that such layouts share. */
    public static CostTable table() {
        return CostTable.empty()
                .rows(
                        Cost.of(1, 1, 0),
                        CostRow.FIND_ENTITY,
                        CostRow.LOAD_ENTITY,
                        CostRow.FIND_EDGE,
                        CostRow.PUT_UNCHANGED,
                        CostRow.NEWEST_OUT,
                        CostRow.NEWEST_IN,
                        CostRow.DEGREE_OUT,
                        CostRow.DEGREE_ONE_TO_ONE)
                .rows(
                        Cost.of(1, 0.5, 0),
                        CostRow.FIND_EVENTUALLY,
                        CostRow.PAGE_OUT,
                        CostRow.PAGE_IN,
                        CostRow.PAGE_OUT_OF_HUB,
                        CostRow.PAGE_IN_OF_HUB,
                        CostRow.NEXT_PAGE_OUT_OF_HUB,
                        CostRow.NEXT_PAGE_IN_OF_HUB,
                        CostRow.PAGE_COPIES,
                        CostRow.DEGREE_IN,
                        CostRow.PAGE_ONE_TO_ONE,
                        CostRow.NEIGHBOURHOOD_ONE_TO_ONE,
                        CostRow.PAGE_ONE_TO_MANY,
                        CostRow.NEIGHBOURHOOD_ONE_TO_MANY)
                .rows(Cost.of(1, 20, 0), CostRow.FIND_ALL, CostRow.AMONG)
                .row(CostRow.CREATE_ENTITY, Cost.of(1, 0, 2))
                .rows(Cost.of(1, 0, 4), CostRow.CREATE_INDEXED, CostRow.UNLINK_ORDERED)
                .row(CostRow.UPDATE_ENTITY, Cost.of(2, 1, 1))
                .row(CostRow.UPDATE_INDEXED, Cost.of(2, 1, 6))
                .row(CostRow.REPLACE_ENTITY, Cost.of(1, 0, 1))
                .row(CostRow.DELETE_ALONE, Cost.of(3, 1, 3))
                .row(CostRow.DELETE_VERSION, Cost.of(3, 1, 2))
                .row(CostRow.DELETE_SOURCE_OF_ONE, Cost.of(5, 2, 5))
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 1.5, 5))
                .row(CostRow.DELETE_SOURCE, Cost.of(5, 3, 63).in(34))
                .row(CostRow.DELETE_INDEXED, Cost.of(2, 1, 4))
                .rows(
                        Cost.of(1, 0, 7),
                        CostRow.LINK,
                        CostRow.LINK_ONE_TO_ONE,
                        CostRow.UNLINK_ONE_TO_ONE,
                        CostRow.LINK_ONE_TO_MANY)
                .rows(Cost.of(2, 1, 7), CostRow.PUT_CREATED, CostRow.LINK_COPYING)
                .rows(Cost.of(2, 1, 2), CostRow.PUT_REPLACED, CostRow.UPDATE_EDGE)
                .row(CostRow.UNLINK, Cost.of(1, 0, 3))
                .rows(
                        Cost.of(2, 10.5, 0),
                        CostRow.JOINED_OUT,
                        CostRow.JOINED_IN,
                        CostRow.FIND_BY,
                        CostRow.JOINED_ONE_TO_MANY)
                .row(CostRow.NEIGHBOURHOOD_IN, Cost.of(1, 1, 0).in(2))
                .row(CostRow.LINK_ORDERED, Cost.of(1, 0, 8))
                .row(CostRow.MOVE_IN_ORDER, Cost.of(2, 1, 5))
                .row(CostRow.PUT_ALL, Cost.of(2, 49, 247))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 10, 9).in(3))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(3, 12, 11).in(5))
                .row(CostRow.RENAME, Cost.of(5, 1.5, 22).in(14))
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(3, 5, 17))
                .row(CostRow.JOINED_ONE_TO_ONE, Cost.of(2, 1, 0))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(5, 2, 10))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(3, 3, 10))
                .row(CostRow.UNLINK_ONE_TO_MANY, Cost.of(1, 0, 5))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(5, 3, 178).in(29));
    }
}
