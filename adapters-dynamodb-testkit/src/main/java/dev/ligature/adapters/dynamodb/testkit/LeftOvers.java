package dev.ligature.adapters.dynamodb.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Carries a batch out in part. */
final class LeftOvers implements Fault {
    private final double share;
    private final Random random;

    LeftOvers(double share, long seed) {
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("A share is more than 0 and at most 1: " + share);
        }
        this.share = share;
        this.random = new Random(seed);
    }

    @Override
    public DynamoDbResponse around(DynamoDbRequest request, Function<DynamoDbRequest, DynamoDbResponse> service) {
        if (request instanceof BatchGetItemRequest batch) {
            return partOf(batch, service);
        }
        return request instanceof BatchWriteItemRequest batch ? partOf(batch, service) : service.apply(request);
    }

    private BatchGetItemResponse partOf(
            BatchGetItemRequest batch, Function<DynamoDbRequest, DynamoDbResponse> service) {
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        batch.requestItems().forEach((table, wanted) -> keys.put(table, wanted.keys()));
        Split<Map<String, AttributeValue>> split = split(keys);
        BatchGetItemResponse answer = (BatchGetItemResponse) service.apply(batch.toBuilder()
                .requestItems(withKeys(batch, split.carriedOut()))
                .build());
        return answer.toBuilder()
                .unprocessedKeys(withKeys(batch, merged(split.left(), keysOf(answer.unprocessedKeys()))))
                .build();
    }

    private BatchWriteItemResponse partOf(
            BatchWriteItemRequest batch, Function<DynamoDbRequest, DynamoDbResponse> service) {
        Split<WriteRequest> split = split(batch.requestItems());
        BatchWriteItemResponse answer = (BatchWriteItemResponse)
                service.apply(batch.toBuilder().requestItems(split.carriedOut()).build());
        return answer.toBuilder()
                .unprocessedItems(merged(split.left(), answer.unprocessedItems()))
                .build();
    }

    private <X> Split<X> split(Map<String, List<X>> all) {
        List<Map.Entry<String, X>> entries = new ArrayList<>();
        all.forEach((table, some) -> some.forEach(one -> entries.add(Map.entry(table, one))));
        int left = Math.max(1, (int) Math.round(share * entries.size()));
        if (left >= entries.size()) {
            throw ServiceErrors.throughputExceeded();
        }
        synchronized (random) {
            Collections.shuffle(entries, random);
        }
        return new Split<>(byTable(entries.subList(left, entries.size())), byTable(entries.subList(0, left)));
    }

    private static <X> Map<String, List<X>> byTable(List<Map.Entry<String, X>> entries) {
        Map<String, List<X>> tables = new LinkedHashMap<>();
        entries.forEach(entry -> tables.computeIfAbsent(entry.getKey(), table -> new ArrayList<>())
                .add(entry.getValue()));
        return tables;
    }

    private static <X> Map<String, List<X>> merged(Map<String, List<X>> one, Map<String, List<X>> other) {
        Map<String, List<X>> both = new LinkedHashMap<>();
        one.forEach((table, some) -> both.put(table, new ArrayList<>(some)));
        other.forEach((table, some) ->
                both.computeIfAbsent(table, absent -> new ArrayList<>()).addAll(some));
        return both;
    }

    private static Map<String, List<Map<String, AttributeValue>>> keysOf(Map<String, KeysAndAttributes> tables) {
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        tables.forEach((table, wanted) -> keys.put(table, wanted.keys()));
        return keys;
    }

    /** The keys with what the batch asks for beside them: projection and consistency. */
    private static Map<String, KeysAndAttributes> withKeys(
            BatchGetItemRequest batch, Map<String, List<Map<String, AttributeValue>>> keys) {
        Map<String, KeysAndAttributes> tables = new LinkedHashMap<>();
        batch.requestItems().forEach((table, wanted) -> {
            List<Map<String, AttributeValue>> some = keys.getOrDefault(table, List.of());
            if (!some.isEmpty()) {
                tables.put(table, wanted.toBuilder().keys(some).build());
            }
        });
        return tables;
    }

    private record Split<X>(Map<String, List<X>> carriedOut, Map<String, List<X>> left) {}
}
