package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.WriteIds;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes, moves, changes and unmakes single edges. */
final class EdgeWrites<S, T, E> {

    private final EdgeCodec<S, T, E> codec;
    private final EdgeReads<S, T, E> reads;
    private final EdgeActions<S, T, E> actions;
    private final Refusals<S, T, E> refusals;
    private final Origins<S, T, E> origins;
    private final Room<S, T, E> room;

    EdgeWrites(Store store, EdgeCodec<S, T, E> codec) {
        this.codec = codec;
        this.reads = new EdgeReads<>(store, codec);
        this.actions = new EdgeActions<>(codec);
        this.refusals = new Refusals<>(codec);
        this.origins = new Origins<>(store, codec);
        this.room = new Room<>(codec);
    }

    /** The image of a new state of an edge. */
    Map<String, AttributeValue> image(Origins.Filled<E> filled, @Nullable AttributeValue writesBefore, byte[] write) {
        Map<String, AttributeValue> image = new HashMap<>(filled.attributes());
        image.putAll(filled.marks());
        image.put(Reserved.WRITES, WriteIds.after(writesBefore, write));
        return image;
    }

    E link(Wire wire, E edge) {
        Attempts attempts = wire.attempts();
        while (true) {
            Origins.Filled<E> filled = origins.fill(wire, edge);
            Reply reply = wire.transact(making(filled));
            if (reply.done()) {
                return filled.canonical(codec);
            }
            Option<StoreError> error = refusals.error(reply, filled.ends());
            if (error.isDefined() && !hasRoom(wire, error.get(), reply)) {
                throw new StoreFailure(error.get());
            }
            Contention.pause(wire, attempts);
        }
    }

    /** Whether an edge was refused for want of room that there is after all. */
    private boolean hasRoom(Wire wire, StoreError error, Reply reply) {
        return error instanceof StoreError.DegreeLimit && room.recounted(wire, reply);
    }

    /** The transaction that makes an edge. */
    Transaction making(Origins.Filled<E> filled) {
        return new Transaction()
                .addAll(actions.make(filled.edge(), image(filled, null, WriteIds.next())))
                .addAll(filled.checks(codec));
    }

    boolean unlink(Wire wire, Ends ends) {
        Attempts attempts = wire.attempts();
        Home truth = codec.placement().truth();
        while (true) {
            List<Action> left = new ArrayList<>(actions.unmake(ends, Map.of()));
            Action atTruth = left.get(0);
            while (true) {
                Reply reply = wire.transact(new Transaction().addAll(left));
                if (reply.done()) {
                    return true;
                }
                if (reply.refuses(atTruth)) {
                    if (codec.find(truth, ends, reply.at(atTruth.key()).getOrElse(Map.of()))
                            .isEmpty()) {
                        return false;
                    }
                    break;
                }
                // What a cut sweep left at one end only: the rest of the edge goes all the same.
                left.removeIf(reply::refuses);
            }
            Contention.pause(wire, attempts);
        }
    }

    /** Removes edges of one source from exactly the states that they were read in; changed ones all the same. */
    void removeAll(Wire wire, List<StoredEdge<E>> edges) {
        if (!codec.holdsManyAt(End.SOURCE)) {
            List<Function<Wire, Ends>> requests = new ArrayList<>();
            edges.forEach(edge -> requests.add(inner -> removed(inner, edge)));
            var unused = wire.wave(requests);
            return;
        }
        // Side by side they would be in each other's way at the source's item.
        int together = codec.mostTogether(End.SOURCE);
        for (int from = 0; from < edges.size(); from += together) {
            List<StoredEdge<E>> some = edges.subList(from, Math.min(edges.size(), from + together));
            Transaction transaction = new Transaction();
            some.forEach(edge -> transaction.addAll(actions.unmake(edge)));
            if (!wire.transact(transaction).done()) {
                some.forEach(edge -> {
                    var unused = removed(wire, edge);
                });
            }
            wire.progressed();
        }
    }

    private Ends removed(Wire wire, StoredEdge<E> edge) {
        List<Action> unmaking = actions.unmake(edge);
        // No later edge of the pair has this state, so that a repetition finds nothing to remove.
        boolean single = unmaking.size() == 1 && edge.writes() != null;
        Reply reply = single ? wire.write(unmaking.get(0)) : wire.transact(new Transaction().addAll(unmaking));
        if (!reply.done()) {
            var unused = unlink(wire, edge.ends());
        }
        wire.progressed();
        return edge.ends();
    }

