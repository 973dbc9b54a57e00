package dev.ligature.adapters.dynamodb.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Which items a request writes or checks. */
final class WriteActions {

    private final TableKeys keys;

    WriteActions(TableKeys keys) {
        this.keys = keys;
    }

    /** One item that is written, or only checked. */
    record Action(String table, Map<String, AttributeValue> key, boolean isCheck) {}

    /** In the request's order; none of a request that writes nothing. */
    List<Action> of(DynamoDbRequest request) {
        if (request instanceof PutItemRequest put) {
            return List.of(written(put.tableName(), keys.keyOf(put.tableName(), put.item())));
        }
        if (request instanceof UpdateItemRequest update) {
            return List.of(written(update.tableName(), update.key()));
        }
        if (request instanceof DeleteItemRequest delete) {
            return List.of(written(delete.tableName(), delete.key()));
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return of(batch.requestItems());
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            return transaction.transactItems().stream().map(this::of).toList();
        }
        return List.of();
    }

    /** Of a batch or of what was left over of one. */
    List<Action> of(Map<String, List<WriteRequest>> batch) {
        List<Action> actions = new ArrayList<>();
        batch.forEach((table, writes) -> writes.forEach(write -> actions.add(written(
                table,
                write.deleteRequest() != null
                        ? write.deleteRequest().key()
                        : keys.keyOf(table, write.putRequest().item())))));
        return actions;
    }

    private Action of(TransactWriteItem item) {
        if (item.put() != null) {
            return written(
                    item.put().tableName(),
                    keys.keyOf(item.put().tableName(), item.put().item()));
        }
        if (item.update() != null) {
            return written(item.update().tableName(), item.update().key());
        }
        if (item.delete() != null) {
            return written(item.delete().tableName(), item.delete().key());
        }
        return new Action(
                item.conditionCheck().tableName(), item.conditionCheck().key(), true);
    }

    private static Action written(String table, Map<String, AttributeValue> key) {
        return new Action(table, key, false);
    }
}
