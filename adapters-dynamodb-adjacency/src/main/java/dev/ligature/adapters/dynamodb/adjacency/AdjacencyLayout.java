package dev.ligature.adapters.dynamodb.adjacency;

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
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where facts lie in the adjacency-list layout and in its mirrored variant. */
final class AdjacencyLayout implements Layout {

    private static final String TABLE = "ligature";
    private static final String PK = "pk";
    private static final String SK = "sk";
    /** The edges of a target, in order. */
    private static final IndexSpec INVERTED = new IndexSpec("gsi1", "gsi1pk", "gsi1sk");
    /** The edges of a source in the order of an order key. */
    private static final IndexSpec ORDERED = new IndexSpec("gsi2", "gsi2pk", "gsi2sk");

    private final Variant variant;
    private final AdjacencyKeys keys;
    private final TableSpec table;
    /** The relationships whose edges lie right behind their source, by its type. */
    private final Map<EntityType<?>, Relationship<?, ?, ?>> first = new LinkedHashMap<>();

    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();
    private final Map<Index, IndexItems> indexes = new HashMap<>();

    /** What items are, by the kind of their partition key. */
    private final Map<String, EntityType<?>> typesByKind = new HashMap<>();

    private final Map<String, Index> indexesByKind = new HashMap<>();

    /** What rows are at home in, by the kinds of both of their keys. */
    private final Map<String, Place> placesByKind = new HashMap<>();

    private record Index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {}

    private record Place(Relationship<?, ?, ?> relationship, Home.Row home) {}

    AdjacencyLayout(DomainModel model, Keys keys, String prefix, Variant variant) {
        this.variant = variant;
        this.keys = new AdjacencyKeys(keys);
        this.table = new TableSpec(prefix + TABLE, PK, Option.of(SK), indexes(model, variant));
        model.relationships()
                .filter(relationship -> !relationship.isOrdered())
                .forEach(relationship -> first.putIfAbsent(relationship.source(), relationship));
        for (EntityType<?> type : model.entities()) {
            typesByKind.put(this.keys.collections(type), type);
            for (IndexedAttribute<?, ?> attribute : type.indexes()) {
                Index index = new Index(type, attribute);
                indexes.put(index, items(index));
                indexesByKind.put(this.keys.values(type, attribute), index);
            }
        }
        for (Relationship<?, ?, ?> relationship : model.relationships()) {
            placements.put(relationship, placement(relationship));
        }
    }

    private static Vector<IndexSpec> indexes(DomainModel model, Variant variant) {
        boolean ordered = model.relationships().exists(Relationship::isOrdered);
        return switch (variant) {
            case INVERTED -> ordered ? Vector.of(INVERTED, ORDERED) : Vector.of(INVERTED);
            case MIRRORED -> ordered ? Vector.of(INVERTED, ORDERED) : Vector.empty();
        };
    }

    @Override
    public String name() {
        return variant.layoutName();
    }

    @Override
    public Vector<TableSpec> tables() {
        return Vector.of(table);
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(PK, SK, INVERTED.hash(), INVERTED.range(), ORDERED.hash(), ORDERED.range());
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return table.key(keys.collections(type) + id, AdjacencyKeys.ENTITY);
    }

    @Override
    public EdgePlacement edges(Relationship<?, ?, ?> relationship) {
        return Objects.requireNonNull(placements.get(relationship));
    }

    private EdgePlacement placement(Relationship<?, ?, ?> relationship) {
        if (relationship.isOrdered()) {
            return ordered(relationship);
        }
        return switch (variant) {
            case INVERTED -> inverted(relationship);
            case MIRRORED -> mirrored(relationship);
        };
    }

    private EdgePlacement inverted(Relationship<?, ?, ?> relationship) {
        Home.Row row =
                row(relationship, End.SOURCE, (ends, orderKey) -> indexed(relationship, End.TARGET, ends, orderKey));
        return new EdgePlacement(Vector.of(row), inTable(relationship, row), inIndex(relationship, End.TARGET, row));
    }

