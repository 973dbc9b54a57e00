package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.EdgeItemCosts;

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
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 1.5, 5))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 2, 63).in(34))
                .row(CostRow.RENAME, Cost.of(5, 1.5, 22).in(14));
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
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(5, 3, 5).in(8))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 3, 63).in(37))
                .row(CostRow.RENAME, Cost.of(5, 3, 22).in(17));
    }

    private static CostTable anyway() {
        return EdgeItemCosts.table()
                .row(CostRow.CREATE_INDEXED, Cost.of(1, 0, 5))
                .row(CostRow.UPDATE_INDEXED, Cost.of(2, 1, 8))
                .row(CostRow.DELETE_INDEXED, Cost.of(2, 1, 5))
                .row(CostRow.NEIGHBOURHOOD_OUT, Cost.of(1, 1, 0));
    }
}
