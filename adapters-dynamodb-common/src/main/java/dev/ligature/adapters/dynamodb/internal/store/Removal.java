package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.item.WriteIds;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The delete of an entity. Its linearization point is the tombstone: one write that takes the version, the domain
 * attributes and the index items away and leaves a mark. What the entity leaves behind is swept after that. An entity
 * whose item tells of all of its edges, one of each relationship, leaves nothing behind: it goes whole, in one transaction.
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
        boolean whole = goesWhole();
        boolean mustRead = codec.isIndexed()
                || whole && sharesEdges()
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
            Action removal = whole ? Action.delete(key) : tombstone(key, write);
            Transaction transaction = new Transaction().add(inThisState(removal, expected, before));
            if (whole && sharesEdges()) {
                transaction.addAll(edgesIn(before, id, key));
            }
            if (codec.isIndexed()) {
                codec.entriesOfStored(codec.read(id, before)).forEach(entry -> transaction.add(entry.delete()));
            }
            // Without a version to hold it to, a repetition could end the next life of the id, and without a tombstone
            // nothing would tell whose work it was: a token makes it happen once.
            Reply reply = transaction.size() == 1 && expected.isDefined() && !whole
                    ? wire.write(transaction.actions().get(0))
                    : wire.transact(transaction);
            if (reply.done() && whole) {
                return true;
            }
            Option<Map<String, AttributeValue>> refused = reply.at(key);
            if (reply.done() || refused.exists(item -> WriteIds.remembers(item, write))) {
                sweeper.sweep(wire, codec.type(), id.value(), mark(write));
                return true;
            }
            if (refused.isEmpty()) {
                // One of its edges was changed since.
                Contention.pause(wire, attempts);
                continue;
            }
            Map<String, AttributeValue> found = refused.get();
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

    /** Whether the entity's item tells of all edges that it may have. */
    private boolean goesWhole() {
        return Vector.of(End.values())
                .forAll(end -> store.edgesAt(end, codec.type())
                        .forAll(edges ->
                                edges.placement().embeddedAt(end).exists(home -> home.form() == Home.Form.ONE)));
    }

    /** Whether its edges lie elsewhere too. */
    private boolean sharesEdges() {
        return Vector.of(End.values())
                .exists(end -> store.edgesAt(end, codec.type())
                        .exists(edges -> edges.placement().homes().size() > 1));
    }

    /** What unmakes the edges that an item tells of, as long as it tells of these. */
    private List<Action> edgesIn(Map<String, AttributeValue> item, Id<T> id, ItemKey key) {
        List<Action> actions = new ArrayList<>();
        for (End end : End.values()) {
            store.edgesAt(end, codec.type())
                    .forEach(edges -> actions.addAll(
                            edgeIn(edges, edges.placement().embeddedAt(end).get(), item, id, key)));
        }
        return actions;
    }

    private static <S, T, E> List<Action> edgeIn(
            EdgeCodec<S, T, E> codec, Home.Embedded home, Map<String, AttributeValue> item, Id<?> id, ItemKey key) {
        List<StoredEdge<E>> edge = codec.embedded(home, id.value(), item);
        return edge.isEmpty()
                ? List.of(Action.check(key).when(Condition.absent(Reserved.edges(codec.relationship(), home.near()))))
                : new EdgeActions<>(codec)
                        .unmake(edge.get(0)).stream()
                                .map(action -> action.key().equals(key) ? Action.checkOf(action) : action)
                                .toList();
    }

    private Action tombstone(ItemKey key, byte[] write) {
        return Action.update(key)
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
    }

    private static Action inThisState(Action removal, Option<Version> expected, Map<String, AttributeValue> before) {
        if (!before.isEmpty()) {
            // Index items are those of the state that was read.
            return removal.when(
                    Condition.equal(Reserved.VERSION, Objects.requireNonNull(before.get(Reserved.VERSION))));
        }
        return removal.when(expected.<Condition>map(
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
