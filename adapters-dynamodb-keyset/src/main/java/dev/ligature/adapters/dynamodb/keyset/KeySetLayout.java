package dev.ligature.adapters.dynamodb.keyset;

import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings.Setting;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.internal.layout.TypeTables;
import dev.ligature.adapters.dynamodb.internal.layout.ValueTable;
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

/** Where facts lie in the key-set layout. */
final class KeySetLayout implements Layout {

    private static final String ID = "id";
    /** No name of a type begins like this. */
    private static final String SETTINGS = ".settings";

    private final Keys keys;
    private final TypeTables tables;
    private final Map<Relationship<?, ?, ?>, EdgePlacement> placements = new LinkedHashMap<>();

    KeySetLayout(DomainModel model, Keys keys, String prefix) {
        this.keys = keys;
        this.tables = TypeTables.of(
                model, keys, prefix, (type, name) -> new TableSpec(name, ID, Option.none(), Vector.empty()));
        model.relationships().forEach(relationship -> placements.put(relationship, placement(relationship)));
    }

    @Override
    public String name() {
        return "keyset";
    }

    @Override
    public Vector<TableSpec> tables() {
        return tables.specs();
    }

    @Override
    public Set<String> keyNames() {
        return Set.of(ID, ValueTable.VALUE);
    }

    @Override
    public ItemKey entity(EntityType<?> type, String id) {
        return tables.of(type).key(keys.prefix(type.name()) + id);
    }

    @Override
    public EdgePlacement edges(Relationship<?, ?, ?> relationship) {
        return Objects.requireNonNull(placements.get(relationship));
    }

    private static EdgePlacement placement(Relationship<?, ?, ?> relationship) {
        Home.Embedded atSource = home(relationship, End.SOURCE);
        Home.Embedded atTarget = home(relationship, End.TARGET);
        // Of two items the one that holds a single edge is read at less cost.
        Vector<Home> homes = atTarget.form() == Home.Form.ONE && atSource.form() != Home.Form.ONE
                ? Vector.of(atTarget, atSource)
                : Vector.of(atSource, atTarget);
        return new EdgePlacement(homes, new Reading.Item(atSource), new Reading.Item(atTarget));
    }

    private static Home.Embedded home(Relationship<?, ?, ?> relationship, End near) {
        return new Home.Embedded(near, form(relationship, near), (ends, orderKey) -> Map.of());
    }

    private static Home.Form form(Relationship<?, ?, ?> relationship, End near) {
        boolean one = near == End.SOURCE
                ? relationship.cardinality().oneTarget()
                : relationship.cardinality().oneSource();
        if (one) {
            return Home.Form.ONE;
        }
        return hasAttributes(relationship) ? Home.Form.MANY : Home.Form.SET;
    }

    private static boolean hasAttributes(Relationship<?, ?, ?> relationship) {
        Set<String> ends = Set.of(relationship.sourceAttribute(), relationship.targetAttribute());
        return relationship.shape().attributes().exists(attribute -> !ends.contains(attribute.name()));
    }

    @Override
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return tables.index(type, attribute);
    }

    /** A relationship that gains its first attribute would not see the edges in its sets any more. */
    @Override
    public Vector<StoredSettings> storedSettings() {
        return Vector.ofAll(placements.keySet())
                .groupBy(Relationship::source)
                .toVector()
                .map(bySource -> new StoredSettings(
                        keys.namespace(), settings(bySource._1()), bySource._2().map(KeySetLayout::form)));
    }

    private static Setting form(Relationship<?, ?, ?> relationship) {
        return new Setting(
                "edges." + relationship.name(),
                "how an entity's edges of '" + relationship.name() + "' are kept",
                shown(form(relationship, End.SOURCE)) + " at the source, " + shown(form(relationship, End.TARGET))
                        + " at the target",
                kept -> "declare it as it was, or copy the facts into another namespace");
    }

    private static String shown(Home.Form form) {
        return switch (form) {
            case ONE -> "one";
            case MANY -> "an attribute each";
            case SET -> "a set of ids";
        };
    }

    private ItemKey settings(EntityType<?> type) {
        return tables.of(type).key(keys.prefix() + SETTINGS);
    }

    @Override
    public Fact classify(TableSpec table, Map<String, AttributeValue> item) {
        return tables.classify(table, item, type -> ofType(type, Keys.text(item, ID)))
                .get();
    }

    private Fact ofType(EntityType<?> type, String hash) {
        return settings(type).hash().equals(hash)
                ? new Fact.SettingsItem()
                : Keys.idAfter(keys.prefix(type.name()), hash)
                        .<Fact>map(id -> new Fact.EntityItem(type, id))
                        .getOrElse(Fact.Foreign::new);
    }
}
