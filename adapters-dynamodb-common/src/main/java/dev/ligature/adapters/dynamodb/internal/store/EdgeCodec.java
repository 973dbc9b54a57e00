package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Mapper;
import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.Values;
import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Transaction;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Edges of one relationship as a layout stores them: rows, or parts of entities' items. */
final class EdgeCodec<S, T, E> {

    private final Relationship<S, T, E> relationship;
    private final Layout layout;
    private final EdgePlacement placement;
    private final Mapper<E> mapper;
    private final Set<EntityType<?>> holders;

    /**
     * The codec of a relationship.
     *
     * @param holders the types whose items hold an open number of edges, of this relationship or another
     */
    EdgeCodec(Relationship<S, T, E> relationship, Layout layout, Mapper<E> mapper, Set<EntityType<?>> holders) {
        this.relationship = relationship;
        this.layout = layout;
        this.placement = layout.edges(relationship);
        this.mapper = mapper;
        this.holders = holders;
    }

    Relationship<S, T, E> relationship() {
        return relationship;
    }

    EdgePlacement placement() {
        return placement;
    }

    EntityType<?> type(End end) {
        return end == End.SOURCE ? relationship.source() : relationship.target();
    }

    ItemKey entityKey(End end, String id) {
        return layout.entity(type(end), id);
    }

    Ends ends(E edge) {
        return new Ends(
                given(relationship.sourceOf(edge), relationship.sourceAttribute()),
                given(relationship.targetOf(edge), relationship.targetAttribute()));
    }

    /** Code that is not checked for nulls may leave an end out. */
    private String given(@Nullable Id<?> id, String attribute) {
        if (id == null) {
            throw invalid("attribute '" + attribute + "' is null; what may be absent is an option");
        }
        return id.value();
    }

    /** Whether the entity at this end may have one edge. */
    boolean isOne(End end) {
        return end == End.SOURCE
                ? relationship.cardinality().oneTarget()
                : relationship.cardinality().oneSource();
    }

    /** Whether the entity at this end has to name its holder, because its own item holds no edge that would. */
    boolean keepsHolder(End end) {
        return isOne(end) && placement.embeddedAt(end).isEmpty();
    }

    /** The names under which edge attributes are stored. */
    Set<String> attributes() {
        return mapper.attributes();
    }

    /** The attributes of an edge that may be stored, without the framework's. */
    Map<String, AttributeValue> write(E edge) {
        Ends ends = ends(edge);
        if (relationship.isIrreflexive() && ends.source().equals(ends.target())) {
            throw invalid("it leads from an entity to itself, and the relationship is irreflexive");
        }
        // First the attributes: what is wrong with one that is the order key, too, is told by its name.
        Map<String, AttributeValue> image = mapper.write(edge).getOrElseThrow(reason -> invalid(reason));
        String orderKey = orderKey(edge);
        for (Home home : placement.homes()) {
            if (home instanceof Home.Row row) {
                fits(row, ends, orderKey, image);
            } else {
                fits((Home.Embedded) home, ends, image);
            }
        }
        return image;
    }

    private void fits(Home.Embedded home, Ends ends, Map<String, AttributeValue> image) {
        long bytes = embeddedBytes(home, ends, image);
        if (bytes > Reserve.MAX_EDGE) {
            throw tooLarge(ends, bytes, Reserve.MAX_EDGE);
        }
    }

    private void fits(Home.Row row, Ends ends, String orderKey, Map<String, AttributeValue> image) {
        ItemKey key = row.keyOf().apply(ends);
        Map<String, String> indexKeys = row.indexKeys(ends, orderKey);
        long bytes = Values.bytes(image) + key.bytes();
        for (Map.Entry<String, String> indexKey : indexKeys.entrySet()) {
            bytes += Utf8.length(indexKey.getKey()) + Utf8.length(indexKey.getValue());
            if (!Keys.fitsRange(indexKey.getValue())) {
                throw invalid("its order key and ids do not fit into " + Keys.MAX_RANGE_BYTES + " bytes");
            }
        }
        if (bytes > Reserve.MAX_ITEM) {
            throw tooLarge(ends, bytes, Reserve.MAX_ITEM);
        }
    }

    private StoreFailure tooLarge(Ends ends, long bytes, long limit) {
        return new StoreFailure(new StoreError.ItemTooLarge(
                relationship.name(), relationship.source().id(ends.source()), bytes, limit));
    }

    StoreFailure invalid(String reason) {
        return new StoreFailure(new StoreError.InvalidEdge(relationship.name(), reason));
    }

    String orderKey(E edge) {
        try {
            return relationship.orderKeyOf(edge);
        } catch (InvalidDatumException e) {
            throw invalid("it cannot be ordered: " + e.getMessage());
        }
    }

