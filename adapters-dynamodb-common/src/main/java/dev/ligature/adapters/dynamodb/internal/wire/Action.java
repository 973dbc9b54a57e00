package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.capacity.ItemSize;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Everything that one request asks of one item and does to it. DynamoDB allows one action per item in a transaction, so
 * actions on the same key are merged: conditions add up, and what is set wins over what is removed.
 */
public final class Action {

    private enum Kind {
        CHECK,
        UPDATE,
        PUT,
        DELETE
    }

    private final ItemKey key;
    private Kind kind;
    private final Set<Condition> conditions = new LinkedHashSet<>();
    private @Nullable Changes changes;

    private Action(ItemKey key, Kind kind) {
        this.key = key;
        this.kind = kind;
    }

    /** Nothing but conditions. */
    public static Action check(ItemKey key) {
        return new Action(key, Kind.CHECK);
    }

    /** The bytes that it sends to be stored. */
    long bytes() {
        return changes == null ? 0 : ItemSize.of(changes.sets());
    }

    /** What an action asks, without what it does. */
    public static Action checkOf(Action action) {
        Action check = check(action.key);
        check.conditions.addAll(action.conditions);
        return check;
    }

    /** A change of some attributes. */
    public static Action update(ItemKey key) {
        return new Action(key, Kind.UPDATE);
    }

    /** A whole item. */
    public static Action put(ItemKey key, Map<String, AttributeValue> item) {
        Action action = new Action(key, Kind.PUT);
        return action.set(key.attributes()).set(item);
    }

    /** A removal. */
    public static Action delete(ItemKey key) {
        return new Action(key, Kind.DELETE);
    }

    /** Where the item lies. */
    public ItemKey key() {
        return key;
    }

    /** Adds a condition. */
    public Action when(Condition condition) {
        conditions.add(condition);
        return this;
    }

    /** Sets an attribute. */
    public Action set(String attribute, AttributeValue value) {
        changes().set(attribute, value);
        return this;
    }

    /** Sets attributes. */
    public Action set(Map<String, AttributeValue> attributes) {
        changes().set(attributes);
        return this;
    }

    /** Sets text attributes. */
    public Action setTexts(Map<String, String> attributes) {
        attributes.forEach((name, text) -> set(name, AttributeValue.fromS(text)));
        return this;
    }

    /** Removes an attribute, unless the same request sets it. */
    public Action remove(String attribute) {
        changes().remove(attribute);
        return this;
    }

    /** Removes attributes, unless the same request sets them. */
    public Action remove(Iterable<String> attributes) {
        attributes.forEach(this::remove);
        return this;
    }

    /** Adds a member to a string set. */
    public Action addMember(String attribute, String member) {
        changes().addMember(attribute, member);
        return this;
    }

    /** Takes a member out of a string set. */
    public Action dropMember(String attribute, String member) {
        changes().dropMember(attribute, member);
        return this;
    }

    /**
     * Adds to a number; only in a tokened transaction, or under a condition that the write itself ends, since it can't be
     * repeated otherwise.
     */
    public Action sum(String attribute, long amount) {
        changes().sum(attribute, amount);
        return this;
    }

    /** Adds to a number that must not grow beyond a limit, nor from what was never counted. */
    public Action sum(String attribute, long amount, long limit) {
        changes().limit(attribute, limit);
        return sum(attribute, amount);
    }

    private Changes changes() {
        if (changes == null) {
            changes = new Changes();
        }
        return changes;
    }

    /** This action, not asking for the absence of what the other removes. */
    Action withoutConditionsOn(Action other) {
        conditions.removeIf(condition ->
                condition instanceof Condition.Absent absent && other.changes().removes(absent.attribute()));
        return this;
    }

    /** All that is asked of the item. */
    Set<Condition> conditions() {
        List<Condition> limits = changes == null ? List.of() : changes.limits();
        if (limits.isEmpty()) {
            return conditions;
        }
        Set<Condition> all = new LinkedHashSet<>(conditions);
        all.addAll(limits);
        return all;
    }

    /** An action that asks and does what both do. */
    Action mergedWith(Action other) {
        Action merged = check(key);
        merged.merge(this);
        merged.merge(other);
        return merged;
    }

