package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.domain.Attribute;
import dev.ligature.domain.Datum;
import dev.ligature.domain.Refusal;
import dev.ligature.domain.Shape;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The schema of a shape: one builder type for every value, each attribute by way of its neutral form. */
public final class ShapeSchema {

    private ShapeSchema() {}

    /** What a value is rebuilt from. */
    static final class Parts {
        private final Map<String, Datum> fields = new LinkedHashMap<>();

        private void put(String name, @Nullable Datum datum) {
            if (datum != null) {
                fields.put(name, datum);
            }
        }
    }

    /** The schema; what it can't rebuild is thrown as {@link UnreadableException}. */
    public static <V> TableSchema<V> of(Shape<V> shape) {
        StaticImmutableTableSchema.Builder<V, Parts> schema = StaticImmutableTableSchema.builder(
                        shape.type(), Parts.class)
                .newItemBuilder(Parts::new, parts -> rebuilt(shape, parts));
        for (Attribute<V> attribute : shape.attributes()) {
            schema.addAttribute(
                    Datum.class,
                    definition -> definition
                            .name(attribute.name())
                            .attributeConverter(DatumConverter.INSTANCE)
                            .getter(value -> attribute.read(value).getOrNull())
                            .setter((parts, datum) -> parts.put(attribute.name(), datum)));
        }
        return schema.build();
    }

    private static <V> V rebuilt(Shape<V> shape, Parts parts) {
        Either<Refusal, V> value = shape.rebuildFrom(parts.fields);
        return value.getOrElseThrow(refusal -> new UnreadableException(refusal.reason()));
    }

    /** A stored item is not what the schema expects; the message says why and names no value. */
    public static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableException(String reason) {
            super(reason);
        }
    }

    private enum DatumConverter implements AttributeConverter<Datum> {
        INSTANCE;

        @Override
        public AttributeValue transformFrom(Datum datum) {
            return Values.of(datum);
        }

        @Override
        public Datum transformTo(AttributeValue value) {
            return Option.of(Values.datum(value))
                    .getOrElseThrow(() -> new UnreadableException("an attribute is of a type that is never written"));
        }

        @Override
        public EnhancedType<Datum> type() {
            return EnhancedType.of(Datum.class);
        }

        @Override
        public AttributeValueType attributeValueType() {
            return AttributeValueType.M;
        }
    }
}