    private EdgePlacement mirrored(Relationship<?, ?, ?> relationship) {
        Home.Row atSource = row(relationship, End.SOURCE, (ends, orderKey) -> Map.of());
        Home.Row atTarget = row(relationship, End.TARGET, (ends, orderKey) -> Map.of());
        return new EdgePlacement(
                Vector.of(atSource, atTarget), inTable(relationship, atSource), inTable(relationship, atTarget));
    }

    /** The key of an edge tells its pair and not its order, so both directions are read from an index. */
    private EdgePlacement ordered(Relationship<?, ?, ?> relationship) {
        Home.Row row = row(relationship, End.SOURCE, (ends, orderKey) -> {
            Map<String, String> both = new LinkedHashMap<>(indexed(relationship, End.TARGET, ends, orderKey));
            both.putAll(indexed(relationship, End.SOURCE, ends, orderKey));
            return both;
        });
        return new EdgePlacement(
                Vector.of(row), inIndex(relationship, End.SOURCE, row), inIndex(relationship, End.TARGET, row));
    }

    private boolean isFirst(Relationship<?, ?, ?> relationship) {
        return first.containsValue(relationship);
    }

    /** What the sort keys of an entity's edges begin with in its collection. */
    private String rangePrefix(Relationship<?, ?, ?> relationship, End near) {
        if (near == End.TARGET) {
            return AdjacencyKeys.incoming(relationship);
        }
        return isFirst(relationship) ? AdjacencyKeys.firstOutgoing(relationship) : AdjacencyKeys.outgoing(relationship);
    }

    private String collections(Relationship<?, ?, ?> relationship, End near) {
        return keys.collections(near == End.SOURCE ? relationship.source() : relationship.target());
    }

    private Home.Row row(
            Relationship<?, ?, ?> relationship, End near, BiFunction<Ends, String, Map<String, String>> indexKeys) {
        String hash = collections(relationship, near);
        String range = rangePrefix(relationship, near);
        Home.Row row = new Home.Row(
                near,
                table,
                ends -> table.key(hash + ends.at(near), range + ends.at(near.other())),
                indexKeys,
                item -> Keys.idAfter(hash, Keys.text(item, PK))
                        .flatMap(nearId ->
                                Keys.idAfter(range, Keys.text(item, SK)).map(farId -> Ends.of(near, nearId, farId))));
        placesByKind.put(hash + range, new Place(relationship, row));
        return row;
    }

    private static IndexSpec index(End near) {
        return near == End.SOURCE ? ORDERED : INVERTED;
    }

    /** The attributes that list an edge at one of its ends. */
    private Map<String, String> indexed(Relationship<?, ?, ?> relationship, End near, Ends ends, String orderKey) {
        IndexSpec index = index(near);
        return Map.of(
                index.hash(), collections(relationship, near) + ends.at(near),
                index.range(), rangePrefix(relationship, near) + orderKey + ends.at(near.other()));
    }

    private Reading.Rows inIndex(Relationship<?, ?, ?> relationship, End near, Home.Row row) {
        String hash = collections(relationship, near);
        return new Reading.Rows(
                row,
                nearId -> new RowQuery(
                        table,
                        Option.of(index(near)),
                        Vector.of(hash + nearId),
                        rangePrefix(relationship, near),
                        (partition, orderKey, farId) -> {
                            Ends ends = Ends.of(near, nearId, farId);
                            Map<String, String> start = startKey(row.keyOf().apply(ends));
                            start.putAll(indexed(relationship, near, ends, orderKey));
                            return start;
                        }),
                Option.none());
    }

    private Reading.Rows inTable(Relationship<?, ?, ?> relationship, Home.Row row) {
        End near = row.near();
        String hash = collections(relationship, near);
        String range = rangePrefix(relationship, near);
        return new Reading.Rows(
                row,
                nearId -> new RowQuery(
                        table,
                        Option.none(),
                        Vector.of(hash + nearId),
                        range,
                        (partition, orderKey, farId) -> startKey(row.keyOf().apply(Ends.of(near, nearId, farId)))),
                near == End.SOURCE && isFirst(relationship)
                        ? Option.of(new Reading.SortRange(AdjacencyKeys.ENTITY, AdjacencyKeys.endOf(range)))
                        : Option.none());
    }

