package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table of one type's indexed values, for layouts of a table per type: one item for each value of each entity. */
public final class ValueTable {

    /** The attribute that holds the value, after whose it is. */
    public static final String VALUE = "value";

    /** The attribute that holds the entity's id. */
    public static final String ID = "id";

    private final EntityType<?> type;
    private final Keys keys;
    private final TableSpec spec;

    private ValueTable(EntityType<?> type, Keys keys, TableSpec spec) {
        this.type = type;
        this.keys = keys;
        this.spec = spec;
    }

    /** The table of a type's values. */
    public static ValueTable of(EntityType<?> type, Keys keys, String tablePrefix) {
        String name = TableSpec.name(tablePrefix, type.name() + ".values");
        return new ValueTable(type, keys, new TableSpec(name, VALUE, Option.of(ID), Vector.empty()));
    }

    /** The table itself. */
    public TableSpec spec() {
        return spec;
    }

    /** Where the items of one attribute lie. */
    public IndexItems items(IndexedAttribute<?, ?> attribute) {
        String prefix = keys.prefix(attribute.name());
        String ns = keys.prefix();
        return new IndexItems(
                (value, id) -> spec.key(prefix + value, ns + id),
                (value, id) -> Map.of(),
                value -> new RowQuery(
                        spec,
                        Option.none(),
                        Vector.of(prefix + value),
                        ns,
                        (partition, orderKey, far) -> Map.of(VALUE, partition, ID, ns + far)),
                item -> Keys.after(prefix, Keys.text(item, VALUE))
                        .flatMap(value ->
                                Keys.idAfter(ns, Keys.text(item, ID)).map(id -> new IndexItems.Entry(value, id))));
    }

    /** What an item of the table is. */
    public Fact classify(Map<String, AttributeValue> item) {
        if (keys.isElsewhere(Keys.text(item, VALUE))) {
            return new Fact.Elsewhere();
        }
        for (IndexedAttribute<?, ?> attribute : type.indexes()) {
            Option<IndexItems.Entry> entry = items(attribute).valueOf().apply(item);
            if (entry.isDefined()) {
                return new Fact.IndexItem(type, attribute, entry.get());
            }
        }
        return new Fact.Foreign();
    }
}
