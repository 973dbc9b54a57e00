package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;

/** What operations cost, as derived in {@code docs/costs.md}. */
final class GraphCosts {

    private GraphCosts() {}

    /** In one shard. */
    static CostTable inOneShard() {
        return anyway().rows(
                        Cost.of(1, 0.5, 0),
                        CostRow.PAGE_IN,
                        CostRow.PAGE_IN_OF_HUB,
                        CostRow.NEXT_PAGE_IN_OF_HUB,
                        CostRow.DEGREE_IN)
                .rows(Cost.of(2, 10.5, 0), CostRow.JOINED_IN, CostRow.FIND_BY)
                .row(CostRow.NEIGHBOURHOOD_IN, Cost.of(1, 1, 0).in(2))
                .row(CostRow.NEWEST_IN, Cost.of(1, 1, 0))
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 1, 5))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 1.5, 63).in(34))
                .row(CostRow.RENAME, Cost.of(6, 2, 22).in(15));
    }

    /** In four shards: what is found by a value or comes in takes a request for each of them. */
    static CostTable inFourShards() {
        return anyway().rows(
                        Cost.of(1, 2, 0).in(4),
                        CostRow.PAGE_IN,
                        CostRow.PAGE_IN_OF_HUB,
                        CostRow.NEXT_PAGE_IN_OF_HUB,
                        CostRow.DEGREE_IN,
                        CostRow.NEWEST_IN)
                .rows(Cost.of(2, 12, 0).in(5), CostRow.JOINED_IN, CostRow.FIND_BY)
                .row(CostRow.NEIGHBOURHOOD_IN, Cost.of(1, 2.5, 0).in(5))
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 4, 5).in(11))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 4, 63).in(40))
                .row(CostRow.RENAME, Cost.of(6, 5, 22).in(21));
    }

    private static CostTable anyway() {
        return CostTable.empty()
                .rows(Cost.of(1, 1, 0), CostRow.FIND_ENTITY, CostRow.LOAD_ENTITY, CostRow.FIND_EDGE)
                .row(CostRow.FIND_EVENTUALLY, Cost.of(1, 0.5, 0))
                .rows(Cost.of(1, 20, 0), CostRow.FIND_ALL, CostRow.AMONG)
                .row(CostRow.CREATE_ENTITY, Cost.of(1, 0, 2))
                .row(CostRow.CREATE_INDEXED, Cost.of(1, 0, 5))
                .row(CostRow.UPDATE_ENTITY, Cost.of(2, 1, 1))
                .row(CostRow.UPDATE_INDEXED, Cost.of(2, 1, 8))
                .row(CostRow.REPLACE_ENTITY, Cost.of(1, 0, 1))
                .row(CostRow.DELETE_ALONE, Cost.of(3, 1, 3))
                .row(CostRow.DELETE_VERSION, Cost.of(3, 1, 2))
                .row(CostRow.DELETE_SOURCE_OF_ONE, Cost.of(5, 2, 5))
                .row(CostRow.DELETE_SOURCE, Cost.of(5, 3, 63).in(34))
                .row(CostRow.DELETE_INDEXED, Cost.of(2, 1, 5))
                .row(CostRow.LINK, Cost.of(1, 0, 7))
                .rows(Cost.of(2, 1, 7), CostRow.PUT_CREATED, CostRow.LINK_COPYING)
                .rows(Cost.of(2, 1, 2), CostRow.PUT_REPLACED, CostRow.UPDATE_EDGE)
                .row(CostRow.PUT_UNCHANGED, Cost.of(1, 1, 0))
                .row(CostRow.UNLINK, Cost.of(1, 0, 3))
                .rows(
                        Cost.of(1, 0.5, 0),
                        CostRow.PAGE_OUT,
                        CostRow.PAGE_OUT_OF_HUB,
                        CostRow.NEXT_PAGE_OUT_OF_HUB,
                        CostRow.PAGE_COPIES,
                        CostRow.PAGE_ONE_TO_ONE,
                        CostRow.NEIGHBOURHOOD_ONE_TO_ONE)
                .row(CostRow.JOINED_OUT, Cost.of(2, 10.5, 0))
                .rows(Cost.of(1, 1, 0), CostRow.NEIGHBOURHOOD_OUT, CostRow.DEGREE_OUT, CostRow.DEGREE_ONE_TO_ONE)
                .row(CostRow.NEWEST_OUT, Cost.of(1, 1, 0))
                .row(CostRow.LINK_ORDERED, Cost.of(1, 0, 8))
                .row(CostRow.UNLINK_ORDERED, Cost.of(1, 0, 4))
                .row(CostRow.MOVE_IN_ORDER, Cost.of(2, 1, 5))
                .row(CostRow.PUT_ALL, Cost.of(2, 49, 247))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 10, 9).in(3))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(3, 12, 11).in(5))
                .row(CostRow.LINK_ONE_TO_ONE, Cost.of(1, 0, 7))
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(3, 5, 17))
                .row(CostRow.UNLINK_ONE_TO_ONE, Cost.of(1, 0, 7))
                .row(CostRow.JOINED_ONE_TO_ONE, Cost.of(2, 1, 0))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(5, 2, 10))
                .row(CostRow.LINK_ONE_TO_MANY, Cost.of(1, 0, 7))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(3, 3, 10))
                .row(CostRow.UNLINK_ONE_TO_MANY, Cost.of(1, 0, 5))
                .row(CostRow.PAGE_ONE_TO_MANY, Cost.of(1, 0.5, 0))
                .row(CostRow.JOINED_ONE_TO_MANY, Cost.of(2, 10.5, 0))
                .row(CostRow.NEIGHBOURHOOD_ONE_TO_MANY, Cost.of(1, 0.5, 0))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(5, 3, 178).in(29));
    }
}