    RowWalk.Position position(E edge, End near) {
        return new RowWalk.Position(relationship.orderKeyOf(edge), ends(edge).at(near.other()));
    }

    /** The edge that an image of it holds. */
    E read(Ends ends, Map<String, AttributeValue> image) {
        return mapper.read(
                        image,
                        Map.of(
                                relationship.sourceAttribute(), ends.source(),
                                relationship.targetAttribute(), ends.target()))
                .getOrElseThrow(reason -> new StoreFailure(new StoreError.CorruptItem(
                        relationship.name(), ends.source() + " -> " + ends.target(), reason)));
    }

    /** The edge of a row that was found by a query; none if the item is not one of ours. */
    Option<StoredEdge<E>> row(Home home, Map<String, AttributeValue> item) {
        if (home instanceof Home.Row row) {
            return row.endsOf()
                    .apply(item)
                    .filter(ends -> item.containsKey(Reserved.WRITES))
                    .map(ends -> new StoredEdge<>(home, ends, item, read(ends, item), item));
        }
        return entityId(home.near(), item)
                .filter(id -> !item.containsKey(Reserved.TOMBSTONE))
                .flatMap(id -> Option.ofOptional(
                        embedded((Home.Embedded) home, id, item).stream().findFirst()));
    }

    private Option<String> entityId(End end, Map<String, AttributeValue> item) {
        return layout.classify(entityKey(end, "x").table(), item) instanceof Fact.EntityItem entity
                        && entity.type().equals(type(end))
                ? Option.of(entity.id())
                : Option.none();
    }

    /** The edges that any item holds as their truth, in no order. */
    List<StoredEdge<E>> found(Map<String, AttributeValue> item) {
        if (placement.truth() instanceof Home.Embedded embedded) {
            return item.containsKey(Reserved.VERSION)
                    ? entityId(embedded.near(), item)
                            .map(id -> embedded(embedded, id, item))
                            .getOrElse(List.of())
                    : List.of();
        }
        return row(placement.truth(), item).toJavaList();
    }

    /** The most edges of one source, where the source's item holds them and can count. */
    Option<Integer> countLimit() {
        return holdsManyAt(End.SOURCE) ? relationship.outDegreeLimit() : Option.none();
    }

    /** How many edges are part of an entity's item. */
    long embeddedCount(Home.Embedded home, Map<String, AttributeValue> item) {
        String attribute = Reserved.edges(relationship, home.near());
        return switch (home.form()) {
            case ONE -> item.containsKey(attribute) ? 1 : 0;
            case SET -> item.containsKey(attribute) ? item.get(attribute).ss().size() : 0;
            case MANY ->
                item.keySet().stream()
                        .filter(name -> name.startsWith(attribute + "/"))
                        .count();
        };
    }

    /** The edges that are part of an entity's item, in no order. */
    List<StoredEdge<E>> embedded(Home.Embedded home, String near, Map<String, AttributeValue> item) {
        List<StoredEdge<E>> edges = new ArrayList<>();
        String attribute = Reserved.edges(relationship, home.near());
        switch (home.form()) {
            case ONE -> one(home, near, item).forEach(edges::add);
            case SET -> {
                AttributeValue set = item.get(attribute);
                if (set != null && set.hasSs()) {
                    set.ss().forEach(far -> edges.add(embeddedEdge(home, near, far, Map.of(), item)));
                }
            }
            case MANY ->
                item.forEach((name, value) -> {
                    if (name.startsWith(attribute + "/") && value.hasM()) {
                        edges.add(embeddedEdge(home, near, name.substring(attribute.length() + 1), value.m(), item));
                    }
                });
        }
        return edges;
    }

    /** The edge to this far entity that is part of an entity's item. */
    Option<StoredEdge<E>> embedded(Home.Embedded home, Ends ends, Map<String, AttributeValue> item) {
        String near = ends.at(home.near());
        String far = ends.at(home.near().other());
        return switch (home.form()) {
            case ONE -> one(home, near, item).filter(edge -> edge.ends().equals(ends));
            case SET -> {
                AttributeValue set = item.get(Reserved.edges(relationship, home.near()));
                yield set != null && set.hasSs() && set.ss().contains(far)
                        ? Option.of(embeddedEdge(home, near, far, Map.of(), item))
                        : Option.none();
            }
            case MANY ->
                Option.of(item.get(Reserved.edge(relationship, home.near(), far)))
                        .filter(AttributeValue::hasM)
                        .map(value -> embeddedEdge(home, near, far, value.m(), item));
        };
    }

