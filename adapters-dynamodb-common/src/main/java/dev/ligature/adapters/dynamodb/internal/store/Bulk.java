package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Many edges at once. What is linked already is told by batched reads; new edges are made in groups that share an
 * end, each group one transaction; an edge that keeps its group from being made is taken out of it and answered.
 */
final class Bulk<S, T, E> {

    private static final int READ_AT_ONCE = 1_000;

    private final EdgeCodec<S, T, E> codec;
    private final EdgeReads<S, T, E> reads;
    private final EdgeWrites<S, T, E> writes;
    private final Refusals<S, T, E> refusals;
    private final Origins<S, T, E> origins;

    Bulk(Store store, EdgeCodec<S, T, E> codec, EdgeReads<S, T, E> reads, EdgeWrites<S, T, E> writes) {
        this.codec = codec;
        this.reads = reads;
        this.writes = writes;
        this.refusals = new Refusals<>(codec);
        this.origins = new Origins<>(store, codec);
    }

    BulkReport<E> putAll(Wire wire, Vector<E> edges) {
        Map<Integer, Either<StoreError, PutResult<E>>> outcomes = new HashMap<>();
        boolean moves = codec.isOne(End.SOURCE) || codec.isOne(End.TARGET);
        FullEnds<S, T, E> full = new FullEnds<>(codec);
        Map<Ends, List<Integer>> positions = new LinkedHashMap<>();
        for (int i = 0; i < edges.size(); i++) {
            int position = i;
            E edge = edges.get(i);
            Either<StoreError, Ends> ends = StoreFailure.caught(() -> {
                codec.write(edge);
                return codec.ends(edge);
            });
            if (ends.isLeft()) {
                outcomes.put(position, Either.left(ends.getLeft()));
            } else if (moves) {
                // Each may displace another, so only the order in which they are given makes sense.
                outcomes.put(position, put(wire, edge, full, writes::put));
            } else {
                positions.computeIfAbsent(ends.get(), pair -> new ArrayList<>()).add(position);
            }
        }
        List<Ends> pairs = List.copyOf(positions.keySet());
        for (int from = 0; from < pairs.size(); from += READ_AT_ONCE) {
            List<Ends> some = pairs.subList(from, Math.min(pairs.size(), from + READ_AT_ONCE));
            putSome(wire, edges, some, positions, outcomes, full);
            wire.progressed();
        }
        return new BulkReport<>(Vector.range(0, edges.size()).map(i -> Objects.requireNonNull(outcomes.get(i))));
    }

    private void putSome(
            Wire wire,
            Vector<E> edges,
            List<Ends> pairs,
            Map<Ends, List<Integer>> positions,
            Map<Integer, Either<StoreError, PutResult<E>>> outcomes,
            FullEnds<S, T, E> full) {
        Map<Ends, E> last = new LinkedHashMap<>();
        pairs.forEach(pair -> last.put(pair, edges.get(last(positions, pair))));
        var read = wire.both(inner -> reads.findAll(inner, pairs, true), inner -> origins(inner, pairs));
        Map<Ends, StoredEdge<E>> before = read._1();
        Map<ItemKey, Map<String, AttributeValue>> items = read._2();
        Map<Ends, Either<StoreError, E>> stored = store(wire, last, before, items, full);
        for (Ends pair : pairs) {
            Either<StoreError, E> answer = Objects.requireNonNull(stored.get(pair));
            Option<E> previous = Option.of(before.get(pair)).map(StoredEdge::edge);
            for (int position : Objects.requireNonNull(positions.get(pair))) {
                if (answer.isLeft()) {
                    outcomes.put(position, Either.left(answer.getLeft()));
                    continue;
                }
                // Had they been put one by one, each would have met the one before.
                E now = position == last(positions, pair)
                        ? answer.get()
                        : origins.fill(wire, edges.get(position), pair, items).canonical(codec);
                outcomes.put(position, Either.right(new PutResult<>(outcome(previous, now), now, Vector.empty())));
                previous = Option.of(now);
            }
        }
    }

    private static int last(Map<Ends, List<Integer>> positions, Ends pair) {
        List<Integer> all = Objects.requireNonNull(positions.get(pair));
        return all.get(all.size() - 1);
    }

