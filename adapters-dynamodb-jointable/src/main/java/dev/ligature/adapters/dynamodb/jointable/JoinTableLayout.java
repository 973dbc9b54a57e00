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
import dev.ligature.adapters.dynamodb.internal.layout.TypeTables;
import dev.ligature.adapters.dynamodb.internal.layout.ValueTable;
import dev.ligature.domain.Cardinality;
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
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where facts lie in the join-table layout. */
final class JoinTableLayout implements Layout {

    private static final String ID = "id";
    private static final String SOURCE = "source";
    private static final String TARGET = "target";
    /** Sort keys of indexes in the order of an order key: it, then the far id. */
    private static final String OUTGOING_ORDER = "~oo";

    private static final String INCOMING_ORDER = "~oi";

    private final Keys keys;
    private final TypeTables types;
    private final Map<Relationship<?, ?, ?>, TableSpec> edgeTables = new LinkedHashMap<>();
    private final Map<String, Relationship<?, ?, ?>> edgesByTable = new HashMap<>();
    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();

    JoinTableLayout(DomainModel model, Keys keys, String prefix) {
        this.keys = keys;
        this.types = TypeTables.of(
                model, keys, prefix, (type, name) -> new TableSpec(name, ID, Option.none(), foreignKeys(model, type)));
        for (Relationship<?, ?, ?> relationship : model.relationships()) {
            if (relationship.cardinality() == Cardinality.MANY_TO_MANY) {
                TableSpec table = edgeTable(prefix, relationship);
                edgeTables.put(relationship, table);
                edgesByTable.put(table.name(), relationship);
            }
            placements.put(relationship, placement(relationship));
        }
    }

    private static Vector<IndexSpec> foreignKeys(DomainModel model, EntityType<?> type) {
        return model.relationships()
                .filter(r ->
                        r.cardinality() == Cardinality.ONE_TO_MANY && r.target().equals(type))
                .map(JoinTableLayout::foreignKeyIndex)
                .toVector();
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
        return new TableSpec(TableSpec.name(prefix, relationship.name()), SOURCE, Option.of(TARGET), indexes);
    }

    @Override
    public String name() {
        return "jointable";
    }

    @Override
    public Vector<TableSpec> tables() {
        return types.specs().appendAll(edgeTables.values());
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(ID, SOURCE, TARGET, ValueTable.VALUE);
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return types.of(type).key(keys.prefix() + id);
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
        TableSpec table = types.of(relationship.target());
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
        return types.index(type, attribute);
    }

    @Override
    public Fact classify(TableSpec table, Map<String, AttributeValue> item) {
        return types.classify(
                        table,
                        item,
                        type -> idIn(item, ID)
                                .<Fact>map(id -> new Fact.EntityItem(type, id))
                                .getOrElse(Fact.Foreign::new))
                .getOrElse(() -> edge(table, item));
    }

    private Fact edge(TableSpec table, Map<String, AttributeValue> item) {
        if (keys.isElsewhere(Keys.text(item, table.hash()))) {
            return new Fact.Elsewhere();
        }
        Relationship<?, ?, ?> relationship = Objects.requireNonNull(edgesByTable.get(table.name()));
        Home.Row row = (Home.Row) edges(relationship).truth();
        return row.endsOf()
                .apply(item)
                .<Fact>map(ends -> new Fact.EdgeItem(relationship, row, ends))
                .getOrElse(Fact.Foreign::new);
    }

    private Option<String> idIn(Map<String, AttributeValue> item, String attribute) {
        return Keys.idAfter(keys.prefix(), Keys.text(item, attribute));
    }
}
