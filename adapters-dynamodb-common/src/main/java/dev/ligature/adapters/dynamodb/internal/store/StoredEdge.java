package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An edge as one of its homes holds it.
 *
 * @param home where it was read
 * @param ends its ends
 * @param image its attributes, the framework's included
 * @param edge the edge
 * @param item the item that it was read from: the row, or the near entity's
 */
record StoredEdge<E>(
        Home home, Ends ends, Map<String, AttributeValue> image, E edge, Map<String, AttributeValue> item) {

    /** The ids of its last writes; none if its form keeps none. */
    @Nullable
    AttributeValue writes() {
        return image.get(Reserved.WRITES);
    }
}
