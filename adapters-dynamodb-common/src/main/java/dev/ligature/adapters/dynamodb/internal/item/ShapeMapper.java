package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.Attribute;
import dev.ligature.domain.Datum;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Refusal;
import dev.ligature.domain.Shape;
import io.vavr.control.Either;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Maps by a shape, each attribute by way of its neutral form, straight between value and item. */
final class ShapeMapper<V> extends Mapper<V> {

    private final Shape<V> shape;
    private final List<Attribute<V>> written;

    ShapeMapper(Shape<V> shape, Map<String, String> stored) {
        super(stored);
        this.shape = shape;
        this.written = shape.attributes()
                .filter(attribute -> stored.containsKey(attribute.name()))
                .toJavaList();
    }

    @Override
    void write(V value, Map<String, AttributeValue> item) {
        for (Attribute<V> attribute : written) {
            attribute.read(value).forEach(datum -> item.put(stored(attribute.name()), Values.of(datum)));
        }
    }

    @Override
    Either<String, V> value(Map<String, AttributeValue> item, Map<String, String> key) {
        return shape.rebuild(name -> {
                    String id = key.get(name);
                    return id == null ? datum(item.get(stored(name))) : new Datum.Text(id);
                })
                .mapLeft(Refusal::reason);
    }

    private static @Nullable Datum datum(@Nullable AttributeValue value) {
        if (value == null || value.type() == AttributeValue.Type.NUL) {
            return null;
        }
        Datum datum = Values.datum(value);
        if (datum == null) {
            throw new InvalidDatumException("is of a type that is never written");
        }
        return datum;
    }
}
