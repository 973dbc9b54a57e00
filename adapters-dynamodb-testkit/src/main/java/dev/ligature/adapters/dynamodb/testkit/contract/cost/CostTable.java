package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a layout says that each operation costs at the least, with one value for each row.
 *
 * <pre>{@code
 * CostTable.empty()
 *         .row(CostRow.FIND_ENTITY, Cost.of(1, 1, 0))
 *         .row(CostRow.LINK, Cost.of(1, 0, 7));
 * }</pre>
 */
public final class CostTable {

    private final Map<CostRow, Cost> rows;

    private CostTable(Map<CostRow, Cost> rows) {
        this.rows = rows;
    }

    /** A table without rows. */
    public static CostTable empty() {
        return new CostTable(new EnumMap<>(CostRow.class));
    }

    /** The table with this row, in place of an earlier one of this name. */
    public CostTable row(CostRow row, Cost cost) {
        Map<CostRow, Cost> more = new EnumMap<>(rows);
        more.put(row, cost);
        return new CostTable(more);
    }

    /** The table with the same cost in several rows. */
    public CostTable rows(Cost cost, CostRow... several) {
        CostTable table = this;
        for (CostRow row : several) {
            table = table.row(row, cost);
        }
        return table;
    }

    /** The table without rows that are about more edges than an entity may have. */
    public CostTable without(CostRow... several) {
        Map<CostRow, Cost> fewer = new EnumMap<>(CostRow.class);
        fewer.putAll(rows);
        fewer.keySet().removeAll(List.of(several));
        return new CostTable(fewer);
    }

    /** What a row says. */
    public Optional<Cost> cost(CostRow row) {
        return Optional.ofNullable(rows.get(row));
    }
}