    E update(Wire wire, Ends ends, UnaryOperator<E> change) {
        Attempts attempts = wire.attempts();
        while (true) {
            StoredEdge<E> before = reads.find(wire, ends, true)
                    .getOrElseThrow(() -> new StoreFailure(StoreError.NotFound.edge(
                            codec.relationship().name(), Id.of(ends.source()), Id.of(ends.target()))));
            E changed = Objects.requireNonNull(change.apply(before.edge()), "the changed edge");
            if (!codec.ends(changed).equals(ends)) {
                throw codec.invalid("an update keeps both ends; unlink this pair and link the other");
            }
            Origins.Filled<E> filled = origins.fill(wire, changed);
            E canonical = filled.canonical(codec);
            if (canonical.equals(before.edge()) || rewrite(wire, before, filled)) {
                return canonical;
            }
            Contention.pause(wire, attempts);
        }
    }

    /** Whether the edge was rewritten from exactly this state. */
    boolean rewrite(Wire wire, StoredEdge<E> before, Origins.Filled<E> filled) {
        byte[] write = WriteIds.next();
        List<Action> rewriting = rewriting(new Rewrite<>(before, filled), write);
        Reply reply = rewriting.size() == 1
                ? wire.write(rewriting.get(0))
                : wire.transact(new Transaction().addAll(rewriting));
        if (reply.done()) {
            return true;
        }
        if (reply.isFull()) {
            refusals.full(reply, before.ends())
                    .filter(error -> !hasRoom(wire, error, reply))
                    .forEach(error -> {
                        throw new StoreFailure(error);
                    });
            return false;
        }
        return wasDone(wire, reply, before, write);
    }

    /**
     * A change of an edge from exactly the state that was read.
     *
     * @param before what was read
     * @param filled what it is to be
     */
    record Rewrite<E>(StoredEdge<E> before, Origins.Filled<E> filled) {}

    /** Rewrites edges that share an end, many together; answers those that were not as they were read, and their groups. */
    Vector<StoredEdge<E>> rewriteTogether(Wire wire, End shared, Vector<Rewrite<E>> all) {
        Vector<StoredEdge<E>> left = Vector.empty();
        for (Vector<Rewrite<E>> some : all.grouped(codec.mostTogether(shared))) {
            Transaction transaction = new Transaction();
            some.forEach(one -> transaction.addAll(rewriting(one, WriteIds.next())));
            if (!wire.transact(transaction).done()) {
                left = left.appendAll(some.map(Rewrite::before));
            }
            wire.progressed();
        }
        return left;
    }

    /** The transaction that changes an edge. */
    Transaction rewriting(StoredEdge<E> before, Origins.Filled<E> filled) {
        return new Transaction().addAll(rewriting(new Rewrite<>(before, filled), WriteIds.next()));
    }

    private List<Action> rewriting(Rewrite<E> one, byte[] write) {
        Map<String, AttributeValue> image = image(one.filled(), one.before().writes(), write);
        return actions.rewrite(one.before(), one.filled().edge(), image);
    }

    /** Whether the refused request meets its own earlier, unseen effect. */
    private boolean wasDone(Wire wire, Reply reply, StoredEdge<E> before, byte[] write) {
        Home truth = codec.placement().truth();
        Option<Map<String, AttributeValue>> now = codec.find(
                truth,
                before.ends(),
                reply.at(codec.lookup(truth, before.ends())).getOrElse(Map.of()));
        if (now.exists(image -> WriteIds.remembers(image, write))) {
            return true;
        }
        if (reply.repeated() && now.isEmpty()) {
            throw wire.unknown("the edge was removed since");
        }
        // A full memory in which the state that was changed is no longer found has forgotten what came between.
        if (reply.repeated() && now.exists(image -> !WriteIds.followsTraceably(image, before.writes()))) {
            throw wire.unknown("others have written too often since");
        }
        return false;
    }

    /** Puts the edge; those that hold its ends give way. */
    PutResult<E> put(Wire wire, E edge) {
        return put(wire, edge, EnumSet.allOf(End.class));
    }

    /** Puts the edge; another edge of its source gives way, one of another source to its target does not. */
    PutResult<E> putUnlessTaken(Wire wire, E edge) {
        return put(wire, edge, EnumSet.of(End.SOURCE));
    }

    private PutResult<E> put(Wire wire, E edge, Set<End> yielding) {
        Origins.Filled<E> given = origins.given(edge);
        Ends ends = given.ends();
        Attempts attempts = wire.attempts();
        while (true) {
            Surroundings<E> surroundings = surroundings(wire, ends);
            Origins.Filled<E> filled = origins.exist() ? origins.fill(wire, edge, ends, surroundings.items()) : given;
            E canonical = filled.canonical(codec);
            Option<PutResult<E>> result = surroundings.edge().isDefined()
                    ? over(wire, surroundings.edge().get(), filled, canonical)
                    : into(wire, surroundings, filled, canonical, yielding);
            if (result.isDefined()) {
                return result.get();
            }
            Contention.pause(wire, attempts);
        }
    }

