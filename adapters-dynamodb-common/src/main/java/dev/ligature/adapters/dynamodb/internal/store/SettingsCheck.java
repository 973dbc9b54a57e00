package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings.Setting;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.Settings;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sees to it that a store looks for facts where they were written. Before its first request a store compares what its
 * layout depends on with what the table keeps, and leaves what was not decided yet; after that it asks no more.
 */
public final class SettingsCheck {

    private static final String OPERATION = "check settings";

    private final Vector<StoredSettings> expected;
    private final Settings settings;
    private volatile boolean passed;

    SettingsCheck(Vector<StoredSettings> expected, Settings settings) {
        this.expected = expected;
        this.settings = settings;
        this.passed = expected.isEmpty();
    }

    /**
     * Lets an operation through.
     *
     * @throws StoreFailure if the facts were written under another setting, or that can't be found out now
     */
    void pass() {
        if (!passed) {
            passFirst();
        }
    }

    /** Operations that begin at once each look for themselves: a lock would make all wait for one's retries. */
    private void passFirst() {
        expected.forEach(stored -> {
            try {
                Wire.writing(settings, OPERATION, wire -> agree(wire, stored))
                        .headOption()
                        .forEach(first -> {
                            throw new StoreFailure(first.refusal(stored));
                        });
            } catch (StoreFailure failure) {
                throw failure.error() instanceof StoreError.OutcomeUnknown
                        // The operation that was to come has certainly not begun.
                        ? new StoreFailure(new StoreError.Unavailable(OPERATION, "it was cut short; try again"))
                        : failure;
            }
        });
        passed = true;
    }

    /**
     * A setting that is kept with another value.
     *
     * @param setting the setting as the store would have it
     * @param kept the value that is kept
     */
    public record Different(Setting setting, String kept) {

        /** What is wrong with the table from the store's point of view, and what to do. */
        public String problem(StoredSettings stored) {
            return setting.meaning() + " is " + kept + " in namespace '" + stored.namespace() + "' and "
                    + setting.value() + " in this store; " + setting.remedy().apply(kept);
        }

        private StoreError refusal(StoredSettings stored) {
            return new StoreError.Unsupported(
                    "a store that has " + setting.value() + " for " + setting.meaning() + ", while namespace '"
                            + stored.namespace() + "' in table '"
                            + stored.key().table().name() + "' was written with " + kept + ",",
                    setting.remedy().apply(kept));
        }
    }

    /** What the table keeps otherwise than the store would have it; nothing is written. */
    public static Vector<Different> compare(Wire wire, StoredSettings expected) {
        return different(expected, wire.get(expected.key(), true));
    }

    /** The same; what is not decided yet is decided, unless there is a difference. */
    public static Vector<Different> agree(Wire wire, StoredSettings expected) {
        Map<String, AttributeValue> kept = wire.get(expected.key(), true);
        Attempts attempts = wire.attempts();
        while (true) {
            Map<String, AttributeValue> item = kept;
            Vector<Different> different = different(expected, item);
            Vector<Setting> open = expected.settings().filter(setting -> !item.containsKey(setting.attribute()));
            if (!different.isEmpty() || open.isEmpty()) {
                return different;
            }
            Action decide = Action.update(expected.key());
            open.forEach(setting -> decide.set(setting.attribute(), AttributeValue.fromS(setting.value()))
                    .when(Condition.absent(setting.attribute())));
            Reply reply = decide(wire, decide);
            if (reply.done()) {
                return Vector.empty();
            }
            // Another store was first, or this one was and did not hear of it.
            kept = reply.refusals().get(0).item();
            Contention.pause(wire, attempts);
        }
    }

    /** Deciding again is harmless, so whoever does not know may simply come again. */
    private static Reply decide(Wire wire, Action action) {
        try {
            return wire.write(action);
        } catch (StoreFailure failure) {
            throw failure.error() instanceof StoreError.OutcomeUnknown unknown
                    ? new StoreFailure(new StoreError.Unavailable(unknown.what(), unknown.reason()))
                    : failure;
        }
    }

    private static Vector<Different> different(StoredSettings expected, Map<String, AttributeValue> item) {
        return expected.settings()
                .flatMap(setting -> Option.of(item.get(setting.attribute()))
                        .map(AttributeValue::s)
                        .filter(kept -> !kept.equals(setting.value()))
                        .map(kept -> new Different(setting, kept)));
    }
}
