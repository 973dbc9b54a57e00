package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Actions that are carried out together, one per item. */
public final class Transaction {

    /** The most actions of one transaction. */
    public static final int MAX_ACTIONS = 100;

    /** The most items that fit into the bytes of a transaction, however large they are. */
    public static final int MAX_LARGE_ITEMS = 10;

    /** The most bytes of its items, as the service documents it: 4 MB. */
    private static final long MAX_BYTES = 4 * 1024 * 1024;

    private final Map<ItemKey, Action> actions = new LinkedHashMap<>();
    private long bytes;

    /** Adds an action, merged with what is asked of its item already. */
    public Transaction add(Action action) {
        bytes += action.bytes();
        actions.merge(action.key(), action, Action::mergedWith);
        return this;
    }

    /**
     * Adds an action that takes over a place which an earlier one gives up: what it sets it need not find absent.
     */
    public Transaction addReplacing(Action action) {
        Action before = actions.get(action.key());
        return add(before == null ? action : action.withoutConditionsOn(before));
    }

    /** Adds actions. */
    public Transaction addAll(Iterable<Action> added) {
        added.forEach(this::add);
        return this;
    }

    /** How many items are concerned. */
    public int size() {
        return actions.size();
    }

    /** Whether one transaction takes another's actions too: so many items, and so many bytes that are stored. */
    public boolean hasRoomFor(Transaction other) {
        long items = size()
                + other.actions.keySet().stream()
                        .filter(key -> !actions.containsKey(key))
                        .count();
        return items <= MAX_ACTIONS && bytes + other.bytes <= MAX_BYTES;
    }

    /** The merged actions, in the order in which their items were first named. */
    public List<Action> actions() {
        return List.copyOf(actions.values());
    }

    List<TransactWriteItem> items() {
        List<TransactWriteItem> items = new ArrayList<>(actions.size());
        actions.values().forEach(action -> items.add(action.inTransaction()));
        return items;
    }
}
