package dev.ligature.adapters.dynamodb.internal.capacity;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * DynamoDB's rules of what a request consumes. Items are given whole, as they are stored: a filter or a projection saves
 * nothing. An absent item is an empty map.
 *
 * <p>A request of several items is the sum of its items, each rounded alone; but a Query or Scan is one {@link #read} of
 * the bytes of everything it passed over.
 */
public final class CapacityCalculator {

    private static final int READ_BLOCK = 4096;
    private static final int WRITE_BLOCK = 1024;
    private static final int TRANSACTION = 2;

    private CapacityCalculator() {}

    /** One item read by its key. */
    public static Units read(ReadMode mode, Map<String, AttributeValue> item) {
        return read(mode, ItemSize.of(item));
    }

    /** So many bytes read at once: one item's, or all that a Query or Scan passed over; nothing at all is a block, too. */
    public static Units read(ReadMode mode, long bytes) {
        return Units.read(mode.unitsPerBlock() * blocks(bytes, READ_BLOCK));
    }

    /** One write that took effect; equal images where it changed nothing. */
    public static Units write(
            StoredTable table, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        return Units.write(writeBlocks(larger(before, after)) + table.indexUnits(before, after));
    }

    /** One write of a transaction that took effect: the table's part twice, its indexes' once; a condition is free. */
    public static Units transactionalWrite(
            StoredTable table, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        return Units.write(TRANSACTION * writeBlocks(larger(before, after)) + table.indexUnits(before, after));
    }

    /** A ConditionCheck of a transaction, which is billed as if it wrote the item. */
    public static Units conditionCheck(Map<String, AttributeValue> item) {
        return Units.write(TRANSACTION * writeBlocks(ItemSize.of(item)));
    }

    /** A write that its condition refused: as if it had written the item as it was. */
    public static Units refused(Map<String, AttributeValue> item) {
        return Units.write(writeBlocks(ItemSize.of(item)));
    }

    /**
     * One action of a transaction that was cancelled, at most: the documentation says that it is billed and not how, so
     * this takes the preparation and the undoing for a write each.
     */
    public static Units cancelled(Map<String, AttributeValue> item) {
        return conditionCheck(item);
    }

    /** One action of a transaction that was sent again with its token after it had succeeded: a transactional read. */
    public static Units replayed(Map<String, AttributeValue> item) {
        return read(ReadMode.TRANSACTIONAL, item);
    }

    static long writeBlocks(long bytes) {
        return blocks(bytes, WRITE_BLOCK);
    }

    private static long larger(Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        return Math.max(ItemSize.of(before), ItemSize.of(after));
    }

    private static long blocks(long bytes, int block) {
        return Math.max(1, (bytes + block - 1) / block);
    }
}
