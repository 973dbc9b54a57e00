package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.internal.capacity.CapacityCalculator;
import dev.ligature.adapters.dynamodb.internal.capacity.ItemSize;
import dev.ligature.adapters.dynamodb.internal.capacity.ReadMode;
import dev.ligature.adapters.dynamodb.internal.capacity.Units;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/** What an answered read consumed. Items that a filter or projection kept from the answer are read again to be weighed. */
final class ReadCosts {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:]\\w+");

    private final DynamoDbClient images;

    ReadCosts(DynamoDbClient images) {
        this.images = images;
    }

    Units of(DynamoDbRequest request, DynamoDbResponse answer) {
        if (request instanceof GetItemRequest get) {
            return CapacityCalculator.read(ReadMode.consistent(get.consistentRead()), item(get.tableName(), get.key()));
        }
        if (request instanceof BatchGetItemRequest batch && answer instanceof BatchGetItemResponse got) {
            return batch(batch, got);
        }
        if (request instanceof TransactGetItemsRequest transaction) {
            return transaction.transactItems().stream()
                    .map(action -> CapacityCalculator.read(
                            ReadMode.TRANSACTIONAL,
                            item(action.get().tableName(), action.get().key())))
                    .reduce(Units.NONE, Units::plus);
        }
        if (request instanceof QueryRequest query && answer instanceof QueryResponse got) {
            return CapacityCalculator.read(ReadMode.consistent(query.consistentRead()), bytes(query, got));
        }
        if (request instanceof ScanRequest scan && answer instanceof ScanResponse got) {
            return CapacityCalculator.read(ReadMode.consistent(scan.consistentRead()), bytes(scan, got));
        }
        return Units.NONE;
    }

    private Units batch(BatchGetItemRequest batch, BatchGetItemResponse got) {
        Units sum = Units.NONE;
        for (Map.Entry<String, KeysAndAttributes> part : batch.requestItems().entrySet()) {
            String table = part.getKey();
            Set<Map<String, AttributeValue>> answered =
                    new HashSet<>(part.getValue().keys());
            KeysAndAttributes left = got.unprocessedKeys().get(table);
            if (left != null) {
                answered.removeAll(new HashSet<>(left.keys()));
            }
            ReadMode mode = ReadMode.consistent(part.getValue().consistentRead());
            for (Map<String, AttributeValue> key : answered) {
                sum = sum.plus(CapacityCalculator.read(mode, item(table, key)));
            }
        }
        return sum;
    }

    private long bytes(QueryRequest query, QueryResponse got) {
        if (showsAll(query.filterExpression(), query.projectionExpression(), query.select())) {
            return bytes(got.items());
        }
        Set<String> placeholders = placeholders(query.keyConditionExpression());
        return bytes(images.query(query.toBuilder()
                        .filterExpression(null)
                        .projectionExpression(null)
                        .select((Select) null)
                        .expressionAttributeNames(kept(query.expressionAttributeNames(), placeholders))
                        .expressionAttributeValues(kept(query.expressionAttributeValues(), placeholders))
                        .build())
                .items());
    }

    private long bytes(ScanRequest scan, ScanResponse got) {
        if (showsAll(scan.filterExpression(), scan.projectionExpression(), scan.select())) {
            return bytes(got.items());
        }
        return bytes(images.scan(scan.toBuilder()
                        .filterExpression(null)
                        .projectionExpression(null)
                        .select((Select) null)
                        .expressionAttributeNames(null)
                        .expressionAttributeValues(null)
                        .build())
                .items());
    }

    private static boolean showsAll(@Nullable String filter, @Nullable String projection, @Nullable Select select) {
        return filter == null && projection == null && select != Select.COUNT;
    }

    private static Set<String> placeholders(String expression) {
        Set<String> found = new HashSet<>();
        Matcher matcher = PLACEHOLDER.matcher(expression);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    /** The service refuses placeholders that no expression uses. */
    private static <V> @Nullable Map<String, V> kept(Map<String, V> values, Set<String> placeholders) {
        Map<String, V> kept = new HashMap<>(values);
        kept.keySet().retainAll(placeholders);
        return kept.isEmpty() ? null : kept;
    }

    private static long bytes(List<Map<String, AttributeValue>> items) {
        return items.stream().mapToLong(ItemSize::of).sum();
    }

    private Map<String, AttributeValue> item(String table, Map<String, AttributeValue> key) {
        return images.getItem(get -> get.tableName(table).key(key).consistentRead(true))
                .item();
    }
}
