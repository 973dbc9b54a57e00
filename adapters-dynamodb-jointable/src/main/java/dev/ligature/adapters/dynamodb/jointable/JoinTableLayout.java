package dev.ligature.adapters.dynamodb.jointable;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
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

/** Where facts lie in the join-table layout. */
final class JoinTableLayout implements Layout {

    private static final String ID = "id";
    private static final String SOURCE = "source";
    private static final String TARGET = "target";
    /** Sort keys of indexes in the order of an order key: it, then the far id. */
    private static final String OUTGOING_ORDER = "~oo";

    private static final String INCOMING_ORDER = "~oi";
    private static final String VALUE = "value";

    private final Keys keys;
    private final Map<EntityType<?>, TableSpec> entityTables = new LinkedHashMap<>();
    private final Map<EntityType<?>, TableSpec> valueTables = new LinkedHashMap<>();
    private final Map<Relationship<?, ?, ?>, TableSpec> edgeTables = new LinkedHashMap<>();
    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();
    private final Map<String, Object> owners = new LinkedHashMap<>();

    JoinTableLayout(DomainModel model, Keys keys, String prefix) {
        this.keys = keys;
        for (EntityType<?> type : model.entities()) {
            Vector<IndexSpec> foreignKeys = model.relationships()
                    .filter(r -> r.cardinality() == Cardinality.ONE_TO_MANY
                            && r.target().equals(type))
                    .map(JoinTableLayout::foreignKeyIndex)
                    .toVector();
            add(entityTables, type, new TableSpec(tableName(prefix, type.name()), ID, Option.none(), foreignKeys));
            if (!type.indexes().isEmpty()) {
                add(
                        valueTables,
                        type,
                        new TableSpec(
                                tableName(prefix, type.name() + ".values"), VALUE, Option.of(ID), Vector.empty()));
            }
        }
        for (Relationship<?, ?, ?> relationship : model.relationships()) {
            if (relationship.cardinality() == Cardinality.MANY_TO_MANY) {
                add(edgeTables, relationship, edgeTable(prefix, relationship));
            }
            placements.put(relationship, placement(relationship));
        }
    }

    private <K> void add(Map<K, TableSpec> tables, K owner, TableSpec table) {
        tables.put(owner, table);
        owners.put(table.name(), owner);
    }

    /** A name of less than three characters is none to DynamoDB. */
    private static String tableName(String prefix, String name) {
        String full = prefix + name;
        return full.length() < 3 ? full + "-table" : full;
    }

    private static IndexSpec foreignKeyIndex(Relationship<?, ?, ?> relationship) {
        return new IndexSpec(
                relationship.name(),
                Reserved.indexKey(relationship, "s."),
                relationship.isOrdered() ? Reserved.indexKey(relationship, "o.") : ID);
    }

    private static TableSpec edgeTable(String prefix, Relationship<?, ?, ?> relationship) {
        Vector<IndexSpec> indexes = relationship.isOrdered()
                ? Vector.of(
                        new IndexSpec("reverse", TARGET, INCOMING_ORDER),
                        new IndexSpec("ordered", SOURCE, OUTGOING_ORDER))
                : Vector.of(new IndexSpec("reverse", TARGET, SOURCE));
        return new TableSpec(tableName(prefix, relationship.name()), SOURCE, Option.of(TARGET), indexes);
    }

    @Override
    public String name() {
        return "jointable";
    }

    @Override
    public Vector<TableSpec> tables() {
        return Vector.ofAll(entityTables.values())
                .appendAll(valueTables.values())
                .appendAll(edgeTables.values());
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(ID, SOURCE, TARGET, VALUE);
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return Objects.requireNonNull(entityTables.get(type)).key(keys.prefix() + id);
    }

    @Override
    public EdgePlacement edges(Relationship<?, ?, ?> relationship) {
        return Objects.requireNonNull(placements.get(relationship));
    }

    private EdgePlacement placement(Relationship<?, ?, ?> relationship) {
        return switch (relationship.cardinality()) {
            case MANY_TO_MANY -> inTableOfItsOwn(relationship);
            case ONE_TO_MANY -> asForeignKey(relationship);
            case ONE_TO_ONE -> onBothSides();
        };
    }

