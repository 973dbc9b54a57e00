package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings.Setting;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.domain.Cardinality;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where facts lie in the graph layout. */
final class GraphLayout implements Layout {

    private static final String NODE = "Node";
    private static final String TYPE_TARGET = "TypeTarget";
    private static final String TYPE = "Type";
    private static final String DATA = "Data";
    private static final String TARGET = "Target";
    /** Sort keys of the indexes: the order key, if there is one, then the id that is listed. */
    private static final String DATA_ORDER = "~d";

    private static final String TARGET_ORDER = "~i";

    private static final IndexSpec BY_DATA = new IndexSpec("data", DATA, DATA_ORDER);
    private static final IndexSpec BY_TARGET = new IndexSpec("target", TARGET, TARGET_ORDER);

    private final GraphKeys keys;
    private final Shards shards;
    private final TableSpec table;
    private final Map<String, EntityType<?>> types = new LinkedHashMap<>();
    private final Map<EntityType<?>, Relationship<?, ?, ?>> first = new LinkedHashMap<>();
    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();

    GraphLayout(DomainModel model, Keys keys, String prefix, Shards shards) {
        this.keys = new GraphKeys(keys);
        this.shards = shards;
        // The same for every model, so that a growing one needs no other table.
        this.table = new TableSpec(prefix + "graph", NODE, Option.of(TYPE_TARGET), Vector.of(BY_DATA, BY_TARGET));
        model.entities().forEach(type -> types.put(type.name(), type));
        model.relationships()
                .reject(Relationship::isOrdered)
                .forEach(relationship -> first.putIfAbsent(relationship.source(), relationship));
        model.relationships().forEach(relationship -> placements.put(relationship, placement(relationship)));
    }

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public Vector<TableSpec> tables() {
        return Vector.of(table);
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(NODE, TYPE_TARGET, TYPE, DATA, TARGET);
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return table.key(keys.nodes(type) + id, GraphKeys.self(type));
    }

    @Override
    public Map<String, String> entityAttributes(EntityType<?> type) {
        return Map.of(TYPE, type.name());
    }

    @Override
    public EdgePlacement edges(Relationship<?, ?, ?> relationship) {
        return Objects.requireNonNull(placements.get(relationship));
    }

    private EdgePlacement placement(Relationship<?, ?, ?> relationship) {
        Home.Row row = new Home.Row(
                End.SOURCE,
                table,
                ends -> edge(relationship, ends),
                (ends, orderKey) -> edgeAttributes(relationship, ends, orderKey),
                item -> ends(relationship, item));
        return new EdgePlacement(
                Vector.of(row),
                relationship.isOrdered() ? outgoingInOrder(relationship, row) : outgoing(relationship, row),
                incoming(relationship, row));
    }

    private ItemKey edge(Relationship<?, ?, ?> relationship, Ends ends) {
        return table.key(keys.nodes(relationship.source()) + ends.source(), edgesOf(relationship) + ends.target());
    }

    private String edgesOf(Relationship<?, ?, ?> relationship) {
        return first.containsValue(relationship) ? GraphKeys.firstEdges(relationship) : GraphKeys.edges(relationship);
    }

    private Map<String, String> edgeAttributes(Relationship<?, ?, ?> relationship, Ends ends, String orderKey) {
        String shard = shardsOf(relationship).labelOf(ends.source());
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put(TYPE, relationship.name());
        if (relationship.isOrdered()) {
            attributes.put(DATA, keys.inOrder(relationship, ends.source()));
            attributes.put(DATA_ORDER, orderKey + ends.target());
        }
        attributes.put(TARGET, keys.toTarget(relationship, shard, ends.target()));
        attributes.put(TARGET_ORDER, orderKey + ends.source());
        return attributes;
    }

    /** A target that has one source at the most is no hub. */
    private Shards shardsOf(Relationship<?, ?, ?> relationship) {
        return relationship.cardinality() == Cardinality.MANY_TO_MANY ? shards : Shards.ONE;
    }

    private Option<Ends> ends(Relationship<?, ?, ?> relationship, Map<String, AttributeValue> item) {
        return Keys.idAfter(keys.nodes(relationship.source()), Keys.text(item, NODE))
                .flatMap(source -> Keys.idAfter(edgesOf(relationship), Keys.text(item, TYPE_TARGET))
                        .map(target -> new Ends(source, target)));
    }

    private Reading outgoing(Relationship<?, ?, ?> relationship, Home.Row row) {
        String prefix = edgesOf(relationship);
        boolean behindNode = first.containsValue(relationship);
        return new Reading.Rows(
                row,
                source -> new RowQuery(
                        table,
                        Option.none(),
                        Vector.of(keys.nodes(relationship.source()) + source),
                        prefix,
                        (partition, orderKey, target) -> texts(edge(relationship, new Ends(source, target)))),
                Option.when(
                        behindNode,
                        new Reading.SortRange(GraphKeys.self(relationship.source()), GraphKeys.endOf(prefix))));
    }

