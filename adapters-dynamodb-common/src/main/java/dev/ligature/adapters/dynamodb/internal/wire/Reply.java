package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What became of a conditioned write.
 *
 * @param refusals the conditions that did not hold, and on which item; none if the write took effect
 * @param repeated whether an earlier attempt of this very request may have taken effect unseen
 */
public record Reply(List<Refusal> refusals, boolean repeated) {

    /**
     * A condition that did not hold.
     *
     * @param action the action it belongs to
     * @param condition the condition
     * @param item the item as it is; empty if there is none
     */
    public record Refusal(Action action, Condition condition, Map<String, AttributeValue> item) {}

    /** Whether a condition of this action did not hold, which may have been merged with others of its item. */
    public boolean refuses(Action part) {
        return refusals.stream()
                .anyMatch(refusal -> refusal.action().key().equals(part.key())
                        && part.conditions().contains(refusal.condition()));
    }

    /** Whether nothing but limits of numbers kept the write from taking effect. */
    public boolean isFull() {
        return !done() && refusals.stream().allMatch(refusal -> refusal.condition() instanceof Condition.AtMost);
    }

    /** The item of this key as it is, if it did not satisfy its conditions. */
    public Option<Map<String, AttributeValue>> at(ItemKey key) {
        return Option.ofOptional(refusals.stream()
                .filter(refusal -> refusal.action().key().equals(key))
                .map(Refusal::item)
                .findFirst());
    }

    /** Whether the write took effect. */
    public boolean done() {
        return refusals.isEmpty();
    }
}