    private EdgePlacement inTableOfItsOwn(Relationship<?, ?, ?> relationship) {
        TableSpec table = Objects.requireNonNull(edgeTables.get(relationship));
        String ns = keys.prefix();
        Home.Row row = new Home.Row(
                End.SOURCE,
                table,
                ends -> table.key(ns + ends.source(), ns + ends.target()),
                (ends, orderKey) -> relationship.isOrdered()
                        ? Map.of(OUTGOING_ORDER, orderKey + ends.target(), INCOMING_ORDER, orderKey + ends.source())
                        : Map.of(),
                item -> idIn(item, SOURCE)
                        .flatMap(source -> idIn(item, TARGET).map(target -> new Ends(source, target))));
        IndexSpec reverse = table.indexes().head();
        Option<IndexSpec> ordered = table.indexes().tail().headOption();
        return new EdgePlacement(
                Vector.of(row),
                new Reading.Rows(
                        row,
                        source -> new RowQuery(
                                table,
                                ordered,
                                Vector.of(ns + source),
                                ordered.isDefined() ? "" : ns,
                                (partition, orderKey, far) ->
                                        startKey(ordered, OUTGOING_ORDER, orderKey + far, partition, ns + far)),
                        Option.none()),
                new Reading.Rows(
                        row,
                        target -> new RowQuery(
                                table,
                                Option.of(reverse),
                                Vector.of(ns + target),
                                ordered.isDefined() ? "" : ns,
                                (partition, orderKey, far) ->
                                        startKey(ordered, INCOMING_ORDER, orderKey + far, ns + far, partition)),
                        Option.none()));
    }

    private static Map<String, String> startKey(
            Option<IndexSpec> ordered, String orderAttribute, String order, String source, String target) {
        Map<String, String> key = new LinkedHashMap<>();
        key.put(SOURCE, source);
        key.put(TARGET, target);
        ordered.forEach(index -> key.put(orderAttribute, order));
        return key;
    }

    private EdgePlacement asForeignKey(Relationship<?, ?, ?> relationship) {
        TableSpec table = Objects.requireNonNull(entityTables.get(relationship.target()));
        IndexSpec index = foreignKeyIndex(relationship);
        String ns = keys.prefix();
        Home.Embedded home = new Home.Embedded(End.TARGET, Home.Form.ONE, (ends, orderKey) -> {
            Map<String, String> indexKeys = new LinkedHashMap<>();
            indexKeys.put(index.hash(), ns + ends.source());
            if (relationship.isOrdered()) {
                indexKeys.put(index.range(), orderKey + ends.target());
            }
            return indexKeys;
        });
        return new EdgePlacement(
                Vector.of(home),
                new Reading.Rows(
                        home,
                        source -> new RowQuery(
                                table, Option.of(index), Vector.of(ns + source), "", (partition, orderKey, far) -> {
                                    Map<String, String> key = new LinkedHashMap<>();
                                    key.put(index.hash(), partition);
                                    key.put(ID, ns + far);
                                    if (relationship.isOrdered()) {
                                        key.put(index.range(), orderKey + far);
                                    }
                                    return key;
                                }),
                        Option.none()),
                new Reading.Item(home));
    }

    /** An index alone can't keep a pair unique, so each side names the other, in one transaction. */
    private static EdgePlacement onBothSides() {
        Home.Embedded atSource = new Home.Embedded(End.SOURCE, Home.Form.ONE, (ends, orderKey) -> Map.of());
        Home.Embedded atTarget = new Home.Embedded(End.TARGET, Home.Form.ONE, (ends, orderKey) -> Map.of());
        return new EdgePlacement(Vector.of(atSource, atTarget), new Reading.Item(atSource), new Reading.Item(atTarget));
    }

    @Override
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        TableSpec table = Objects.requireNonNull(valueTables.get(type));
        String prefix = keys.prefix(attribute.name());
        String ns = keys.prefix();
        return new IndexItems(
                (value, id) -> table.key(prefix + value, ns + id),
                (value, id) -> Map.of(),
                value -> new RowQuery(
                        table,
                        Option.none(),
                        Vector.of(prefix + value),
                        ns,
                        (partition, orderKey, far) -> Map.of(VALUE, partition, ID, ns + far)),
                item -> Keys.after(prefix, text(item, VALUE))
                        .flatMap(value -> idIn(item, ID).map(id -> new IndexItems.Entry(value, id))));
    }

    @Override
    public Fact classify(TableSpec table, Map<String, AttributeValue> item) {
        String first = text(item, table.hash());
        if (keys.isElsewhere(first)) {
            return new Fact.Elsewhere();
        }
        Object owner = owners.get(table.name());
        if (owner instanceof Relationship<?, ?, ?> relationship) {
            Home.Row row = (Home.Row) edges(relationship).truth();
            return row.endsOf()
                    .apply(item)
                    .<Fact>map(ends -> new Fact.EdgeItem(relationship, row, ends))
                    .getOrElse(Fact.Foreign::new);
        }
        EntityType<?> type = (EntityType<?>) Objects.requireNonNull(owner);
        if (table.range().isEmpty()) {
            return idIn(item, ID).<Fact>map(id -> new Fact.EntityItem(type, id)).getOrElse(Fact.Foreign::new);
        }
        for (IndexedAttribute<?, ?> attribute : type.indexes()) {
            Option<IndexItems.Entry> entry = index(type, attribute).valueOf().apply(item);
            if (entry.isDefined()) {
                return new Fact.IndexItem(type, attribute, entry.get());
            }
        }
        return new Fact.Foreign();
    }

    private Option<String> idIn(Map<String, AttributeValue> item, String attribute) {
        return Keys.after(keys.prefix(), text(item, attribute));
    }

    private static String text(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null || value.s() == null ? "" : value.s();
    }
}
