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
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
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

        /** Whether one of its places is a set, which does not tell this edge from a later one of the same pair. */
        boolean isInSet() {
            return codec.placement()
                    .homes()
                    .exists(home -> home instanceof Home.Embedded embedded && embedded.form() == Home.Form.SET);
        }

        /**
         * Whether each of its places can be written by itself: then every write is one of exactly this edge, whoever makes
         * the pair again in the meantime.
         */
        boolean isAlone() {
            boolean holds = codec.keepsHolder(End.SOURCE) || codec.keepsHolder(End.TARGET);
            return edge.writes() != null && !holds && !isInSet();
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
        boolean inItem = store.edgesAt(End.SOURCE, sweep.type())
                .appendAll(store.edgesAt(End.TARGET, sweep.type()))
                .exists(codec -> codec.placement().homes().exists(Home.Embedded.class::isInstance));
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
        List<Part> ofSets = new ArrayList<>();
        for (Found<?, ?, ?> one : found) {
            List<Part> parts = parts(one, key);
            if (one.isInSet()) {
                ofSets.addAll(parts);
            } else if (one.isAlone()) {
                requests.add(inner -> done(one, alone(inner, one, parts), handled));
            } else {
                requests.add(inner -> together(inner, parts, key, mark, handled));
            }
        }
        // Each is one member of another entity's set, so any of them may go together; the tombstone's item is one more.
        int most = Transaction.MAX_LARGE_ITEMS - 1;
        for (int from = 0; from < ofSets.size(); from += most) {
            List<Part> some = ofSets.subList(from, Math.min(ofSets.size(), from + most));
            requests.add(inner -> together(inner, some, key, mark, handled));
        }
        return wire.wave(requests).stream().reduce(false, Boolean::logicalOr);
    }

    /** What removes an edge from one of its places, or frees an end that it holds. */
    private record Part(Found<?, ?, ?> found, Action action) {}

    private static <S, T, E> List<Part> parts(Found<S, T, E> found, ItemKey key) {
        List<Action> actions = new EdgeActions<>(found.codec()).unmake(found.edge());
        List<Home> homes = found.codec().placement().homes().asJava();
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < actions.size(); i++) {
            // What the tombstone's own item holds goes with it.
            if (!actions.get(i).key().equals(key)) {
                // Far side first: the near row is what a resumed sweep finds the edge by.
                boolean near = i < homes.size() && homes.get(i).near() == found.near();
                parts.add(near ? parts.size() : 0, new Part(found, actions.get(i)));
            }
        }
        return parts;
    }

    private static boolean done(Found<?, ?, ?> found, Outcome outcome, Set<Edge> handled) {
        if (found.isInOwnItem() && outcome != Outcome.CHANGED) {
            handled.add(found.identity());
            return true;
        }
        return outcome != Outcome.GONE;
    }

    private static Outcome alone(Wire wire, Found<?, ?, ?> found, List<Part> parts) {
        Outcome outcome = Outcome.GONE;
        for (Part part : parts) {
            Reply reply = wire.write(part.action());
            outcome = reply.done() ? Outcome.REMOVED : isChanged(found, reply) ? Outcome.CHANGED : outcome;
            if (outcome == Outcome.CHANGED) {
                return outcome;
            }
        }
        return outcome;
    }

    /** What changes other entities' items goes in one tokened step, and only while the tombstone stands. */
    private static boolean together(Wire wire, List<Part> parts, ItemKey key, AttributeValue mark, Set<Edge> handled) {
        Map<Found<?, ?, ?>, Outcome> outcomes = new IdentityHashMap<>();
        parts.forEach(part -> outcomes.put(part.found(), Outcome.GONE));
        List<Part> left = new ArrayList<>(parts);
        while (!left.isEmpty()) {
            Action stands = Action.check(key).when(Condition.equal(Reserved.TOMBSTONE, mark));
            Transaction transaction = new Transaction().add(stands);
            left.forEach(part -> transaction.add(part.action()));
            Reply reply = wire.transact(transaction);
            if (reply.done()) {
                left.forEach(part -> outcomes.replace(part.found(), Outcome.REMOVED));
                break;
            }
            if (reply.refuses(stands)) {
                break;
            }
            left.stream()
                    .map(Part::found)
                    .filter(found -> isChanged(found, reply))
                    .forEach(found -> outcomes.replace(found, Outcome.CHANGED));
            left.removeIf(part -> reply.refuses(part.action()) || outcomes.get(part.found()) == Outcome.CHANGED);
        }
        boolean any = false;
        for (Map.Entry<Found<?, ?, ?>, Outcome> outcome : outcomes.entrySet()) {
            any |= done(outcome.getKey(), outcome.getValue(), handled);
        }
        return any;
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
