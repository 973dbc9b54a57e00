package dev.ligature.adapters.dynamodb.jointable;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;

/** What operations cost, as derived in {@code docs/costs.md}. */
final class JoinTableCosts {

    private JoinTableCosts() {}

    static CostTable table() {
        return CostTable.empty()
                .rows(Cost.of(1, 1, 0), CostRow.FIND_ENTITY, CostRow.LOAD_ENTITY, CostRow.FIND_EDGE)
                .row(CostRow.FIND_EVENTUALLY, Cost.of(1, 0.5, 0))
                .rows(Cost.of(1, 20, 0), CostRow.FIND_ALL, CostRow.AMONG)
                .row(CostRow.CREATE_ENTITY, Cost.of(1, 0, 2))
                .row(CostRow.CREATE_INDEXED, Cost.of(1, 0, 4))
                .row(CostRow.UPDATE_ENTITY, Cost.of(2, 1, 1))
                .row(CostRow.UPDATE_INDEXED, Cost.of(2, 1, 6))
                .row(CostRow.REPLACE_ENTITY, Cost.of(1, 0, 1))
                .row(CostRow.DELETE_ALONE, Cost.of(3, 1, 3))
                .row(CostRow.DELETE_VERSION, Cost.of(3, 1, 2))
                .row(CostRow.DELETE_SOURCE_OF_ONE, Cost.of(5, 2, 5))
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 1, 5))
                .row(CostRow.DELETE_SOURCE, Cost.of(5, 2, 63).in(34))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 1, 63).in(34))
                .row(CostRow.DELETE_INDEXED, Cost.of(2, 1, 4))
                .row(CostRow.LINK, Cost.of(1, 0, 7))
                .row(CostRow.PUT_CREATED, Cost.of(2, 1, 7))
                .rows(Cost.of(2, 1, 2), CostRow.PUT_REPLACED, CostRow.UPDATE_EDGE)
                .row(CostRow.PUT_UNCHANGED, Cost.of(1, 1, 0))
                .row(CostRow.UNLINK, Cost.of(1, 0, 3))
                .rows(
                        Cost.of(1, 0.5, 0),
                        CostRow.PAGE_OUT,
                        CostRow.PAGE_IN,
                        CostRow.PAGE_OUT_OF_HUB,
                        CostRow.PAGE_IN_OF_HUB,
                        CostRow.NEXT_PAGE_OUT_OF_HUB,
                        CostRow.NEXT_PAGE_IN_OF_HUB,
                        CostRow.PAGE_COPIES)
                .rows(Cost.of(1, 1, 0), CostRow.NEWEST_OUT, CostRow.NEWEST_IN)
                .rows(Cost.of(2, 10.5, 0), CostRow.JOINED_OUT, CostRow.JOINED_IN, CostRow.FIND_BY)
                .rows(Cost.of(1, 1, 0).in(2), CostRow.NEIGHBOURHOOD_OUT, CostRow.NEIGHBOURHOOD_IN)
                .row(CostRow.DEGREE_OUT, Cost.of(1, 1, 0))
                .row(CostRow.DEGREE_IN, Cost.of(1, 0.5, 0))
                .row(CostRow.LINK_ORDERED, Cost.of(1, 0, 8))
                .row(CostRow.UNLINK_ORDERED, Cost.of(1, 0, 4))
                .row(CostRow.MOVE_IN_ORDER, Cost.of(2, 1, 5))
                .row(CostRow.PUT_ALL, Cost.of(2, 49, 247))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 10, 9).in(3))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(3, 12, 11).in(5))
                .row(CostRow.LINK_COPYING, Cost.of(2, 1, 7))
                .row(CostRow.RENAME, Cost.of(6, 2, 22).in(15))
                .row(CostRow.LINK_ONE_TO_ONE, Cost.of(1, 0, 4))
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(2, 2, 8))
                .row(CostRow.UNLINK_ONE_TO_ONE, Cost.of(1, 0, 4))
                .row(CostRow.PAGE_ONE_TO_ONE, Cost.of(1, 0.5, 0))
                .row(CostRow.JOINED_ONE_TO_ONE, Cost.of(2, 1, 0))
                .row(CostRow.NEIGHBOURHOOD_ONE_TO_ONE, Cost.of(1, 0.5, 0))
                .row(CostRow.DEGREE_ONE_TO_ONE, Cost.of(1, 1, 0))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(2, 1, 4))
                .row(CostRow.LINK_ONE_TO_MANY, Cost.of(1, 0, 5))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(2, 1, 6))
                .row(CostRow.UNLINK_ONE_TO_MANY, Cost.of(1, 0, 3))
                .row(CostRow.PAGE_ONE_TO_MANY, Cost.of(1, 1, 0))
                .row(CostRow.JOINED_ONE_TO_MANY, Cost.of(1, 1, 0))
                .row(CostRow.NEIGHBOURHOOD_ONE_TO_MANY, Cost.of(1, 1.5, 0).in(2))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(5, 2, 53).in(29));
    }
}
