package dev.ligature.adapters.dynamodb.testkit.contract;

import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as someone else would write them who knows of the tables and not of the library. */
final class Strangers {

    private Strangers() {}

    /** The item again under keys of which one, and then the other, ends in what is no id. */
    static Vector<Map<String, AttributeValue>> underNoId(List<String> keys, Map<String, AttributeValue> item) {
        return Vector.ofAll(keys).map(key -> {
            Map<String, AttributeValue> stranger = new HashMap<>(item);
            stranger.computeIfPresent(key, (name, value) -> AttributeValue.fromS(value.s() + StrangerContract.NO_ID));
            return stranger;
        });
    }

    /** The item without what only the library writes. */
    static Vector<Map<String, AttributeValue>> unmarked(List<String> keys, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> stranger = new HashMap<>(item);
        stranger.keySet().removeIf(name -> name.startsWith("~") && !keys.contains(name));
        return Vector.of(stranger);
    }
}