    private Option<PutResult<E>> over(Wire wire, StoredEdge<E> before, Origins.Filled<E> filled, E canonical) {
        if (canonical.equals(before.edge())) {
            return Option.of(new PutResult<>(PutResult.Outcome.UNCHANGED, canonical, Vector.empty()));
        }
        return rewrite(wire, before, filled)
                ? Option.of(new PutResult<>(PutResult.Outcome.REPLACED, canonical, Vector.empty()))
                : Option.none();
    }

    private Option<PutResult<E>> into(
            Wire wire, Surroundings<E> surroundings, Origins.Filled<E> filled, E canonical, Set<End> yielding) {
        Ends ends = filled.ends();
        List<StoredEdge<E>> displaced = displaced(wire, ends, surroundings, yielding);
        Transaction transaction = new Transaction();
        for (StoredEdge<E> edge : displaced) {
            transaction.addAll(actions.unmake(edge));
        }
        for (Action action : making(filled).actions()) {
            transaction.addReplacing(action);
        }
        Reply reply = wire.transact(transaction);
        if (reply.done()) {
            return Option.of(new PutResult<>(
                    PutResult.Outcome.CREATED,
                    canonical,
                    Vector.ofAll(displaced).map(StoredEdge::edge)));
        }
        refusals.error(reply, ends)
                .filter(error -> error instanceof StoreError.MissingEndpoint
                        || error instanceof StoreError.DegreeLimit && !hasRoom(wire, error, reply))
                .forEach(error -> {
                    throw new StoreFailure(error);
                });
        // The pair was linked, or an end taken, since they were read.
        return Option.none();
    }

    /** What a put has to know before it writes: the pair's edge, who holds its ends, and what copies come from. */
    private record Surroundings<E>(Option<StoredEdge<E>> edge, Map<ItemKey, Map<String, AttributeValue>> items) {}

    private Surroundings<E> surroundings(Wire wire, Ends ends) {
        Home truth = codec.placement().truth();
        Set<ItemKey> keys = new LinkedHashSet<>();
        ItemKey truthKey = codec.lookup(truth, ends);
        keys.add(truthKey);
        for (End end : End.values()) {
            if (codec.isOne(end)) {
                keys.add(codec.entityKey(end, ends.at(end)));
            }
        }
        keys.addAll(origins.keys(ends));
        Map<ItemKey, Map<String, AttributeValue>> items = wire.getAll(List.copyOf(keys), true);
        return new Surroundings<>(codec.lookedUp(truth, ends, items.getOrDefault(truthKey, Map.of())), items);
    }

    /** The edges that are in the way where an end may have one, and that give way there. */
    private List<StoredEdge<E>> displaced(Wire wire, Ends ends, Surroundings<E> surroundings, Set<End> yielding) {
        Set<Ends> pairs = new LinkedHashSet<>();
        for (End end : End.values()) {
            Map<String, AttributeValue> item =
                    surroundings.items().getOrDefault(codec.entityKey(end, ends.at(end)), Map.of());
            refusals.holder(end, ends.at(end), item)
                    .filter(holder -> !holder.equals(ends.at(end.other())))
                    .forEach(holder -> {
                        if (!yielding.contains(end)) {
                            throw new StoreFailure(refusals.violation(ends, end, holder));
                        }
                        pairs.add(Ends.of(end, ends.at(end), holder));
                    });
        }
        if (pairs.isEmpty()) {
            return List.of();
        }
        Map<ItemKey, Map<String, AttributeValue>> known = new HashMap<>(surroundings.items());
        Map<Ends, Home> homes = new LinkedHashMap<>();
        pairs.forEach(pair -> homes.put(pair, knownHome(pair, known)));
        List<ItemKey> missing = pairs.stream()
                .map(pair -> codec.lookup(Objects.requireNonNull(homes.get(pair)), pair))
                .filter(key -> !known.containsKey(key))
                .distinct()
                .toList();
        known.putAll(wire.getAll(missing, true));
        List<StoredEdge<E>> displaced = new ArrayList<>();
        homes.forEach((pair, home) -> codec.lookedUp(home, pair, known.getOrDefault(codec.lookup(home, pair), Map.of()))
                .forEach(displaced::add));
        return displaced;
    }

    /** A home of the pair's edge whose item was read already, all of them being written together; else its truth. */
    private Home knownHome(Ends ends, Map<ItemKey, Map<String, AttributeValue>> known) {
        return codec.placement()
                .homes()
                .find(home -> known.containsKey(codec.lookup(home, ends)))
                .getOrElse(codec.placement().truth());
    }
}
