package dev.ligature.adapters.dynamodb.jointable;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.EdgeItemCosts;

/** What operations cost, as derived in {@code docs/costs.md}. */
final class JoinTableCosts {

    private JoinTableCosts() {}

    static CostTable table() {
        return EdgeItemCosts.table()
                .row(CostRow.DELETE_SOURCE, Cost.of(5, 2, 63).in(34))
                .row(CostRow.DELETE_TARGET, Cost.of(5, 1.5, 63).in(34))
                .row(CostRow.NEIGHBOURHOOD_OUT, Cost.of(1, 1, 0).in(2))
                .rows(Cost.of(1, 0, 4), CostRow.LINK_ONE_TO_ONE, CostRow.UNLINK_ONE_TO_ONE)
                .row(CostRow.MOVE_ONE_TO_ONE, Cost.of(2, 2, 8))
                .row(CostRow.DELETE_ONE_TO_ONE, Cost.of(2, 1, 4))
                .row(CostRow.LINK_ONE_TO_MANY, Cost.of(1, 0, 5))
                .row(CostRow.MOVE_ONE_TO_MANY, Cost.of(2, 1, 6))
                .row(CostRow.UNLINK_ONE_TO_MANY, Cost.of(1, 0, 3))
                .rows(Cost.of(1, 1, 0), CostRow.PAGE_ONE_TO_MANY, CostRow.JOINED_ONE_TO_MANY)
                .row(CostRow.NEIGHBOURHOOD_ONE_TO_MANY, Cost.of(1, 1.5, 0).in(2))
                .row(CostRow.DELETE_ONE_TO_MANY, Cost.of(5, 2.5, 53).in(29));
    }
}
