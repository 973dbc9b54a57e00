package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.EdgeItemCosts;

/** What operations cost with an inverted index, and with mirrored edges, as derived in {@code docs/costs.md}. */
final class AdjacencyCosts {

    private AdjacencyCosts() {}

    static CostTable inverted() {
        return EdgeItemCosts.table()
                .row(CostRow.DELETE_TARGET, Cost.of(5, 2, 63).in(34))
                .row(CostRow.NEIGHBOURHOOD_OUT, Cost.of(1, 0.5, 0));
    }

    /** What is written is two rows, each as large as one with its index; what comes in is read strongly. */
    static CostTable mirrored() {
        return inverted()
                .rows(Cost.of(6, 2, 5), CostRow.DELETE_SOURCE_OF_ONE, CostRow.DELETE_TARGET_OF_ONE)
                .rows(Cost.of(6, 2, 63).in(64), CostRow.DELETE_SOURCE, CostRow.DELETE_TARGET)
                .row(CostRow.LINK, Cost.of(1, 0, 8))
                .rows(Cost.of(2, 1, 8), CostRow.PUT_CREATED, CostRow.LINK_COPYING)
                .rows(Cost.of(2, 1, 4), CostRow.PUT_REPLACED, CostRow.UPDATE_EDGE)
                .row(CostRow.UNLINK, Cost.of(1, 0, 4))
                .row(CostRow.DEGREE_IN, Cost.of(1, 1, 0))
                .row(CostRow.PUT_ALL, Cost.of(3, 49, 298))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 10, 12).in(3))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(3, 12, 16).in(5))
                .row(CostRow.RENAME, Cost.of(5, 2, 42).in(14))
                .row(CostRow.LINK_ONE_TO_ONE, Cost.of(1, 0, 8))
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(3, 5, 20))
                .row(CostRow.UNLINK_ONE_TO_ONE, Cost.of(1, 0, 8))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(5, 2, 11))
                .row(CostRow.LINK_ONE_TO_MANY, Cost.of(1, 0, 8))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(3, 3, 12))
                .row(CostRow.UNLINK_ONE_TO_MANY, Cost.of(1, 0, 6))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(5, 2, 203).in(29));
    }
}
