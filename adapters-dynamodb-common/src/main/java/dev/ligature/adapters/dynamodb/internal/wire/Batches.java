package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.ports.StoreError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads by many keys: 100 to a request, side by side, what is left over asked for again. */
final class Batches {

    private static final int MAX_KEYS = 100;

    private Batches() {}

    static Map<ItemKey, Map<String, AttributeValue>> get(Wire wire, List<ItemKey> keys, boolean strong) {
        if (keys.size() == 1) {
            Map<String, AttributeValue> item = wire.get(keys.get(0), strong);
            return item.isEmpty() ? Map.of() : Map.of(keys.get(0), item);
        }
        List<Function<Wire, Map<ItemKey, Map<String, AttributeValue>>>> requests = new ArrayList<>();
        for (int from = 0; from < keys.size(); from += MAX_KEYS) {
            List<ItemKey> part = keys.subList(from, Math.min(keys.size(), from + MAX_KEYS));
            requests.add(inner -> batch(inner, part, strong));
        }
        Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>();
        wire.wave(requests).forEach(items::putAll);
        return items;
    }

    private static Map<ItemKey, Map<String, AttributeValue>> batch(Wire wire, List<ItemKey> keys, boolean strong) {
        Map<String, KeysAndAttributes> pending = new LinkedHashMap<>();
        Map<String, List<Map<String, AttributeValue>>> byTable = new LinkedHashMap<>();
        Map<String, TableSpec> tables = new HashMap<>();
        keys.forEach(key -> tables.put(key.table().name(), key.table()));
        keys.forEach(key -> byTable.computeIfAbsent(key.table().name(), name -> new ArrayList<>())
                .add(key.attributes()));
        byTable.forEach((table, wanted) -> pending.put(
                table,
                KeysAndAttributes.builder().keys(wanted).consistentRead(strong).build()));
        Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>();
        Attempts attempts = wire.attempts();
        while (true) {
            BatchGetItemRequest request = BatchGetItemRequest.builder()
                    .requestItems(new LinkedHashMap<>(pending))
                    .returnConsumedCapacity(wire.capacity())
                    .build();
            BatchGetItemResponse response =
                    wire.read(() -> wire.settings().client().batchGetItem(request));
            response.consumedCapacity().forEach(wire::consumed);
            boolean progress = false;
            for (Map.Entry<String, List<Map<String, AttributeValue>>> found :
                    response.responses().entrySet()) {
                TableSpec table = Objects.requireNonNull(tables.get(found.getKey()));
                progress |= !found.getValue().isEmpty();
                found.getValue().forEach(item -> items.put(ItemKey.of(table, item), item));
            }
            // The SDK answers an empty map where nothing is left, so only its content tells.
            if (response.unprocessedKeys().isEmpty()) {
                return items;
            }
            pending.clear();
            pending.putAll(response.unprocessedKeys());
            if (progress) {
                attempts = wire.attempts();
            }
            switch (attempts.pause()) {
                case GO_ON -> {}
                case INTERRUPTED -> throw wire.interrupted();
                case OVER -> throw new StoreFailure(new StoreError.Throttled(wire.operation()));
            }
        }
    }
}