    private static <E> PutResult.Outcome outcome(Option<E> before, E now) {
        return before.map(old -> old.equals(now) ? PutResult.Outcome.UNCHANGED : PutResult.Outcome.REPLACED)
                .getOrElse(PutResult.Outcome.CREATED);
    }

    /** What the copies of these pairs' edges come from. */
    private Map<ItemKey, Map<String, AttributeValue>> origins(Wire wire, Iterable<Ends> pairs) {
        return origins.exist()
                ? wire.getAll(
                        Vector.ofAll(pairs).flatMap(origins::keys).distinct().asJava(), true)
                : Map.of();
    }

    /**
     * Stores one edge for each pair; answers what each became.
     *
     * @param before the edges that there are
     * @param items what copies come from
     */
    Map<Ends, Either<StoreError, E>> store(
            Wire wire,
            Map<Ends, E> edges,
            Map<Ends, StoredEdge<E>> before,
            Map<ItemKey, Map<String, AttributeValue>> items) {
        return store(wire, edges, before, items, new FullEnds<>(codec));
    }

    /**
     * Stores edges of one source and removes others of it at once, where its item holds them all and one transaction takes
     * them; answers whether that is done. A set can't gain and lose members in one write.
     */
    boolean exchange(
            Wire wire,
            Map<Ends, E> edges,
            Map<Ends, StoredEdge<E>> before,
            Map<ItemKey, Map<String, AttributeValue>> items,
            List<StoredEdge<E>> removed) {
        boolean inItem = codec.placement().embeddedAt(End.SOURCE).exists(home -> home.form() == Home.Form.MANY);
        if (!inItem
                || edges.isEmpty()
                || removed.isEmpty()
                || edges.size() + removed.size() > codec.mostTogether(End.SOURCE)) {
            return false;
        }
        Transaction transaction = new Transaction();
        edges.forEach((ends, edge) -> transaction.addAll(
                writing(before.get(ends), origins.fill(wire, edge, ends, items)).actions()));
        removed.forEach(edge -> transaction.addAll(new EdgeActions<>(codec).unmake(edge)));
        return wire.transact(transaction).done();
    }

    private Map<Ends, Either<StoreError, E>> store(
            Wire wire,
            Map<Ends, E> edges,
            Map<Ends, StoredEdge<E>> before,
            Map<ItemKey, Map<String, AttributeValue>> items,
            FullEnds<S, T, E> full) {
        Map<Ends, Either<StoreError, E>> answers = new HashMap<>();
        Map<Ends, Origins.Filled<E>> filled = new LinkedHashMap<>();
        edges.forEach((ends, edge) -> {
            Either<StoreError, Origins.Filled<E>> copy =
                    StoreFailure.caught(() -> origins.fill(wire, edge, ends, items));
            copy.peekLeft(error -> answers.put(ends, Either.left(error)));
            copy.forEach(one -> filled.put(ends, one));
        });
        List<Function<Wire, Object>> requests = new ArrayList<>();
        Map<String, List<Ends>> groups = new LinkedHashMap<>();
        End shared = shared(filled.keySet());
        Map<Ends, Either<StoreError, E>> written = new ConcurrentHashMap<>();
        filled.forEach((ends, one) -> {
            StoredEdge<E> old = before.get(ends);
            if (old != null && one.canonical(codec).equals(old.edge())) {
                answers.put(ends, Either.right(old.edge()));
            } else if (old == null || codec.holdsManyAt(shared)) {
                // Changes of an item that holds many edges would be in each other's way, so they go with what is made.
                groups.computeIfAbsent(ends.at(shared), end -> new ArrayList<>())
                        .add(ends);
            } else {
                requests.add(inner -> written.put(ends, over(inner, old, one)));
            }
        });
        Group<E> all = new Group<>(shared, before, filled, written);
        groups.values()
                .forEach(group -> requests.add(inner -> {
                    group(inner, group, all, full);
                    return group;
                }));
        wire.wave(requests);
        answers.putAll(written);
        return answers;
    }

    /** The end that groups share: where a source's edges are counted, they are made in the order in which they came. */
    private End shared(Set<Ends> pairs) {
        long sources = pairs.stream().map(Ends::source).distinct().count();
        long targets = pairs.stream().map(Ends::target).distinct().count();
        return codec.countLimit().isEmpty() && targets < sources ? End.TARGET : End.SOURCE;
    }

