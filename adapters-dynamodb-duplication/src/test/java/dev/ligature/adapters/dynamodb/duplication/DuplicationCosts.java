package dev.ligature.adapters.dynamodb.duplication;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.HeldEdgeCosts;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Hub;

/** What operations cost, as derived in {@code docs/costs.md}. */
final class DuplicationCosts {

    /** What goes out is bounded, what comes in is not. */
    static final Hub HUB = Hub.unbounded().withOutgoing(300);

    /** An eventual read of 250 bytes and 300 edges of 74. */
    private static final double HUB_PAGE = 3;

    private DuplicationCosts() {}

    static CostTable table() {
        return HeldEdgeCosts.table()
                .rows(Cost.of(1, 0, 6), CostRow.LINK, CostRow.LINK_ORDERED, CostRow.UNLINK_BARE)
                .row(CostRow.LINK_BARE, Cost.of(1, 0, 8))
                .rows(Cost.of(2, 1, 6), CostRow.PUT_CREATED, CostRow.LINK_COPYING)
                .row(CostRow.LINK_COPYING_MORE, Cost.of(2, 1, 10))
                .row(CostRow.PAGE_OUT_OF_HUB, Cost.of(1, HUB_PAGE, 0))
                .without(CostRow.NEXT_PAGE_OUT_OF_HUB)
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(6, 2, 5))
                .row(CostRow.DELETE_TARGET, Cost.of(6, 2, 63).in(64))
                .row(CostRow.DELETE_BARE, Cost.of(4, 1, 23).in(21))
                .row(CostRow.PUT_ALL, Cost.of(2, 1, 204))
                .row(CostRow.PUT_ALL_BARE, Cost.of(2, 1, 76))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 1, 10))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(2, 11, 10))
                .row(CostRow.RENAME, Cost.of(5, 2, 42).in(14));
    }
}
