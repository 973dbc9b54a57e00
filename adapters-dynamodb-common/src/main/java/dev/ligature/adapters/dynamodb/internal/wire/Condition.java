package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What must hold of an item for a write to happen. It is sent as an expression, and tested again on the item that DynamoDB
 * answers when a request's conditions were refused, to tell merged conditions apart.
 */
public sealed interface Condition {

    /** Whether the condition holds of an item; an absent item is empty. */
    boolean holds(Map<String, AttributeValue> item);

    /** The condition as part of an expression. */
    String render(Expression expression);

    /** The entity exists; a tombstone has no version. */
    static Condition live() {
        return Live.LIVE;
    }

    /** An attribute is there. */
    static Condition present(String attribute) {
        return new Present(attribute);
    }

    /** An attribute is not there. */
    static Condition absent(String attribute) {
        return new Absent(attribute);
    }

    /** An attribute has this value. */
    static Condition equal(String attribute, AttributeValue value) {
        return new Equal(attribute, null, value);
    }

    /** An attribute's field has this value. */
    static Condition equal(String attribute, String field, AttributeValue value) {
        return new Equal(attribute, field, value);
    }

    /** A string set has this member. */
    static Condition contains(String attribute, String member) {
        return new Contains(attribute, member);
    }

    /** A string set does not have this member, or does not exist. */
    static Condition lacks(String attribute, String member) {
        return new Lacks(attribute, member);
    }

    /** A number is there and at most this. */
    static Condition atMost(String attribute, long limit) {
        return new AtMost(attribute, limit);
    }

    /** See {@link #live}. */
    enum Live implements Condition {
        LIVE;

        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            return item.containsKey(Reserved.VERSION);
        }

        @Override
        public String render(Expression e) {
            return "attribute_exists(" + e.name(Reserved.VERSION) + ")";
        }
    }

    /** See {@link #present}. */
    record Present(String attribute) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            return item.containsKey(attribute);
        }

        @Override
        public String render(Expression e) {
            return "attribute_exists(" + e.name(attribute) + ")";
        }
    }

    /** See {@link #absent}. */
    record Absent(String attribute) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            return !item.containsKey(attribute);
        }

        @Override
        public String render(Expression e) {
            return "attribute_not_exists(" + e.name(attribute) + ")";
        }
    }

    /** See {@link #equal}. */
    record Equal(String attribute, @Nullable String field, AttributeValue value) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            AttributeValue found = item.get(attribute);
            if (found != null && field != null) {
                found = found.hasM() ? found.m().get(field) : null;
            }
            return value.equals(found);
        }

        @Override
        public String render(Expression e) {
            String path = e.name(attribute) + (field == null ? "" : "." + e.name(field));
            return path + " = " + e.value(value);
        }
    }

    /** See {@link #contains}. */
    record Contains(String attribute, String member) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            AttributeValue found = item.get(attribute);
            return found != null && found.hasSs() && found.ss().contains(member);
        }

        @Override
        public String render(Expression e) {
            return "contains(" + e.name(attribute) + ", " + e.value(AttributeValue.fromS(member)) + ")";
        }
    }

    /** See {@link #lacks}. */
    record Lacks(String attribute, String member) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            return !new Contains(attribute, member).holds(item);
        }

        @Override
        public String render(Expression e) {
            return "NOT " + new Contains(attribute, member).render(e);
        }
    }

    /** See {@link #atMost}. */
    record AtMost(String attribute, long limit) implements Condition {
        @Override
        public boolean holds(Map<String, AttributeValue> item) {
            AttributeValue found = item.get(attribute);
            return found != null && new BigDecimal(found.n()).compareTo(BigDecimal.valueOf(limit)) <= 0;
        }

        @Override
        public String render(Expression e) {
            return e.name(attribute) + " <= " + e.value(AttributeValue.fromN(Long.toString(limit)));
        }
    }
}