    private Option<StoredEdge<E>> one(Home.Embedded home, String near, Map<String, AttributeValue> item) {
        return Option.of(item.get(Reserved.edges(relationship, home.near())))
                .filter(AttributeValue::hasM)
                .flatMap(value -> Option.of(value.m().get(Reserved.FAR))
                        .map(far -> embeddedEdge(home, near, far.s(), value.m(), item)));
    }

    private StoredEdge<E> embeddedEdge(
            Home.Embedded home,
            String near,
            String far,
            Map<String, AttributeValue> image,
            Map<String, AttributeValue> item) {
        Ends ends = Ends.of(home.near(), near, far);
        return new StoredEdge<>(home, ends, image, read(ends, image), item);
    }

    /** The key of the item in which a pair's edge is looked up. */
    ItemKey lookup(Home home, Ends ends) {
        return home instanceof Home.Row row ? row.keyOf().apply(ends) : entityKey(home.near(), ends.at(home.near()));
    }

    /** A pair's edge in the item that was looked up. */
    Option<StoredEdge<E>> lookedUp(Home home, Ends ends, Map<String, AttributeValue> item) {
        if (item.isEmpty()) {
            return Option.none();
        }
        if (home instanceof Home.Embedded embedded) {
            return item.containsKey(Reserved.TOMBSTONE) ? Option.none() : embedded(embedded, ends, item);
        }
        if (!item.containsKey(Reserved.WRITES)) {
            throw new StoreFailure(new StoreError.CorruptItem(
                    relationship.name(), ends.source() + " -> " + ends.target(), "it was not written by this library"));
        }
        return Option.of(new StoredEdge<>(home, ends, item, read(ends, item), item));
    }

    /** The image of a pair's edge in the item of one of its homes, readable or not; none if they are not linked. */
    Option<Map<String, AttributeValue>> find(Home home, Ends ends, Map<String, AttributeValue> item) {
        if (home instanceof Home.Embedded embedded) {
            return embedded(embedded, ends, item).map(StoredEdge::image);
        }
        return item.containsKey(Reserved.WRITES) ? Option.of(item) : Option.none();
    }

    /** The value of the attribute that holds an embedded edge. */
    AttributeValue embeddedValue(Home.Embedded home, Ends ends, Map<String, AttributeValue> image) {
        Map<String, AttributeValue> fields = new LinkedHashMap<>(image);
        if (home.form() == Home.Form.ONE) {
            fields.put(Reserved.FAR, AttributeValue.fromS(ends.at(home.near().other())));
        }
        return AttributeValue.fromM(fields);
    }

    /** The attribute of the near entity's item that holds an embedded edge. */
    String embeddedAttribute(Home.Embedded home, Ends ends) {
        return home.form() == Home.Form.MANY
                ? Reserved.edge(relationship, home.near(), ends.at(home.near().other()))
                : Reserved.edges(relationship, home.near());
    }

    /** The bytes by which an edge makes the near entity's item larger; of an image that is not known, the least. */
    long embeddedBytes(Home.Embedded home, Ends ends, Map<String, AttributeValue> image) {
        return switch (home.form()) {
            case SET -> Utf8.length(ends.at(home.near().other()));
            case ONE, MANY ->
                Utf8.length(embeddedAttribute(home, ends)) + Values.bytes(embeddedValue(home, ends, image));
        };
    }

    /** The image without what only its own kind of home adds. */
    Map<String, AttributeValue> portable(Map<String, AttributeValue> image) {
        Map<String, AttributeValue> portable = new HashMap<>();
        image.forEach((name, value) -> {
            boolean framework =
                    name.startsWith(Reserved.PREFIX) && !attributes().contains(name);
            boolean kept = name.equals(Reserved.WRITES)
                    || name.equals(Reserved.SOURCE_COPIED)
                    || name.equals(Reserved.TARGET_COPIED);
            if (attributes().contains(name)
                    || kept
                    || !framework && !layout.keyNames().contains(name)) {
                portable.put(name, value);
            }
        });
        return portable;
    }

    /** Whether the entity's item at this end holds an open number of edges. */
    boolean holdsManyAt(End end) {
        return placement.embeddedAt(end).exists(home -> home.form() != Home.Form.ONE);
    }

    /** Whether the bytes of what the entity's item at this end holds are counted. */
    boolean countsBytesAt(End end) {
        return holders.contains(type(end));
    }

    /**
     * The most edges that are written together where they share this end's item: each may write two more items, and those
     * of other ends may be large if entities of their type hold edges, of whatever relationship.
     */
    int mostTogether(End shared) {
        return countsBytesAt(shared.other()) ? Transaction.MAX_LARGE_ITEMS - 1 : (Transaction.MAX_ACTIONS - 1) / 2;
    }
}
