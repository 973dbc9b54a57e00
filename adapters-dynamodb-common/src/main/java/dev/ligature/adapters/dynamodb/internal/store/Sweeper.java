package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.EntityType;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sweeps away what a deleted entity leaves behind. The tombstone keeps new edges out; edges are removed far side first,
 * so that what drives the sweep is the last to go and a cut can be resumed; the tombstone goes when nothing is left,
 * also in an index that had the time to settle.
 */
final class Sweeper {

    private static final int AT_ONCE = 1_000;

    private final Store store;

    Sweeper(Store store) {
        this.store = store;
    }

    /** The attributes of edges that lie nowhere else than in the entity's own item: they go with the tombstone's write. */
    List<String> goneWithTheEntity(EntityType<?> type) {
        List<String> names = new ArrayList<>();
        for (End end : End.values()) {
            for (EdgeCodec<?, ?, ?> codec : store.edgesAt(end, type)) {
                codec.placement()
                        .embeddedAt(end)
                        .filter(home -> codec.placement().homes().size() == 1 && home.form() == Home.Form.ONE)
                        .forEach(home -> {
                            names.add(Reserved.edges(codec.relationship(), end));
                            names.addAll(home.indexKeys(new Ends("x", "x"), "").keySet());
                        });
            }
        }
        return names;
    }

    /**
     * Goes on with a delete that was cut short.
     *
     * @param wait whether the tombstone has to be gone in the end, so that an index that settles is waited for
     */
    void finish(Wire wire, EntityType<?> type, String id, Map<String, AttributeValue> tombstone, boolean wait) {
        AttributeValue mark = Objects.requireNonNull(tombstone.get(Reserved.TOMBSTONE));
        long since = Long.parseLong(tombstone
                .getOrDefault(Reserved.TOMBSTONED_AT, AttributeValue.fromN("0"))
                .n());
        run(wire, new Sweep(type, id, mark, since), wait);
    }

    /** Begins with what a tombstone set just now leaves behind. */
    void sweep(Wire wire, EntityType<?> type, String id, AttributeValue mark) {
        run(wire, new Sweep(type, id, mark, store.settings().clock().millis()), false);
    }

    private record Sweep(EntityType<?> type, String id, AttributeValue mark, long since) {}

    private record Edge(String relationship, Ends ends) {}

    private record Found<S, T, E>(EdgeCodec<S, T, E> codec, End near, StoredEdge<E> edge) {
        Edge identity() {
            return new Edge(codec.relationship().name(), edge.ends());
        }

        boolean isInOwnItem() {
            return edge.home() instanceof Home.Embedded home && home.near() == near;
        }
    }

    private enum Outcome {
        REMOVED,
        GONE,
        CHANGED
    }

    private void run(Wire wire, Sweep sweep, boolean wait) {
        ItemKey key = store.layout().entity(sweep.type(), sweep.id());
        Attempts attempts = wire.attempts();
        // What the tombstone's own item holds can't grow, and is not taken out of it one by one.
        Set<Edge> handled = ConcurrentHashMap.newKeySet();
        while (true) {
            boolean settled = !lags(sweep.type()) || untilSettled(sweep).isZero();
            List<Found<?, ?, ?>> found = found(wire, sweep, key);
            found.removeIf(one -> handled.contains(one.identity()));
            if (found.isEmpty() && settled) {
                // A refusal says that another sweeper was first.
                var unused = wire.write(Action.delete(key).when(Condition.equal(Reserved.TOMBSTONE, sweep.mark())));
                return;
            }
            if (found.isEmpty() && !wait) {
                return;
            }
            if (found.isEmpty()) {
                await(wire, untilSettled(sweep));
                continue;
            }
            if (remove(wire, found, key, sweep.mark(), handled)) {
                attempts = wire.attempts();
                continue;
            }
            // Nothing of it was there: the index has not heard of it yet.
            if (attempts.pause() != Attempts.Verdict.GO_ON) {
                if (wait) {
                    throw unfinished(wire);
                }
                return;
            }
        }
    }

    private boolean lags(EntityType<?> type) {
        return store.edgesAt(End.SOURCE, type)
                        .exists(codec -> codec.placement().outgoing().lags())
                || store.edgesAt(End.TARGET, type)
                        .exists(codec -> codec.placement().incoming().lags());
    }

    private Duration untilSettled(Sweep sweep) {
        Duration passed = Duration.ofMillis(store.settings().clock().millis() - sweep.since());
        Duration left = store.settling().minus(passed);
        return left.isNegative() ? Duration.ZERO : left;
    }

    private void await(Wire wire, Duration pause) {
        if (pause.compareTo(store.settings().deadline()) > 0) {
            throw unfinished(wire);
        }
        try {
            store.settings().sleeper().sleep(pause);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw wire.interrupted();
        }
    }

    private static StoreFailure unfinished(Wire wire) {
        return new StoreFailure(new StoreError.Unavailable(
                wire.operation(), "an earlier delete of this id is not finished yet; try again in a moment"));
    }

