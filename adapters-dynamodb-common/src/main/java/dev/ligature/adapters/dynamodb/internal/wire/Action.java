package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    /** Stands for a number that is not kept yet: more than any limit, so that whoever needs it has to count first. */
    private static final long UNCOUNTED = 1_000_000_000_000L;

    private final ItemKey key;
    private Kind kind;
    private final Set<Condition> conditions = new LinkedHashSet<>();
    private final Map<String, AttributeValue> sets = new LinkedHashMap<>();
    private final Set<String> removes = new LinkedHashSet<>();
    private final Map<String, List<String>> members = new LinkedHashMap<>();
    private final Map<String, List<String>> dropped = new LinkedHashMap<>();
    private final Map<String, Long> sums = new LinkedHashMap<>();
    private final Map<String, Long> limits = new LinkedHashMap<>();

    private Action(ItemKey key, Kind kind) {
        this.key = key;
        this.kind = kind;
    }

    /** Nothing but conditions. */
    public static Action check(ItemKey key) {
        return new Action(key, Kind.CHECK);
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
        action.sets.putAll(item);
        return action;
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
        sets.put(attribute, value);
        removes.remove(attribute);
        return this;
    }

    /** Sets attributes. */
    public Action set(Map<String, AttributeValue> attributes) {
        attributes.forEach(this::set);
        return this;
    }

    /** Sets text attributes. */
    public Action setTexts(Map<String, String> attributes) {
        attributes.forEach((name, text) -> set(name, AttributeValue.fromS(text)));
        return this;
    }

    /** Removes an attribute, unless the same request sets it. */
    public Action remove(String attribute) {
        if (!sets.containsKey(attribute)) {
            removes.add(attribute);
        }
        return this;
    }

    /** Removes attributes, unless the same request sets them. */
    public Action remove(Iterable<String> attributes) {
        attributes.forEach(this::remove);
        return this;
    }

    /** Adds a member to a string set. */
    public Action addMember(String attribute, String member) {
        members.computeIfAbsent(attribute, a -> new ArrayList<>()).add(member);
        return this;
    }

    /** Takes a member out of a string set. */
    public Action dropMember(String attribute, String member) {
        dropped.computeIfAbsent(attribute, a -> new ArrayList<>()).add(member);
        return this;
    }

    /**
     * Adds to a number; only in a tokened transaction, or under a condition that the write itself ends, since it can't be
     * repeated otherwise.
     */
    public Action sum(String attribute, long amount) {
        sums.merge(attribute, amount, Long::sum);
        return this;
    }

    /** Adds to a number that must not grow beyond a limit, nor from what was never counted. */
    public Action sum(String attribute, long amount, long limit) {
        limits.merge(attribute, limit, Math::min);
        return sum(attribute, amount);
    }

    /** This action, not asking for the absence of what the other removes. */
    Action withoutConditionsOn(Action other) {
        conditions.removeIf(condition ->
                condition instanceof Condition.Absent absent && other.removes.contains(absent.attribute()));
        return this;
    }

    /** All that is asked of the item. A limit is one of the whole sum, so it is known only when nothing is added any more. */
    Set<Condition> conditions() {
        Set<Condition> all = new LinkedHashSet<>(conditions);
        limits.forEach((attribute, limit) -> {
            long sum = sums.getOrDefault(attribute, 0L);
            if (sum > 0) {
                all.add(Condition.atMost(attribute, limit - sum));
            }
        });
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
        other.removes.forEach(this::remove);
        other.sets.forEach(this::set);
        other.members.forEach((name, all) -> all.forEach(member -> addMember(name, member)));
        other.dropped.forEach((name, all) -> all.forEach(member -> dropMember(name, member)));
        other.sums.forEach(this::sum);
        other.limits.forEach((attribute, limit) -> limits.merge(attribute, limit, Math::min));
    }

    TransactWriteItem inTransaction() {
        Expression e = new Expression();
        @Nullable String update = kind == Kind.UPDATE ? updateExpression(e) : null;
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
                                .item(whole())
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
        @Nullable String update = kind == Kind.UPDATE ? updateExpression(e) : null;
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
                        .item(whole())
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

    private Map<String, AttributeValue> whole() {
        Map<String, AttributeValue> item = new LinkedHashMap<>(key.attributes());
        item.putAll(sets);
        return item;
    }

    private @Nullable String conditionExpression(Expression e) {
        Set<Condition> all = conditions();
        if (all.isEmpty()) {
            return null;
        }
        List<String> rendered = new ArrayList<>();
        all.forEach(condition -> rendered.add(condition.render(e)));
        return String.join(" AND ", rendered);
    }

    private String updateExpression(Expression e) {
        List<String> clauses = new ArrayList<>();
        List<String> assignments = new ArrayList<>();
        sets.forEach((name, value) -> assignments.add(e.name(name) + " = " + e.value(value)));
        sums.forEach((name, sum) -> assignments.add(e.name(name) + " = if_not_exists(" + e.name(name) + ", "
                + e.value(number(UNCOUNTED)) + ") + " + e.value(number(sum))));
        clause(clauses, "SET", assignments);
        clause(clauses, "REMOVE", removes.stream().map(e::name).toList());
        List<String> added = new ArrayList<>();
        members.forEach((name, all) -> added.add(e.name(name) + " " + e.value(AttributeValue.fromSs(all))));
        clause(clauses, "ADD", added);
        List<String> deleted = new ArrayList<>();
        dropped.forEach((name, all) -> deleted.add(e.name(name) + " " + e.value(AttributeValue.fromSs(all))));
        clause(clauses, "DELETE", deleted);
        return String.join(" ", clauses);
    }

    private static AttributeValue number(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }

    private static void clause(List<String> clauses, String keyword, List<String> parts) {
        if (!parts.isEmpty()) {
            clauses.add(keyword + " " + String.join(", ", parts));
        }
    }

    private static <V> @Nullable Map<String, V> orNull(Map<String, V> map) {
        return map.isEmpty() ? null : map;
    }
}
