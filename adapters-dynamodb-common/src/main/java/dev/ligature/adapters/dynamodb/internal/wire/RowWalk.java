package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.domain.Utf8;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Rows in order: queries one partition, or several side by side and merges them. The service's pages have nothing to do
 * with what is asked for: short and empty ones are followed on, whatever is read too much is cut off.
 */
public final class RowWalk {

    /** The last row that was handed out. */
    public record Position(String orderKey, String far) {}

    /** How far to walk. */
    public record Extent(Option<Position> after, boolean descending, boolean strong, int atMost) {}

    private RowWalk() {}

    /** At most so many rows after a position, those left out for which {@code accept} answers none. */
    public static <R> List<R> rows(
            Wire wire, RowQuery query, Extent extent, Function<Map<String, AttributeValue>, Option<R>> accept) {
        List<Function<Wire, List<Found<R>>>> requests = new ArrayList<>();
        for (String partition : query.partitions()) {
            requests.add(inner -> partition(inner, query, partition, extent, accept));
        }
        List<Found<R>> found = new ArrayList<>();
        wire.wave(requests).forEach(found::addAll);
        if (query.partitions().size() > 1) {
            Comparator<Found<R>> order = Comparator.comparing(Found::sortKey, Utf8.ORDER);
            found.sort(extent.descending() ? order.reversed() : order);
        }
        return found.stream().limit(extent.atMost()).map(Found::row).toList();
    }

    /** How many rows there are. */
    public static long count(Wire wire, RowQuery query, boolean strong) {
        List<Function<Wire, Long>> requests = new ArrayList<>();
        for (String partition : query.partitions()) {
            requests.add(inner -> {
                long count = 0;
                Map<String, AttributeValue> start = Map.of();
                do {
                    QueryResponse response = inner.query(request(query, partition, strong, false)
                            .select(Select.COUNT)
                            .exclusiveStartKey(start.isEmpty() ? null : start));
                    count += response.count();
                    start = response.lastEvaluatedKey();
                } while (!start.isEmpty());
                return count;
            });
        }
        return wire.wave(requests).stream().mapToLong(Long::longValue).sum();
    }

    /** The first items of a range of sort keys, which begins with another item than a row. */
    public static List<Map<String, AttributeValue>> range(
            Wire wire, RowQuery query, Reading.SortRange range, boolean strong, int atMost) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, AttributeValue> start = Map.of();
        do {
            Expression e = new Expression();
            String condition = e.name(query.hash()) + " = "
                    + e.value(AttributeValue.fromS(query.partitions().head())) + " AND " + e.name(query.range())
                    + " BETWEEN " + e.value(AttributeValue.fromS(range.from())) + " AND "
                    + e.value(AttributeValue.fromS(range.to()));
            wire.beginWave();
            QueryResponse response = wire.query(QueryRequest.builder()
                    .tableName(query.table().name())
                    .consistentRead(strong)
                    .keyConditionExpression(condition)
                    .expressionAttributeNames(e.names())
                    .expressionAttributeValues(e.values())
                    .limit(atMost - items.size())
                    .exclusiveStartKey(start.isEmpty() ? null : start));
            items.addAll(response.items());
            start = response.lastEvaluatedKey();
        } while (!start.isEmpty() && items.size() < atMost);
        return items;
    }

    private record Found<R>(String sortKey, R row) {}

    private static <R> List<Found<R>> partition(
            Wire wire,
            RowQuery query,
            String partition,
            Extent extent,
            Function<Map<String, AttributeValue>, Option<R>> accept) {
        List<Found<R>> rows = new ArrayList<>();
        @Nullable
        Map<String, AttributeValue> start = extent.after()
                .map(position -> startKey(query, partition, position))
                .getOrNull();
        while (true) {
            QueryResponse response = wire.query(request(query, partition, extent.strong(), extent.descending())
                    .limit(extent.atMost() - rows.size())
                    .exclusiveStartKey(start));
            for (Map<String, AttributeValue> item : response.items()) {
                accept.apply(item).forEach(row -> rows.add(new Found<>(sortKey(query, item), row)));
            }
            // The SDK answers an empty map, never null, where the partition ends.
            if (response.lastEvaluatedKey().isEmpty() || rows.size() >= extent.atMost()) {
                return rows;
            }
            start = response.lastEvaluatedKey();
        }
    }

    private static String sortKey(RowQuery query, Map<String, AttributeValue> item) {
        return Objects.requireNonNull(item.get(query.range()), "every row has its sort key")
                .s();
    }

    private static QueryRequest.Builder request(RowQuery query, String partition, boolean strong, boolean descending) {
        Expression e = new Expression();
        String condition = e.name(query.hash()) + " = " + e.value(AttributeValue.fromS(partition));
        if (!query.prefix().isEmpty()) {
            condition += " AND begins_with(" + e.name(query.range()) + ", "
                    + e.value(AttributeValue.fromS(query.prefix())) + ")";
        }
        return QueryRequest.builder()
                .tableName(query.table().name())
                .indexName(query.index().map(index -> index.name()).getOrNull())
                .consistentRead(strong && query.index().isEmpty())
                .scanIndexForward(!descending)
                .keyConditionExpression(condition)
                .expressionAttributeNames(e.names())
                .expressionAttributeValues(e.values());
    }

    private static Map<String, AttributeValue> startKey(RowQuery query, String partition, Position position) {
        Map<String, AttributeValue> key = new HashMap<>();
        query.startKeys()
                .at(partition, position.orderKey(), position.far())
                .forEach((name, text) -> key.put(name, AttributeValue.fromS(text)));
        return key;
    }
}