    private Reading outgoingInOrder(Relationship<?, ?, ?> relationship, Home.Row row) {
        return new Reading.Rows(
                row,
                source -> new RowQuery(
                        table,
                        Option.of(BY_DATA),
                        Vector.of(keys.inOrder(relationship, source)),
                        "",
                        (partition, orderKey, target) -> position(
                                edge(relationship, new Ends(source, target)), BY_DATA, partition, orderKey + target)),
                Option.none());
    }

    private Reading incoming(Relationship<?, ?, ?> relationship, Home.Row row) {
        return new Reading.Rows(
                row,
                target -> new RowQuery(
                        table,
                        Option.of(BY_TARGET),
                        shardsOf(relationship).labels().map(shard -> keys.toTarget(relationship, shard, target)),
                        "",
                        (partition, orderKey, source) -> position(
                                edge(relationship, new Ends(source, target)), BY_TARGET, partition, orderKey + source)),
                Option.none());
    }

    /** A position in an index, whether or not something is there: in all shards the walk goes on behind the same one. */
    private static Map<String, String> position(ItemKey key, IndexSpec index, String partition, String order) {
        Map<String, String> position = texts(key);
        position.put(index.hash(), partition);
        position.put(index.range(), order);
        return position;
    }

    private static Map<String, String> texts(ItemKey key) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(NODE, key.hash());
        key.range().forEach(range -> texts.put(TYPE_TARGET, range));
        return texts;
    }

    @Override
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return new IndexItems(
                (value, id) -> value(type, attribute, value, id),
                (value, id) -> Map.of(
                        TYPE, attribute.name(),
                        DATA, keys.havingValue(type, attribute, shards.labelOf(id), value),
                        DATA_ORDER, id),
                value -> new RowQuery(
                        table,
                        Option.of(BY_DATA),
                        shards.labels().map(shard -> keys.havingValue(type, attribute, shard, value)),
                        "",
                        (partition, orderKey, id) ->
                                position(value(type, attribute, value, id), BY_DATA, partition, id)),
                item -> Keys.idAfter(keys.nodes(type), Keys.text(item, NODE))
                        .flatMap(id -> Keys.after(GraphKeys.values(attribute), Keys.text(item, TYPE_TARGET))
                                .map(value -> new IndexItems.Entry(value, id))));
    }

    private ItemKey value(EntityType<?> type, IndexedAttribute<?, ?> attribute, String value, String id) {
        return table.key(keys.nodes(type) + id, GraphKeys.values(attribute) + value);
    }

    @Override
    public Vector<StoredSettings> storedSettings() {
        Setting spread = new Setting(
                "shards",
                "the number of shards",
                Integer.toString(shards.count()),
                kept -> "build it with .shards(" + kept
                        + "), or copy the facts into another namespace or under another table prefix");
        Vector<Setting> orders = Vector.ofAll(placements.keySet())
                .map(relationship -> new Setting(
                        "order." + relationship.name(),
                        "the order of '" + relationship.name() + "'",
                        relationship.isOrdered() ? "an order key" : "the far id",
                        kept -> "declare it as it was, or copy the facts into another namespace"));
        Vector<Setting> behindNodes = Vector.ofAll(first.entrySet())
                .map(entry -> new Setting(
                        "first." + entry.getKey().name(),
                        "the first relationship without an order key that goes out from '"
                                + entry.getKey().name() + "'",
                        entry.getValue().name(),
                        kept -> "declare '" + kept + "' before the others in the model"));
        return Vector.of(new StoredSettings(
                keys.namespace(),
                table.key(keys.settingsNode(), GraphKeys.settings()),
                orders.appendAll(behindNodes).prepend(spread)));
    }

    @Override
    public Fact classify(TableSpec inTable, Map<String, AttributeValue> item) {
        String partition = Keys.text(item, NODE);
        if (keys.isElsewhere(partition)) {
            return new Fact.Elsewhere();
        }
        String typeTarget = Keys.text(item, TYPE_TARGET);
        if (partition.equals(keys.settingsNode()) && typeTarget.equals(GraphKeys.settings())) {
            return new Fact.SettingsItem();
        }
        return keys.node(partition)
                .flatMap(node -> Option.of(types.get(node.type())).map(type -> of(type, node.id(), item)))
                .getOrElse(Fact.Foreign::new);
    }

    private Fact of(EntityType<?> type, String id, Map<String, AttributeValue> item) {
        if (Keys.text(item, TYPE_TARGET).equals(GraphKeys.self(type))) {
            return new Fact.EntityItem(type, id);
        }
        for (IndexedAttribute<?, ?> attribute : type.indexes()) {
            Option<IndexItems.Entry> entry = index(type, attribute).valueOf().apply(item);
            if (entry.isDefined()) {
                return new Fact.IndexItem(type, attribute, entry.get());
            }
        }
        for (Map.Entry<Relationship<?, ?, ?>, EdgePlacement> placed : placements.entrySet()) {
            Home.Row row = (Home.Row) placed.getValue().truth();
            Option<Ends> ends = row.endsOf().apply(item);
            if (ends.isDefined()) {
                return new Fact.EdgeItem(placed.getKey(), row, ends.get());
            }
        }
        return new Fact.Foreign();
    }
}
