package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Shape;
import io.vavr.control.Either;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values as the domain attributes of an item. Ids that the key tells are not stored twice, unless the application's own
 * schema maps them; a name that a key of the layout has taken is stored under another.
 */
public final class Mapper<V> {

    private final TableSchema<V> schema;
    private final Set<String> keyed;
    private final Map<String, String> stored = new LinkedHashMap<>();
    private final Set<String> attributes = new LinkedHashSet<>();

    private Mapper(TableSchema<V> schema, Set<String> keyed, Set<String> taken) {
        this.schema = schema;
        this.keyed = keyed;
        for (String name : schema.attributeNames()) {
            if (keyed.contains(name)) {
                continue;
            }
            String other = taken.contains(name) ? Reserved.escaped(name) : name;
            stored.put(name, other);
            attributes.add(other);
        }
    }

    /**
     * The mapper of a shape.
     *
     * @param keyed the attributes that the item's key tells
     * @param taken the names that keys of the layout have
     */
    public static <V> Mapper<V> of(Shape<V> shape, Set<String> keyed, Set<String> taken) {
        return new Mapper<>(ShapeSchema.of(shape), keyed, taken);
    }

    /**
     * The mapper of an application's own schema.
     *
     * @throws IllegalArgumentException if the schema uses a reserved name
     */
    public static <V> Mapper<V> of(TableSchema<V> schema, Set<String> taken) {
        for (String name : schema.attributeNames()) {
            if (name.startsWith(Reserved.PREFIX)) {
                throw new IllegalArgumentException(
                        "the schema of " + schema.itemType().rawClass().getName()
                                + " has an attribute '" + name + "'; names that begin with '" + Reserved.PREFIX
                                + "' are reserved, give it another");
            }
        }
        return new Mapper<>(schema, Set.of(), taken);
    }

    /** The names under which domain attributes are stored. */
    public Set<String> attributes() {
        return attributes;
    }

    /** Whether a value has no attribute but the ids that its key tells. */
    public boolean isEmpty() {
        return attributes.isEmpty();
    }

    /** The domain attributes of a value; on the left why no store can hold it. */
    public Either<String, Map<String, AttributeValue>> write(V value) {
        Map<String, AttributeValue> mapped;
        try {
            mapped = schema.itemToMap(value, true);
        } catch (InvalidDatumException e) {
            return Either.left(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return Either.left("its schema refuses it (" + e.getClass().getSimpleName() + ")");
        }
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        mapped.forEach((name, attribute) -> {
            String other = stored.get(name);
            if (other != null) {
                item.put(other, attribute);
            }
        });
        return Either.right(item);
    }

    /** The value of an item, given what its key tells; on the left why the item is not one. */
    public Either<String, V> read(Map<String, AttributeValue> item, Map<String, String> key) {
        Map<String, AttributeValue> mapped = new HashMap<>();
        stored.forEach((own, name) -> {
            AttributeValue attribute = item.get(name);
            if (attribute != null) {
                mapped.put(own, attribute);
            }
        });
        for (String name : keyed) {
            mapped.put(name, AttributeValue.fromS(key.get(name)));
        }
        try {
            return Either.right(schema.mapToItem(mapped));
        } catch (ShapeSchema.UnreadableException | InvalidDatumException e) {
            return Either.left(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return Either.left("its schema refuses it (" + e.getClass().getSimpleName() + ")");
        }
    }
}
