package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;

/**
 * What the places of facts depend on besides the model's names. It is decided by the first store of a namespace and kept
 * in an item beside the facts, so that no later store looks for them elsewhere.
 *
 * @param namespace the namespace
 * @param key where the item lies
 * @param settings what is kept
 */
public record StoredSettings(String namespace, ItemKey key, Vector<Setting> settings) {

    /**
     * One decision.
     *
     * @param attribute the attribute that keeps it
     * @param meaning what is decided, such as {@code the number of shards}
     * @param value how this store would have it
     * @param remedy what to do where another value is kept, by that value
     */
    public record Setting(String attribute, String meaning, String value, UnaryOperator<String> remedy) {}
}