    private void merge(Action other) {
        if (kind == Kind.CHECK) {
            kind = other.kind;
        } else if (other.kind != Kind.CHECK && (kind != Kind.UPDATE || other.kind != Kind.UPDATE)) {
            throw new IllegalStateException("one request both " + kind + "s and " + other.kind + "s one item");
        }
        conditions.addAll(other.conditions);
        if (other.changes != null) {
            changes().merge(other.changes);
        }
    }

    TransactWriteItem inTransaction() {
        Expression e = new Expression();
        @Nullable String update = kind == Kind.UPDATE ? changes().render(e) : null;
        @Nullable String condition = conditionExpression(e);
        @Nullable Map<String, String> names = orNull(e.names());
        @Nullable Map<String, AttributeValue> values = orNull(e.values());
        ReturnValuesOnConditionCheckFailure old = ReturnValuesOnConditionCheckFailure.ALL_OLD;
        String table = key.table().name();
        TransactWriteItem.Builder item = TransactWriteItem.builder();
        return switch (kind) {
            case CHECK ->
                item.conditionCheck(ConditionCheck.builder()
                                .tableName(table)
                                .key(key.attributes())
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(values)
                                .returnValuesOnConditionCheckFailure(old)
                                .build())
                        .build();
            case UPDATE ->
                item.update(Update.builder()
                                .tableName(table)
                                .key(key.attributes())
                                .updateExpression(update)
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(values)
                                .returnValuesOnConditionCheckFailure(old)
                                .build())
                        .build();
            case PUT ->
                item.put(Put.builder()
                                .tableName(table)
                                .item(changes().sets())
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(values)
                                .returnValuesOnConditionCheckFailure(old)
                                .build())
                        .build();
            case DELETE ->
                item.delete(Delete.builder()
                                .tableName(table)
                                .key(key.attributes())
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(values)
                                .returnValuesOnConditionCheckFailure(old)
                                .build())
                        .build();
        };
    }

    /** The action as a request of its own, by whichever of the three kinds it is. */
    <R> R alone(Requests<R> requests) {
        Expression e = new Expression();
        @Nullable String update = kind == Kind.UPDATE ? changes().render(e) : null;
        @Nullable String condition = conditionExpression(e);
        @Nullable Map<String, String> names = orNull(e.names());
        @Nullable Map<String, AttributeValue> values = orNull(e.values());
        ReturnValuesOnConditionCheckFailure old = ReturnValuesOnConditionCheckFailure.ALL_OLD;
        String table = key.table().name();
        return switch (kind) {
            case CHECK -> throw new IllegalStateException("a check alone writes nothing");
            case UPDATE ->
                requests.update(UpdateItemRequest.builder()
                        .tableName(table)
                        .key(key.attributes())
                        .updateExpression(update)
                        .conditionExpression(condition)
                        .expressionAttributeNames(names)
                        .expressionAttributeValues(values)
                        .returnValuesOnConditionCheckFailure(old));
            case PUT ->
                requests.put(PutItemRequest.builder()
                        .tableName(table)
                        .item(changes().sets())
                        .conditionExpression(condition)
                        .expressionAttributeNames(names)
                        .expressionAttributeValues(values)
                        .returnValuesOnConditionCheckFailure(old));
            case DELETE ->
                requests.delete(DeleteItemRequest.builder()
                        .tableName(table)
                        .key(key.attributes())
                        .conditionExpression(condition)
                        .expressionAttributeNames(names)
                        .expressionAttributeValues(values)
                        .returnValuesOnConditionCheckFailure(old));
        };
    }

    /** The three kinds of single writes. */
    interface Requests<R> {
        R put(PutItemRequest.Builder request);

        R update(UpdateItemRequest.Builder request);

        R delete(DeleteItemRequest.Builder request);
    }

    private @Nullable String conditionExpression(Expression e) {
        String expression = null;
        for (Condition condition : conditions()) {
            String rendered = condition.render(e);
            expression = expression == null ? rendered : expression + " AND " + rendered;
        }
        return expression;
    }

    private static <V> @Nullable Map<String, V> orNull(Map<String, V> map) {
        return map.isEmpty() ? null : map;
    }
}
