package dev.ligature.adapters.dynamodb.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Answers reads of global indexes as they were a number of writes ago. Each table with such an index gets a shadow table in
 * the same engine, which hears of each write that many writes later; index reads go to the shadow. So key conditions, order,
 * pages and projections stay the engine's own.
 *
 * <p>What was written is read back from the table after each write, under a lock. An image may thus hold a later write's
 * effect already, which that write then tells again: the shadow never goes back in time.
 */
final class LaggingIndexes {
    private static final String INFIX = ".lagging-";

    private final DynamoDbClient client;
    private final TableKeys keys;
    private final String suffix = INFIX + UUID.randomUUID().toString().substring(0, 8);
    private final Map<String, String> shadows = new LinkedHashMap<>();
    private final Deque<List<Image>> hidden = new ArrayDeque<>();
    private int lag;

    LaggingIndexes(DynamoDbClient client, TableKeys keys) {
        this.client = client;
        this.keys = keys;
    }

    synchronized void lagBehind(int writes) {
        if (writes == 0) {
            dropShadows();
        } else {
            lag = writes;
            catchUp();
        }
    }

    /** Shows everything that was written; later writes lag again. */
    synchronized void settle() {
        while (!hidden.isEmpty()) {
            hidden.removeFirst().forEach(this::show);
        }
    }

    synchronized void dropShadows() {
        shadows.values().forEach(this::dropTable);
        shadows.clear();
        hidden.clear();
        lag = 0;
    }

    <Q extends DynamoDbRequest, A extends DynamoDbResponse> A send(Q request, Function<Q, A> service) {
        if (!active()) {
            return service.apply(request);
        }
        if (request instanceof QueryRequest query && query.indexName() != null) {
            return shown(query, query.tableName(), query.indexName(), service, request);
        }
        if (request instanceof ScanRequest scan && scan.indexName() != null) {
            return shown(scan, scan.tableName(), scan.indexName(), service, request);
        }
        Operation operation = Operation.of(request);
        if (operation.isWrite()) {
            return written(request, service);
        }
        A answer = service.apply(request);
        if (request instanceof UpdateTableRequest update) {
            rebuild(update.tableName());
        } else if (request instanceof DeleteTableRequest delete) {
            forget(delete.tableName());
        }
        return withoutShadows(answer);
    }

    private synchronized boolean active() {
        return lag > 0;
    }

    @SuppressWarnings("unchecked") // the redirected request is of the request's own type
    private <Q extends DynamoDbRequest, A extends DynamoDbResponse> A shown(
            DynamoDbRequest read, String table, String index, Function<Q, A> service, Q request) {
        if (!keys.isGlobalIndex(table, index)) {
            return service.apply(request);
        }
        String shadow = shadowOf(table);
        DynamoDbRequest redirected = read instanceof QueryRequest query
                ? query.toBuilder().tableName(shadow).build()
                : ((ScanRequest) read).toBuilder().tableName(shadow).build();
        return (A) named(service.apply((Q) redirected), table);
    }

    private <Q extends DynamoDbRequest, A extends DynamoDbResponse> A written(Q request, Function<Q, A> service) {
        List<Place> places = new ArrayList<>();
        for (Place place : placesOf(request)) {
            if (keys.hasGlobalIndexes(place.table())) {
                shadowOf(place.table());
                places.add(place);
            }
        }
        boolean refused = false;
        try {
            return service.apply(request);
        } catch (AwsServiceException e) {
            refused = e.statusCode() < 500;
            throw e;
        } finally {
            if (!refused && !places.isEmpty()) {
                hide(places);
            }
        }
    }

    private synchronized void hide(List<Place> places) {
        hidden.addLast(places.stream().map(this::imageAt).toList());
        catchUp();
    }

    private synchronized void catchUp() {
        while (hidden.size() > lag) {
            hidden.removeFirst().forEach(this::show);
        }
    }

    private Image imageAt(Place place) {
        Map<String, AttributeValue> item = client.getItem(GetItemRequest.builder()
                        .tableName(place.table())
                        .key(place.key())
                        .consistentRead(true)
                        .build())
                .item();
        return new Image(place, item);
    }

    private void show(Image image) {
        String shadow = shadows.get(image.place().table());
        if (shadow == null) {
            return;
        }
        if (image.item().isEmpty()) {
            client.deleteItem(DeleteItemRequest.builder()
                    .tableName(shadow)
                    .key(image.place().key())
                    .build());
        } else {
            client.putItem(PutItemRequest.builder()
                    .tableName(shadow)
                    .item(image.item())
                    .build());
        }
    }