    private static Map<String, String> startKey(ItemKey key) {
        Map<String, String> start = new LinkedHashMap<>();
        start.put(PK, key.hash());
        start.put(SK, key.range().get());
        return start;
    }

    @Override
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return Objects.requireNonNull(indexes.get(new Index(type, attribute)));
    }

    private IndexItems items(Index index) {
        String prefix = keys.values(index.type(), index.attribute());
        return new IndexItems(
                (value, id) -> table.key(prefix + value, id),
                (value, id) -> Map.of(),
                value -> new RowQuery(
                        table,
                        Option.none(),
                        Vector.of(prefix + value),
                        "",
                        (partition, orderKey, id) -> Map.of(PK, partition, SK, id)),
                item -> Keys.after(prefix, Keys.text(item, PK))
                        .flatMap(value ->
                                Keys.idAfter("", Keys.text(item, SK)).map(id -> new IndexItems.Entry(value, id))));
    }

    @Override
    public Vector<StoredSettings> storedSettings() {
        Setting layout = new Setting(
                "variant",
                "the layout",
                name(),
                kept -> Variant.ofLayout(kept)
                        .map(Variant::remedy)
                        .getOrElse("open it with the version that wrote it"));
        Vector<Setting> orders = Vector.ofAll(placements.keySet())
                .map(relationship -> new Setting(
                        "order." + relationship.name(),
                        "the order of '" + relationship.name() + "'",
                        relationship.isOrdered() ? "an order key's" : "the far id's",
                        kept -> "declare it as it was, or copy the facts into another namespace"));
        Vector<Setting> behindEntities = Vector.ofAll(first.entrySet())
                .map(entry -> new Setting(
                        "first." + entry.getKey().name(),
                        "the first relationship without an order key that goes out from '"
                                + entry.getKey().name() + "'",
                        entry.getValue().name(),
                        kept -> "declare '" + kept + "' before the others in the model"));
        return Vector.of(new StoredSettings(
                keys.namespace(),
                settingsKey(),
                Vector.of(layout).appendAll(orders).appendAll(behindEntities)));
    }

    private ItemKey settingsKey() {
        return table.key(keys.settings(), AdjacencyKeys.ENTITY);
    }

    @Override
    public Fact classify(TableSpec owner, Map<String, AttributeValue> item) {
        String hash = Keys.text(item, PK);
        if (keys.isElsewhere(hash)) {
            return new Fact.Elsewhere();
        }
        if (ItemKey.of(table, item).equals(settingsKey())) {
            return new Fact.SettingsItem();
        }
        return keys.partition(hash)
                .flatMap(partition -> fact(partition, Keys.text(item, SK)))
                .getOrElse(Fact.Foreign::new);
    }

    private Option<Fact> fact(AdjacencyKeys.Split partition, String range) {
        Index index = indexesByKind.get(partition.kind());
        if (index != null) {
            return Keys.isId(range)
                    ? Option.of(new Fact.IndexItem(
                            index.type(), index.attribute(), new IndexItems.Entry(partition.rest(), range)))
                    : Option.none();
        }
        EntityType<?> type = typesByKind.get(partition.kind());
        if (type == null || !Keys.isId(partition.rest())) {
            return Option.none();
        }
        return range.equals(AdjacencyKeys.ENTITY)
                ? Option.of(new Fact.EntityItem(type, partition.rest()))
                : AdjacencyKeys.split(range)
                        .filter(split -> Keys.isId(split.rest()))
                        .flatMap(split -> Option.of(placesByKind.get(partition.kind() + split.kind()))
                                .map(place -> new Fact.EdgeItem(
                                        place.relationship(),
                                        place.home(),
                                        Ends.of(place.home().near(), partition.rest(), split.rest()))));
    }
}