    private List<Found<?, ?, ?>> found(Wire wire, Sweep sweep, ItemKey key) {
        boolean inItem = Vector.of(End.values())
                .exists(end -> store.edgesAt(end, sweep.type())
                        .exists(codec -> codec.placement().embeddedAt(end).isDefined()));
        Map<String, AttributeValue> item = inItem ? wire.get(key, true) : Map.of();
        List<Function<Wire, List<Found<?, ?, ?>>>> requests = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            for (EdgeCodec<?, ?, ?> codec : store.edgesAt(direction.near(), sweep.type())) {
                requests.add(inner -> found(inner, codec, direction, sweep.id(), item));
            }
        }
        List<Found<?, ?, ?>> all = new ArrayList<>();
        wire.wave(requests).forEach(all::addAll);
        return all;
    }

    private <S, T, E> List<Found<?, ?, ?>> found(
            Wire wire, EdgeCodec<S, T, E> codec, Direction direction, String id, Map<String, AttributeValue> item) {
        List<Found<?, ?, ?>> found = new ArrayList<>();
        for (StoredEdge<E> edge : new EdgeReads<>(store, codec).some(wire, direction, id, item, AT_ONCE)) {
            boolean self =
                    codec.relationship().source().equals(codec.relationship().target())
                            && edge.ends().source().equals(edge.ends().target());
            // An edge to itself is found in both directions; once is enough.
            if (!self || direction == Direction.OUTGOING) {
                found.add(new Found<>(codec, direction.near(), edge));
            }
        }
        return found;
    }

    /** Whether there was anything to be done. */
    private boolean remove(Wire wire, List<Found<?, ?, ?>> found, ItemKey key, AttributeValue mark, Set<Edge> handled) {
        List<Function<Wire, Boolean>> requests = new ArrayList<>();
        for (Found<?, ?, ?> one : found) {
            requests.add(inner -> {
                Outcome outcome = remove(inner, one, key, mark);
                if (one.isInOwnItem() && outcome != Outcome.CHANGED) {
                    handled.add(one.identity());
                    return true;
                }
                return outcome != Outcome.GONE;
            });
        }
        return wire.wave(requests).stream().reduce(false, Boolean::logicalOr);
    }

    private <S, T, E> Outcome remove(Wire wire, Found<S, T, E> found, ItemKey key, AttributeValue mark) {
        List<Action> actions = new ArrayList<>(new EdgeActions<>(found.codec()).unmake(found.edge()));
        List<Home> homes = found.codec().placement().homes().asJava();
        boolean alone = actions.size() == homes.size()
                && (homes.size() == 1 || homes.stream().allMatch(Home.Row.class::isInstance));
        if (!alone) {
            actions.removeIf(action -> action.key().equals(key));
            return together(wire, found, actions, key, mark);
        }
        // Far side first: the near row is what a resumed sweep finds the edge by.
        List<Action> ordered = new ArrayList<>();
        for (int i = 0; i < homes.size(); i++) {
            ordered.add(homes.get(i).near() == found.near() ? ordered.size() : 0, actions.get(i));
        }
        Outcome outcome = Outcome.GONE;
        for (Action action : ordered) {
            Reply reply = wire.write(action);
            outcome = reply.done() ? Outcome.REMOVED : isChanged(found, reply) ? Outcome.CHANGED : outcome;
            if (outcome == Outcome.CHANGED) {
                return outcome;
            }
        }
        return outcome;
    }

    /** What changes other entities' items goes in one tokened step, and only while the tombstone stands. */
    private static <S, T, E> Outcome together(
            Wire wire, Found<S, T, E> found, List<Action> actions, ItemKey key, AttributeValue mark) {
        List<Action> left = new ArrayList<>(actions);
        while (!left.isEmpty()) {
            Transaction transaction = new Transaction()
                    .add(Action.check(key).when(Condition.equal(Reserved.TOMBSTONE, mark)))
                    .addAll(left);
            Reply reply = wire.transact(transaction);
            if (reply.done()) {
                return Outcome.REMOVED;
            }
            if (isChanged(found, reply)) {
                return Outcome.CHANGED;
            }
            boolean over =
                    reply.refusals().stream().anyMatch(r -> r.action().key().equals(key));
            if (over) {
                return Outcome.GONE;
            }
            left.removeIf(action ->
                    reply.refusals().stream().anyMatch(r -> r.action().key().equals(action.key())));
        }
        return Outcome.GONE;
    }

    /** Whether a refusal shows the edge in another state than the one that was read. */
    private static <S, T, E> boolean isChanged(Found<S, T, E> found, Reply reply) {
        return found.codec().placement().homes().exists(home -> {
            ItemKey at = found.codec().lookup(home, found.edge().ends());
            return reply.refusals().stream()
                    .filter(refusal -> refusal.action().key().equals(at))
                    .anyMatch(refusal -> home instanceof Home.Embedded embedded
                            ? found.codec()
                                    .embedded(embedded, found.edge().ends(), refusal.item())
                                    .isDefined()
                            : refusal.item().containsKey(Reserved.WRITES));
        });
    }
}
