package dev.ligature.adapters.dynamodb.internal.item;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The ids of an item's last writes, newest first, in one binary attribute. They let a writer whose answer was lost
 * recognise its own write, also after others wrote, and they are what a write of an edge is conditioned on.
 */
public final class WriteIds {

    /** How many writes an item remembers. */
    public static final int KEPT = 8;

    private static final int BYTES = 8;

    private WriteIds() {}

    /** An id for a new write. */
    public static byte[] next() {
        return ByteBuffer.allocate(BYTES)
                .putLong(ThreadLocalRandom.current().nextLong())
                .array();
    }

    /** The attribute after a first write. */
    public static AttributeValue first(byte[] write) {
        return AttributeValue.fromB(SdkBytes.fromByteArray(write));
    }

    /** The attribute after a further write. */
    public static AttributeValue after(@Nullable AttributeValue before, byte[] write) {
        byte[] known = bytes(before);
        byte[] all = Arrays.copyOf(write, Math.min(BYTES + known.length, KEPT * BYTES));
        System.arraycopy(known, 0, all, BYTES, all.length - BYTES);
        return AttributeValue.fromB(SdkBytes.fromByteArray(all));
    }

    /** Whether the item remembers this write. */
    public static boolean remembers(Map<String, AttributeValue> item, byte[] write) {
        byte[] known = bytes(item.get(Reserved.WRITES));
        for (int at = 0; at + BYTES <= known.length; at += BYTES) {
            if (Arrays.equals(known, at, at + BYTES, write, 0, BYTES)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the item still remembers the newest write of an earlier state, so that it knows all that came since. */
    public static boolean followsTraceably(Map<String, AttributeValue> item, @Nullable AttributeValue earlier) {
        byte[] before = bytes(earlier);
        return before.length >= BYTES && remembers(item, Arrays.copyOf(before, BYTES));
    }

    /** How many writes the item remembers. */
    public static int known(Map<String, AttributeValue> item) {
        return bytes(item.get(Reserved.WRITES)).length / BYTES;
    }

    private static byte[] bytes(@Nullable AttributeValue attribute) {
        return attribute == null || attribute.b() == null
                ? new byte[0]
                : attribute.b().asByteArrayUnsafe();
    }
}
