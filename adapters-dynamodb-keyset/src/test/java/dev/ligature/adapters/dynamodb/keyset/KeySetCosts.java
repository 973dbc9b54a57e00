package dev.ligature.adapters.dynamodb.keyset;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.HeldEdgeCosts;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Hub;

/** What operations cost, as derived in {@code docs/costs.md}. */
final class KeySetCosts {

    /** Each write of a hub's edge rewrites the hub, so this layout is not for larger ones. */
    static final Hub HUB = Hub.unbounded().withOutgoing(300).withIncoming(300);

    /** An eventual read of 250 bytes and 300 edges of 74. */
    private static final double HUB_PAGE = 3;

    private KeySetCosts() {}

    static CostTable table() {
        return HeldEdgeCosts.table()
                .rows(Cost.of(1, 0, 4), CostRow.LINK, CostRow.LINK_BARE, CostRow.UNLINK_BARE, CostRow.LINK_ORDERED)
                .rows(Cost.of(2, 1, 4), CostRow.PUT_CREATED, CostRow.LINK_COPYING)
                .row(CostRow.LINK_COPYING_MORE, Cost.of(2, 1, 8))
                .rows(Cost.of(1, HUB_PAGE, 0), CostRow.PAGE_OUT_OF_HUB, CostRow.PAGE_IN_OF_HUB)
                .without(CostRow.NEXT_PAGE_OUT_OF_HUB, CostRow.NEXT_PAGE_IN_OF_HUB)
                .row(CostRow.NEIGHBOURHOOD_IN, Cost.of(1, 0.5, 0))
                .row(CostRow.DELETE_TARGET_OF_ONE, Cost.of(4, 1, 4))
                .row(CostRow.DELETE_TARGET, Cost.of(4, 1, 39).in(33))
                .row(CostRow.DELETE_BARE, Cost.of(4, 1, 43).in(5))
                .row(CostRow.PUT_ALL, Cost.of(7, 1, 132))
                .row(CostRow.PUT_ALL_BARE, Cost.of(3, 1, 40))
                .row(CostRow.PUT_ALL_AGAIN, Cost.of(2, 1, 8))
                .row(CostRow.REPLACE_OUTGOING, Cost.of(2, 11, 8))
                .row(CostRow.RENAME, Cost.of(6, 2, 38));
    }
}
