package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.item.WriteIds;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.control.Option;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The delete of an entity. Its linearization point is the tombstone: one write that takes the version, the domain
 * attributes and the index items away and leaves a mark. What the entity leaves behind is swept after that.
 */
final class Removal<T> {

    private final Store store;
    private final EntityCodec<T> codec;
    private final Sweeper sweeper;

    Removal(Store store, EntityCodec<T> codec, Sweeper sweeper) {
        this.store = store;
        this.codec = codec;
        this.sweeper = sweeper;
    }

    boolean remove(Wire wire, Id<T> id, Option<Version> expected) {
        ItemKey key = codec.key(id);
        Attempts attempts = wire.attempts();
        boolean mustRead = codec.isIndexed()
                || expected.exists(version -> VersionStamp.of(version).isEmpty());
        while (true) {
            Map<String, AttributeValue> before = mustRead ? wire.get(key, true) : Map.of();
            if (mustRead && codec.live(id, before).isEmpty()) {
                return wentOn(wire, id, before);
            }
            expected.filter(version -> mustRead && !current(id, before).equals(version))
                    .forEach(version -> {
                        throw conflict(id, before);
                    });
            byte[] write = WriteIds.next();
            Transaction transaction = new Transaction().add(tombstone(key, write, expected, before));
            if (codec.isIndexed()) {
                codec.entries(codec.read(id, before)).forEach(entry -> transaction.add(entry.delete()));
            }
            // Without a version to hold it to, a repetition could end the next life of the id: a token makes it happen
            // once.
            Reply reply = transaction.size() == 1 && expected.isDefined()
                    ? wire.write(transaction.actions().get(0))
                    : wire.transact(transaction);
            Map<String, AttributeValue> found =
                    reply.done() ? Map.of() : reply.refusals().get(0).item();
            if (reply.done() || WriteIds.remembers(found, write)) {
                sweeper.sweep(wire, codec.type(), id.value(), mark(write));
                return true;
            }
            if (codec.live(id, found).isEmpty()) {
                if (reply.repeated() && !found.containsKey(Reserved.TOMBSTONE)) {
                    throw wire.unknown("the entity is gone, by this call or another");
                }
                return wentOn(wire, id, found);
            }
            if (expected.exists(version -> !current(id, found).equals(version))) {
                throw conflict(id, found);
            }
            Contention.pause(wire, attempts);
        }
    }

    /** The entity is gone; if its delete was cut short, goes on with the work. */
    private boolean wentOn(Wire wire, Id<T> id, Map<String, AttributeValue> item) {
        if (item.containsKey(Reserved.TOMBSTONE)) {
            sweeper.finish(wire, codec.type(), id.value(), item, false);
        }
        return false;
    }

    private Action tombstone(ItemKey key, byte[] write, Option<Version> expected, Map<String, AttributeValue> before) {
        Action tombstone = Action.update(key)
                .set(Reserved.TOMBSTONE, mark(write))
                .set(
                        Reserved.TOMBSTONED_AT,
                        AttributeValue.fromN(
                                Long.toString(store.settings().clock().millis())))
                .set(Reserved.WRITES, WriteIds.first(write))
                .remove(Reserved.VERSION)
                .remove(Reserved.PENDING)
                .remove(codec.attributes())
                .remove(sweeper.goneWithTheEntity(codec.type()));
        if (!before.isEmpty()) {
            // Index items are those of the state that was read.
            return tombstone.when(
                    Condition.equal(Reserved.VERSION, Objects.requireNonNull(before.get(Reserved.VERSION))));
        }
        return tombstone.when(expected.<Condition>map(
                        version -> Condition.equal(Reserved.VERSION, AttributeValue.fromS(version.value())))
                .getOrElse(Condition.live()));
    }

    private static AttributeValue mark(byte[] write) {
        return WriteIds.first(write);
    }

    private Version current(Id<T> id, Map<String, AttributeValue> item) {
        return codec.version(id, item).version();
    }

    private StoreFailure conflict(Id<T> id, Map<String, AttributeValue> item) {
        return new StoreFailure(new StoreError.VersionConflict(
                codec.type().name(), id, new Versioned<>(codec.read(id, item), current(id, item))));
    }
}
