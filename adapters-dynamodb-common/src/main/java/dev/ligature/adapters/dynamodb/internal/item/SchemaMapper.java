package dev.ligature.adapters.dynamodb.internal.item;

import io.vavr.control.Either;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Maps by an application's own schema, which maps the ids of the key too. */
final class SchemaMapper<V> extends Mapper<V> {

    private final TableSchema<V> schema;

    SchemaMapper(TableSchema<V> schema, Map<String, String> stored) {
        super(stored);
        this.schema = schema;
    }

    @Override
    void write(V value, Map<String, AttributeValue> item) {
        schema.itemToMap(value, true).forEach((name, attribute) -> item.put(stored(name), attribute));
    }

    @Override
    Either<String, V> value(Map<String, AttributeValue> item, Map<String, String> key) {
        Map<String, AttributeValue> mapped = new HashMap<>();
        for (String name : schema.attributeNames()) {
            AttributeValue attribute = item.get(stored(name));
            if (attribute != null) {
                mapped.put(name, attribute);
            }
        }
        return Either.right(schema.mapToItem(mapped));
    }
}
