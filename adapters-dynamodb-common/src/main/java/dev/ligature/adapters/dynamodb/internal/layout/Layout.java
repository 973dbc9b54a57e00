package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A physical modelling strategy: where the facts of one model lie in one namespace. It sends nothing. */
public interface Layout {

    /** The name by which the command line and reports know it. */
    String name();

    /** The tables and their indexes. */
    Vector<TableSpec> tables();

    /**
     * The names of key attributes, and of others that this layout writes by itself, whatever the model: a domain attribute
     * of such a name is stored under another. Were it the names of one model's tables, attributes would lose sight of
     * their values as soon as a growing model brought a new key.
     */
    Set<String> keyNames();

    /** The key of an entity's item. */
    ItemKey entity(EntityType<?> type, String id);

    /** What this layout writes into an entity's item besides its key. */
    default Map<String, String> entityAttributes(EntityType<?> type) {
        return Map.of();
    }

    /** Where the edges of a relationship lie. */
    EdgePlacement edges(Relationship<?, ?, ?> relationship);

    /** Where the index items of an attribute lie. */
    IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute);

    /** What the places of facts depend on besides the model's names, in each item that keeps some of it. */
    default Vector<StoredSettings> storedSettings() {
        return Vector.empty();
    }

    /** What an item of one of the tables is. */
    Fact classify(TableSpec table, Map<String, AttributeValue> item);
}
