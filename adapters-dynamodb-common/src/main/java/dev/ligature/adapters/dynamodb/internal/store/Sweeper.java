package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.EntityType;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

    private record Found<S, T, E>(EdgeCodec<S, T, E> codec, End near, StoredEdge<E> edge) {

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

        /** What removes the edge from each of its places but the tombstone's own item, whose edges go with it. */
        List<Part> parts(ItemKey tombstone) {
            List<Action> actions = new EdgeActions<>(codec).unmake(edge);
            List<Part> parts = new ArrayList<>();
            for (int i = 0; i < actions.size(); i++) {
                if (!actions.get(i).key().equals(tombstone)) {
                    // Far side first: the near row is what a resumed sweep finds the edge by.
                    boolean isNear = i < codec.placement().homes().size()
                            && codec.placement().homes().get(i).near() == near;
                    parts.add(isNear ? parts.size() : 0, new Part(this, actions.get(i)));
                }
            }
            return parts;
        }
    }

    /** What removes an edge from one of its places, or frees an end that it holds. */
    private record Part(Found<?, ?, ?> found, Action action) {}

    private enum Outcome {
        GONE,
        CHANGED,
        /** Another sweeper was first: the tombstone is no more, and the id may live again. */
        OVER;

        Outcome and(Outcome other) {
            return compareTo(other) < 0 ? other : this;
        }
    }

    private void run(Wire wire, Sweep sweep, boolean wait) {
        ItemKey key = store.layout().entity(sweep.type(), sweep.id());
        Attempts attempts = wire.attempts();
        while (true) {
            boolean settled = !lags(sweep.type()) || untilSettled(sweep).isZero();
            Outcome pass = pass(wire, sweep, key);
            if (pass == Outcome.OVER) {
                return;
            }
            if (pass == Outcome.GONE) {
                if (settled) {
                    // A refusal says that another sweeper was first.
                    var unused = wire.write(Action.delete(key).when(Condition.equal(Reserved.TOMBSTONE, sweep.mark())));
                }
                if (settled || !wait) {
                    return;
                }
                await(wire, untilSettled(sweep));
            } else if (attempts.pause() != Attempts.Verdict.GO_ON) {
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

    private static void await(Wire wire, Duration pause) {
        switch (wire.attempts().pause(pause)) {
            case GO_ON -> {}
            case INTERRUPTED -> throw wire.interrupted();
            case OVER -> throw unfinished(wire);
        }
    }

    private static StoreFailure unfinished(Wire wire) {
        return new StoreFailure(new StoreError.Unavailable(
                wire.operation(), "an earlier delete of this id is not finished yet; try again in a moment"));
    }

    /**
     * Removes everything that is found, once. No edge is made while the tombstone stands, so what a pass has removed or
     * found gone needs no second look, whatever a lagging index goes on to show.
     */
    private Outcome pass(Wire wire, Sweep sweep, ItemKey key) {
        Vector<Walk<?, ?, ?>> walks = walks(sweep);
        boolean inItem = walks.exists(
                walk -> walk.codec.placement().embeddedAt(walk.direction.near()).isDefined());
        Outcome outcome = Outcome.GONE;
        while (!walks.isEmpty()) {
            List<Found<?, ?, ?>> found = new ArrayList<>();
            wire.wave(walks.<Function<Wire, List<Found<?, ?, ?>>>>map(walk -> walk::next)
                            .asJava())
                    .forEach(found::addAll);
            if (inItem || !found.isEmpty()) {
                // Read after the rows: while this tombstone stands, none of them is of the id's next life.
                Map<String, AttributeValue> item = wire.get(key, true);
                if (!sweep.mark().equals(item.get(Reserved.TOMBSTONE))) {
                    return Outcome.OVER;
                }
                walks.forEach(walk -> found.addAll(walk.inItem(item)));
            }
            for (Outcome one : wire.wave(removals(found, key, sweep.mark()))) {
                outcome = outcome.and(one);
            }
            walks = walks.reject(walk -> walk.over);
        }
        return outcome;
    }

    private static List<Function<Wire, Outcome>> removals(
            List<Found<?, ?, ?>> found, ItemKey key, AttributeValue mark) {
        List<Function<Wire, Outcome>> removals = new ArrayList<>();
        Vector<Part> ofSets = Vector.empty();
        for (Found<?, ?, ?> one : found) {
            List<Part> parts = one.parts(key);
            if (one.isInSet()) {
                ofSets = ofSets.appendAll(parts);
            } else {
                removals.add(inner -> one.isAlone() ? alone(inner, parts) : together(inner, parts, key, mark));
            }
        }
        // Each is one member of another entity's set, so any of them may go together; the tombstone's item is one more.
        ofSets.grouped(Transaction.MAX_LARGE_ITEMS - 1)
                .forEach(some -> removals.add(inner -> together(inner, some.asJava(), key, mark)));
        return removals;
    }

    private Vector<Walk<?, ?, ?>> walks(Sweep sweep) {
        return Vector.of(Direction.values())
                .flatMap(direction ->
                        store.edgesAt(direction.near(), sweep.type()).map(codec -> walk(codec, direction, sweep.id())));
    }

    private <S, T, E> Walk<S, T, E> walk(EdgeCodec<S, T, E> codec, Direction direction, String id) {
        return new Walk<>(codec, new EdgeReads<>(store, codec), direction, id);
    }

    /** One walk over the entity's edges of one relationship and direction. */
    private static final class Walk<S, T, E> {
        private final EdgeCodec<S, T, E> codec;
        private final EdgeReads<S, T, E> reads;
        private final Direction direction;
        private final String id;
        private Option<RowWalk.Position> after = Option.none();
        private boolean over;

        Walk(EdgeCodec<S, T, E> codec, EdgeReads<S, T, E> reads, Direction direction, String id) {
            this.codec = codec;
            this.reads = reads;
            this.direction = direction;
            this.id = id;
        }

        /** The next edges in items of their own or of others. */
        List<Found<?, ?, ?>> next(Wire wire) {
            if (!(codec.placement().reading(direction) instanceof Reading.Rows rows)) {
                return List.of();
            }
            List<StoredEdge<E>> edges = reads.some(wire, rows, id, after, AT_ONCE);
            over = edges.size() < AT_ONCE;
            if (!over) {
                after = Option.of(codec.position(edges.get(AT_ONCE - 1).edge(), direction.near()));
            }
            return found(edges);
        }

        /** The edges in the entity's own item. */
        List<Found<?, ?, ?>> inItem(Map<String, AttributeValue> item) {
            if (!(codec.placement().reading(direction) instanceof Reading.Item reading)) {
                return List.of();
            }
            over = true;
            return found(codec.embedded(reading.home(), id, item));
        }

        private List<Found<?, ?, ?>> found(List<StoredEdge<E>> edges) {
            List<Found<?, ?, ?>> found = new ArrayList<>();
            boolean toItself =
                    codec.relationship().source().equals(codec.relationship().target());
            for (StoredEdge<E> edge : edges) {
                // An edge to itself is found in both directions; once is enough.
                if (direction == Direction.OUTGOING
                        || !toItself
                        || !edge.ends().source().equals(edge.ends().target())) {
                    found.add(new Found<>(codec, direction.near(), edge));
                }
            }
            return found;
        }
    }

    private static Outcome alone(Wire wire, List<Part> parts) {
        for (Part part : parts) {
            Reply reply = wire.write(part.action());
            if (!reply.done() && isChanged(part.found(), reply)) {
                return Outcome.CHANGED;
            }
        }
        wire.progressed();
        return Outcome.GONE;
    }

    /** What changes other entities' items goes in one tokened step, and only while the tombstone stands. */
    private static Outcome together(Wire wire, List<Part> parts, ItemKey key, AttributeValue mark) {
        Outcome outcome = Outcome.GONE;
        List<Part> left = new ArrayList<>(parts);
        while (!left.isEmpty()) {
            Action stands = Action.check(key).when(Condition.equal(Reserved.TOMBSTONE, mark));
            Transaction transaction = new Transaction().add(stands);
            left.forEach(part -> transaction.add(part.action()));
            Reply reply = wire.transact(transaction);
            if (reply.done()) {
                break;
            }
            if (reply.refuses(stands)) {
                return Outcome.OVER;
            }
            List<Part> changed =
                    left.stream().filter(part -> isChanged(part.found(), reply)).toList();
            outcome = changed.isEmpty() ? outcome : Outcome.CHANGED;
            left.removeIf(part -> reply.refuses(part.action()) || changed.contains(part));
        }
        wire.progressed();
        return outcome;
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