    private synchronized String shadowOf(String table) {
        String known = shadows.get(table);
        if (known != null) {
            return known;
        }
        String shadow = table + suffix;
        client.createTable(like(keys.table(table), shadow));
        client.waiter().waitUntilTableExists(wait -> wait.tableName(shadow));
        client.scanPaginator(ScanRequest.builder()
                        .tableName(table)
                        .consistentRead(true)
                        .build())
                .items()
                .forEach(item -> client.putItem(
                        PutItemRequest.builder().tableName(shadow).item(item).build()));
        shadows.put(table, shadow);
        return shadow;
    }

    private synchronized void rebuild(String table) {
        settle();
        forget(table);
    }

    private synchronized void forget(String table) {
        keys.forget(table);
        String shadow = shadows.remove(table);
        if (shadow != null) {
            dropTable(shadow);
        }
    }

    private void dropTable(String name) {
        client.deleteTable(DeleteTableRequest.builder().tableName(name).build());
    }

    private List<Place> placesOf(DynamoDbRequest request) {
        List<Place> places = new ArrayList<>();
        if (request instanceof PutItemRequest put) {
            places.add(ofItem(put.tableName(), put.item()));
        } else if (request instanceof UpdateItemRequest update) {
            places.add(new Place(update.tableName(), update.key()));
        } else if (request instanceof DeleteItemRequest delete) {
            places.add(new Place(delete.tableName(), delete.key()));
        } else if (request instanceof BatchWriteItemRequest batch) {
            batch.requestItems().forEach((table, writes) -> writes.forEach(write -> places.add(ofWrite(table, write))));
        } else if (request instanceof TransactWriteItemsRequest transaction) {
            transaction.transactItems().forEach(action -> addAction(places, action));
        }
        return places;
    }

    private Place ofWrite(String table, WriteRequest write) {
        return write.putRequest() != null
                ? ofItem(table, write.putRequest().item())
                : new Place(table, write.deleteRequest().key());
    }

    private void addAction(List<Place> places, TransactWriteItem action) {
        if (action.put() != null) {
            places.add(ofItem(action.put().tableName(), action.put().item()));
        } else if (action.update() != null) {
            places.add(new Place(action.update().tableName(), action.update().key()));
        } else if (action.delete() != null) {
            places.add(new Place(action.delete().tableName(), action.delete().key()));
        }
    }

    private Place ofItem(String table, Map<String, AttributeValue> item) {
        return new Place(table, keys.keyOf(table, item));
    }

    private static CreateTableRequest like(TableDescription table, String name) {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(table.attributeDefinitions())
                .keySchema(table.keySchema())
                .globalSecondaryIndexes(table.globalSecondaryIndexes().stream()
                        .map(index -> GlobalSecondaryIndex.builder()
                                .indexName(index.indexName())
                                .keySchema(index.keySchema())
                                .projection(index.projection())
                                .build())
                        .toList());
        if (!table.localSecondaryIndexes().isEmpty()) {
            request.localSecondaryIndexes(table.localSecondaryIndexes().stream()
                    .map(index -> LocalSecondaryIndex.builder()
                            .indexName(index.indexName())
                            .keySchema(index.keySchema())
                            .projection(index.projection())
                            .build())
                    .toList());
        }
        return request.build();
    }

    /** The answer as the table itself would give it. */
    private static DynamoDbResponse named(DynamoDbResponse answer, String table) {
        if (answer instanceof QueryResponse page && page.consumedCapacity() != null) {
            return page.toBuilder()
                    .consumedCapacity(named(page.consumedCapacity(), table))
                    .build();
        }
        if (answer instanceof ScanResponse page && page.consumedCapacity() != null) {
            return page.toBuilder()
                    .consumedCapacity(named(page.consumedCapacity(), table))
                    .build();
        }
        return answer;
    }

    private static ConsumedCapacity named(ConsumedCapacity capacity, String table) {
        return capacity.toBuilder().tableName(table).build();
    }

    @SuppressWarnings("unchecked") // a list of tables for a list of tables
    private static <A extends DynamoDbResponse> A withoutShadows(A answer) {
        if (!(answer instanceof ListTablesResponse tables)) {
            return answer;
        }
        return (A) tables.toBuilder()
                .tableNames(tables.tableNames().stream()
                        .filter(name -> !name.contains(INFIX))
                        .toList())
                .build();
    }

    /** Where an item is or would be. */
    private record Place(String table, Map<String, AttributeValue> key) {}

    /** What was there after a write; empty where nothing was. */
    private record Image(Place place, Map<String, AttributeValue> item) {}
}
