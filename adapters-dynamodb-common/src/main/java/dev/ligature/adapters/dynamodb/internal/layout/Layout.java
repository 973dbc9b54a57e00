package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Vector;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A physical modelling strategy: where the facts of one model lie in one namespace. It sends nothing. */
public interface Layout {

    /** The name by which the command line and reports know it. */
    String name();

    /** The tables and their indexes. */
    Vector<TableSpec> tables();

    /** The key of an entity's item. */
    ItemKey entity(EntityType<?> type, String id);

    /** Where the edges of a relationship lie. */
    EdgePlacement edges(Relationship<?, ?, ?> relationship);

    /** Where the index items of an attribute lie. */
    IndexItems index(EntityType<?> type, IndexedAttribute<?, ?> attribute);

    /** What an item of one of the tables is. */
    Fact classify(TableSpec table, Map<String, AttributeValue> item);
}
