package dev.ligature.adapters.dynamodb.duplication;

import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where facts lie in the duplication layout. */
final class DuplicationLayout implements Layout {

    private static final String ID = "id";
    /** Tells the items of one collection apart. */
    private static final String PART = "part";
    /** The part of an entity itself; no name of a relationship begins like this. */
    private static final String ENTITY = ".";

    private final Keys keys;
    private final TypeTables tables;
    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();

    DuplicationLayout(DomainModel model, Keys keys, String prefix) {
        this.keys = keys;
        this.tables = TypeTables.of(
                model, keys, prefix, (type, name) -> new TableSpec(name, ID, Option.of(PART), Vector.empty()));
        model.relationships().forEach(relationship -> placements.put(relationship, placement(relationship)));
    }

    @Override
    public String name() {
        return "duplication";
    }

    @Override
    public Vector<TableSpec> tables() {
        return tables.specs();
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(ID, PART, ValueTable.VALUE);
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return tables.of(type).key(keys.prefix() + id, ENTITY);
    }

    @Override
    public EdgePlacement edges(Relationship<?, ?, ?> relationship) {
        return Objects.requireNonNull(placements.get(relationship));
    }

    private EdgePlacement placement(Relationship<?, ?, ?> relationship) {
        Home.Embedded atSource = embedded(End.SOURCE, relationship.cardinality().oneTarget());
        Reading outgoing = new Reading.Item(atSource);
        if (relationship.cardinality() == Cardinality.MANY_TO_MANY) {
            Home.Row atTarget = row(relationship);
            return new EdgePlacement(Vector.of(atTarget, atSource), outgoing, rows(relationship, atTarget));
        }
        // What a target may have one of is part of its own item, where it can't be taken twice.
        Home.Embedded atTarget = embedded(End.TARGET, true);
        return new EdgePlacement(Vector.of(atTarget, atSource), outgoing, new Reading.Item(atTarget));
    }

    private static Home.Embedded embedded(End near, boolean one) {
        return new Home.Embedded(near, one ? Home.Form.ONE : Home.Form.MANY, (ends, orderKey) -> Map.of());
    }

    private static String part(Relationship<?, ?, ?> relationship) {
        return relationship.name() + "/";
    }

    private Home.Row row(Relationship<?, ?, ?> relationship) {
        TableSpec table = tables.of(relationship.target());
        return new Home.Row(
                End.TARGET,
                table,
                ends -> table.key(keys.prefix() + ends.target(), part(relationship) + ends.source()),
                (ends, orderKey) -> Map.of(),
                item -> Keys.idAfter(keys.prefix(), Keys.text(item, ID))
                        .flatMap(target -> Keys.idAfter(part(relationship), Keys.text(item, PART))
                                .map(source -> new Ends(source, target))));
    }

    /** The key of a row is one of its pair, so rows in another order than that of ids are sorted on read. */
    private Reading.Rows rows(Relationship<?, ?, ?> relationship, Home.Row atTarget) {
        return new Reading.Rows(
                atTarget,
                target -> new RowQuery(
                        atTarget.table(),
                        Option.none(),
                        Vector.of(keys.prefix() + target),
                        part(relationship),
                        (partition, orderKey, source) -> Map.of(ID, partition, PART, part(relationship) + source)),
                Option.none(),
                !relationship.isOrdered());
    }

    @Override
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return tables.index(type, attribute);
    }

    @Override
    public Fact classify(TableSpec table, Map<String, AttributeValue> item) {
        return tables.classify(table, item, type -> ofType(type, item).getOrElse(Fact.Foreign::new))
                .get();
    }

    private Option<Fact> ofType(EntityType<?> type, Map<String, AttributeValue> item) {
        return Keys.text(item, PART).equals(ENTITY)
                ? Keys.idAfter(keys.prefix(), Keys.text(item, ID)).map(id -> new Fact.EntityItem(type, id))
                : edge(type, item);
    }

    private Option<Fact> edge(EntityType<?> type, Map<String, AttributeValue> item) {
        return Vector.ofAll(placements.entrySet())
                .filter(entry ->
                        entry.getKey().target().equals(type) && entry.getValue().truth() instanceof Home.Row)
                .flatMap(entry -> {
                    Home.Row row = (Home.Row) entry.getValue().truth();
                    return row.endsOf().apply(item).<Fact>map(ends -> new Fact.EdgeItem(entry.getKey(), row, ends));
                })
                .headOption();
    }
}
