package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.VersionStamp;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where an edge's copies come from: the entities at its ends, read strongly, at a known version. */
final class Origins<S, T, E> {

    private final Store store;
    private final EdgeCodec<S, T, E> codec;

    Origins(Store store, EdgeCodec<S, T, E> codec) {
        this.store = store;
        this.codec = codec;
    }

    /** Whether edges of this relationship carry copies at all. */
    boolean exist() {
        return codec.relationship().copiesFromSource() || codec.relationship().copiesFromTarget();
    }

    /** The keys of the entities that an edge's copies come from. */
    List<ItemKey> keys(Ends ends) {
        List<ItemKey> keys = new ArrayList<>();
        for (End end : End.values()) {
            if (copiesFrom(end)) {
                keys.add(codec.entityKey(end, ends.at(end)));
            }
        }
        return keys.stream().distinct().toList();
    }

    private boolean copiesFrom(End end) {
        return end == End.SOURCE
                ? codec.relationship().copiesFromSource()
                : codec.relationship().copiesFromTarget();
    }

    /** The edge with copies of these items, which may say that an end is missing. */
    Filled<E> fill(Wire wire, E edge, Ends ends, Map<ItemKey, Map<String, AttributeValue>> items) {
        Relationship<S, T, E> relationship = codec.relationship();
        E filled = edge;
        Map<End, VersionStamp> versions = new HashMap<>();
        if (copiesFrom(End.SOURCE)) {
            Id<S> id = Id.of(ends.source());
            EntityCodec<S> source = store.codec(relationship.source());
            Map<String, AttributeValue> item = live(wire, source, id, items, End.SOURCE, ends);
            filled = relationship.withSourceCopies(filled, source.read(id, item));
            versions.put(End.SOURCE, source.version(id, item));
        }
        if (copiesFrom(End.TARGET)) {
            Id<T> id = Id.of(ends.target());
            EntityCodec<T> target = store.codec(relationship.target());
            Map<String, AttributeValue> item = live(wire, target, id, items, End.TARGET, ends);
            filled = relationship.withTargetCopies(filled, target.read(id, item));
            versions.put(End.TARGET, target.version(id, item));
        }
        return Filled.of(codec, filled, versions);
    }

    private <X> Map<String, AttributeValue> live(
            Wire wire,
            EntityCodec<X> entity,
            Id<X> id,
            Map<ItemKey, Map<String, AttributeValue>> items,
            End end,
            Ends ends) {
        return Option.of(items.get(entity.key(id)))
                .flatMap(item -> entity.live(id, item))
                .getOrElseThrow(() -> new StoreFailure(missing(wire, ends, end)));
    }

    /** A missing target is told only of an edge whose source is there. */
    private StoreError missing(Wire wire, Ends ends, End end) {
        Refusals<S, T, E> refusals = new Refusals<>(codec);
        boolean sourceIsThere =
                end == End.SOURCE || Condition.live().holds(wire.get(codec.entityKey(End.SOURCE, ends.source()), true));
        return refusals.missing(ends, sourceIsThere ? end : End.SOURCE);
    }

    /** Reads the origins and fills the edge from them; the edge itself if it has no copies. */
    Filled<E> fill(Wire wire, E edge) {
        Filled<E> given = given(edge);
        return exist() ? fill(wire, edge, given.ends(), wire.getAll(keys(given.ends()), true)) : given;
    }

    /** The edge with the copies that it was given. */
    Filled<E> given(E edge) {
        return Filled.of(codec, edge, Map.of());
    }

    /**
     * An edge whose copies are filled, and that may be stored.
     *
     * @param edge the edge
     * @param ends its ends
     * @param attributes its attributes, without the framework's
     * @param versions the versions that the copies were taken from
     */
    record Filled<E>(E edge, Ends ends, Map<String, AttributeValue> attributes, Map<End, VersionStamp> versions) {

        static <E> Filled<E> of(EdgeCodec<?, ?, E> codec, E edge, Map<End, VersionStamp> versions) {
            return new Filled<>(edge, codec.ends(edge), codec.write(edge), versions);
        }

        /** The edge as it is read after it was stored. */
        E canonical(EdgeCodec<?, ?, E> codec) {
            return codec.read(ends, attributes);
        }

        /** What the edge's image remembers of where its copies are from. */
        Map<String, AttributeValue> marks() {
            Map<String, AttributeValue> marks = new HashMap<>();
            versions.forEach((end, version) ->
                    marks.put(Reserved.copied(end), AttributeValue.fromN(Long.toString(version.count()))));
            return marks;
        }

        /** What must still hold of the origins when the edge is written. */
        List<Action> checks(EdgeCodec<?, ?, E> codec) {
            List<Action> checks = new ArrayList<>();
            versions.forEach((end, version) -> checks.add(Action.check(codec.entityKey(end, ends.at(end)))
                    .when(Condition.equal(Reserved.VERSION, version.attribute()))));
            return checks;
        }
    }
}
