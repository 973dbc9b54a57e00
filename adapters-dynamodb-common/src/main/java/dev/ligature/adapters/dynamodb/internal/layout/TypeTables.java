package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table for each type, and one more for its indexed values: what layouts of a table per type have in common. */
public final class TypeTables {

    private final Keys keys;
    private final Map<EntityType<?>, TableSpec> tables = new LinkedHashMap<>();
    private final Map<EntityType<?>, ValueTable> values = new LinkedHashMap<>();
    private final Map<String, EntityType<?>> typesByName = new HashMap<>();
    private final Map<String, ValueTable> valuesByName = new HashMap<>();

    private TypeTables(Keys keys) {
        this.keys = keys;
    }

    /**
     * The tables of a model's types.
     *
     * @param specOf the table of a type, given its name
     */
    public static TypeTables of(
            DomainModel model, Keys keys, String prefix, BiFunction<EntityType<?>, String, TableSpec> specOf) {
        TypeTables tables = new TypeTables(keys);
        for (EntityType<?> type : model.entities()) {
            TableSpec spec = specOf.apply(type, TableSpec.name(prefix, type.name()));
            tables.tables.put(type, spec);
            tables.typesByName.put(spec.name(), type);
            if (!type.indexes().isEmpty()) {
                ValueTable values = ValueTable.of(type, keys, prefix);
                tables.values.put(type, values);
                tables.valuesByName.put(values.spec().name(), values);
            }
        }
        return tables;
    }

    /** All of them, those of values last. */
    public Vector<TableSpec> specs() {
        return Vector.ofAll(tables.values())
                .appendAll(Vector.ofAll(values.values()).map(ValueTable::spec));
    }

    /** The table of a type. */
    public TableSpec of(EntityType<?> type) {
        return Objects.requireNonNull(tables.get(type));
    }

    /** Where the index items of an attribute lie. */
    public IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return Objects.requireNonNull(values.get(type)).items(attribute);
    }

    /**
     * What an item is; none if the table is not one of these.
     *
     * @param ofType what an item of this namespace is in the table of a type
     */
    public Option<Fact> classify(
            TableSpec table, Map<String, AttributeValue> item, Function<EntityType<?>, Fact> ofType) {
        ValueTable ofValues = valuesByName.get(table.name());
        if (ofValues != null) {
            return Option.of(ofValues.classify(item));
        }
        return Option.of(typesByName.get(table.name()))
                .map(type ->
                        keys.isElsewhere(Keys.text(item, table.hash())) ? new Fact.Elsewhere() : ofType.apply(type));
    }
}
