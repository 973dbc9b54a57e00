package dev.ligature.adapters.dynamodb.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A page that was cut off before its first item. A page that began after some key ends at that same key. A Query's first
 * page ends just before its first item, at a key that no item has: a neighbour of that item's sort key, so that nothing is
 * passed over.
 */
final class BlankPage implements Fault {
    private final Set<DynamoDbRequest> blanked = new HashSet<>();

    /** Without a table's keys only pages that begin after a key can be blank; the client calls the other method. */
    @Override
    public DynamoDbResponse around(DynamoDbRequest request, Function<DynamoDbRequest, DynamoDbResponse> service) {
        return startKey(request)
                .filter(key -> firstTime(request, key))
                .flatMap(key -> blank(service.apply(request), key))
                .orElseGet(() -> service.apply(request));
    }

    DynamoDbResponse around(
            DynamoDbRequest request, Function<DynamoDbRequest, DynamoDbResponse> service, TableKeys keys) {
        if (request instanceof QueryRequest query && query.exclusiveStartKey().isEmpty()) {
            return keyBeforeFirst(query, service, keys)
                    .filter(key -> firstTime(request, key))
                    .flatMap(key -> blank(service.apply(request), key))
                    .orElseGet(() -> service.apply(request));
        }
        return around(request, service);
    }

    /** Two blank pages never end at the same place: the second one would be the same request, and so on for ever. */
    private boolean firstTime(DynamoDbRequest request, Map<String, AttributeValue> lastKey) {
        DynamoDbRequest next = request instanceof QueryRequest query
                ? query.toBuilder().exclusiveStartKey(lastKey).build()
                : ((ScanRequest) request).toBuilder().exclusiveStartKey(lastKey).build();
        synchronized (blanked) {
            return blanked.add(next);
        }
    }

    private static Optional<Map<String, AttributeValue>> startKey(DynamoDbRequest request) {
        Map<String, AttributeValue> key = Map.of();
        if (request instanceof QueryRequest query) {
            key = query.exclusiveStartKey();
        } else if (request instanceof ScanRequest scan) {
            key = scan.exclusiveStartKey();
        }
        return key.isEmpty() ? Optional.empty() : Optional.of(key);
    }

    private static Optional<DynamoDbResponse> blank(DynamoDbResponse answer, Map<String, AttributeValue> lastKey) {
        if (answer instanceof QueryResponse page) {
            return Optional.of(page.toBuilder()
                    .items(List.of())
                    .count(0)
                    .scannedCount(0)
                    .lastEvaluatedKey(lastKey)
                    .build());
        }
        if (answer instanceof ScanResponse page) {
            return Optional.of(page.toBuilder()
                    .items(List.of())
                    .count(0)
                    .scannedCount(0)
                    .lastEvaluatedKey(lastKey)
                    .build());
        }
        return Optional.empty();
    }

    private static Optional<Map<String, AttributeValue>> keyBeforeFirst(
            QueryRequest query, Function<DynamoDbRequest, DynamoDbResponse> service, TableKeys keys) {
        Optional<String> sortKey = keys.sortKey(query.tableName(), query.indexName());
        if (sortKey.isEmpty()) {
            return Optional.empty();
        }
        // The first key is told even where a filter hides its item.
        QueryResponse first =
                (QueryResponse) service.apply(query.toBuilder().limit(1).build());
        AttributeValue key = first.lastEvaluatedKey().get(sortKey.get());
        if (key == null) {
            return Optional.empty();
        }
        boolean descending = Boolean.FALSE.equals(query.scanIndexForward());
        return (descending ? SortKeys.after(key) : SortKeys.before(key))
                .filter(neighbour -> query.expressionAttributeValues().values().stream()
                        .noneMatch(bound -> SortKeys.separates(bound, key, neighbour)))
                .map(neighbour -> {
                    Map<String, AttributeValue> lastKey = new HashMap<>(first.lastEvaluatedKey());
                    lastKey.put(sortKey.get(), neighbour);
                    return lastKey;
                });
    }
}