    /** Changes an edge as it was read; if others did so since, a put looks again. */
    private Either<StoreError, E> over(Wire wire, StoredEdge<E> before, Origins.Filled<E> filled) {
        return StoreFailure.caught(() -> writes.rewrite(wire, before, filled)
                ? filled.canonical(codec)
                : writes.putUnlessTaken(wire, filled.edge()).edge());
    }

    private Either<StoreError, PutResult<E>> put(
            Wire wire, E edge, FullEnds<S, T, E> full, BiFunction<Wire, E, PutResult<E>> write) {
        Option<StoreError> refusal = full.refusal(wire, edge);
        if (refusal.isDefined()) {
            return Either.left(refusal.get());
        }
        Either<StoreError, PutResult<E>> answer = StoreFailure.caught(() -> write.apply(wire, edge));
        wire.progressed();
        answer.peekLeft(error -> full.note(edge, error));
        if (answer.exists(result -> !result.displaced().isEmpty())) {
            full.forget();
        }
        return answer;
    }

    /**
     * What groups of edges are to become.
     *
     * @param shared the end that the edges of each group share
     * @param before the edges that there were
     * @param filled the edges that there are to be
     * @param answers what became of them
     */
    private record Group<E>(
            End shared,
            Map<Ends, StoredEdge<E>> before,
            Map<Ends, Origins.Filled<E>> filled,
            Map<Ends, Either<StoreError, E>> answers) {

        Origins.Filled<E> filled(Ends ends) {
            return Objects.requireNonNull(filled.get(ends));
        }
    }

    private Transaction writing(Group<E> group, Ends ends) {
        return writing(group.before().get(ends), group.filled(ends));
    }

    private Transaction writing(@Nullable StoredEdge<E> before, Origins.Filled<E> filled) {
        return before == null ? writes.making(filled) : writes.rewriting(before, filled);
    }

    /** Makes and changes edges of one end, as many in a transaction as fit. */
    private void group(Wire wire, List<Ends> pairs, Group<E> group, FullEnds<S, T, E> full) {
        Map<Ends, Either<StoreError, E>> answers = group.answers();
        List<Ends> left = new ArrayList<>(pairs);
        while (!left.isEmpty()) {
            Transaction transaction = new Transaction();
            List<Ends> together = new ArrayList<>();
            for (Ends ends : left) {
                Transaction one = writing(group, ends);
                if (together.size() == codec.mostTogether(group.shared())
                        || !together.isEmpty() && !transaction.hasRoomFor(one)) {
                    break;
                }
                transaction.addAll(one.actions());
                together.add(ends);
            }
            Either<StoreError, Reply> reply = StoreFailure.caught(() -> wire.transact(transaction));
            if (reply.isLeft()) {
                together.forEach(ends -> answers.put(ends, Either.left(reply.getLeft())));
                left.removeAll(together);
            } else if (reply.get().done()) {
                together.forEach(ends ->
                        answers.put(ends, Either.right(group.filled(ends).canonical(codec))));
                left.removeAll(together);
                wire.progressed();
            } else {
                split(wire, left, together, reply.get(), group, full);
            }
        }
    }

    /** Answers the edges that kept their group from being written; the rest is tried again without them. */
    private void split(
            Wire wire, List<Ends> left, List<Ends> together, Reply reply, Group<E> group, FullEnds<S, T, E> full) {
        Set<ItemKey> refused =
                reply.refusals().stream().map(r -> r.action().key()).collect(Collectors.toSet());
        for (Ends ends : together) {
            boolean concerned =
                    writing(group, ends).actions().stream().map(Action::key).anyMatch(refused::contains);
            if (!concerned) {
                continue;
            }
            Option<StoreError> error = refusals.error(reply, ends);
            boolean isFinal = error.exists(StoreError.MissingEndpoint.class::isInstance);
            // Whatever else was in the way, a put of its own looks again and says what it met.
            group.answers()
                    .put(
                            ends,
                            isFinal
                                    ? Either.left(error.get())
                                    : put(wire, group.filled(ends).edge(), full, writes::putUnlessTaken)
                                            .map(PutResult::edge));
            left.remove(ends);
        }
    }
}
