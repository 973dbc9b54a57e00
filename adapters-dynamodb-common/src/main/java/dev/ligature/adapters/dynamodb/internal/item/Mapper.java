package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.Attribute;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Shape;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values as the domain attributes of an item. Ids that the key tells are not stored twice, unless the application's own
 * schema maps them; a name that a key of the layout has taken is stored under another.
 */
public abstract sealed class Mapper<V> permits ShapeMapper, SchemaMapper {

    private final Map<String, String> stored;
    private final Set<String> attributes;

    /** @param stored the names of what is stored, and under which name it is */
    Mapper(Map<String, String> stored) {
        this.stored = stored;
        this.attributes = new LinkedHashSet<>(stored.values());
    }

    /**
     * The mapper of a shape.
     *
     * @param keyed the attributes that the item's key tells
     * @param taken the names that keys of the layout have
     */
    public static <V> Mapper<V> of(Shape<V> shape, Set<String> keyed, Set<String> taken) {
        return new ShapeMapper<>(
                shape, stored(shape.attributes().map(Attribute::name).reject(keyed::contains), taken));
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
        return new SchemaMapper<>(schema, stored(schema.attributeNames(), taken));
    }

    private static Map<String, String> stored(Iterable<String> names, Set<String> taken) {
        Map<String, String> stored = new LinkedHashMap<>();
        names.forEach(name -> stored.put(name, taken.contains(name) ? Reserved.escaped(name) : name));
        return stored;
    }

    /** The name under which an attribute is stored that the key does not tell. */
    String stored(String attribute) {
        return Objects.requireNonNull(stored.get(attribute), attribute);
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
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        try {
            write(value, item);
        } catch (RuntimeException e) {
            return Either.left(reason(e));
        }
        return Either.right(item);
    }

    abstract void write(V value, Map<String, AttributeValue> item);

    /** The value of an item, given what its key tells; on the left why the item is not one. */
    public Either<String, V> read(Map<String, AttributeValue> item, Map<String, String> key) {
        try {
            return value(item, key);
        } catch (RuntimeException e) {
            return Either.left(reason(e));
        }
    }

    abstract Either<String, V> value(Map<String, AttributeValue> item, Map<String, String> key);

    private static String reason(RuntimeException e) {
        return e instanceof InvalidDatumException
                ? String.valueOf(e.getMessage())
                : "its schema refuses it (" + e.getClass().getSimpleName() + ")";
    }
}
