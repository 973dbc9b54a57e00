package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Datum;
import dev.ligature.domain.Refusal;
import dev.ligature.domain.Shape;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes values of one Java class ready to be stored, and reads what any version of that class has stored.
 *
 * <p>What is stored is the value itself, in canonical form, which is immutable and shares nothing with the caller. Only
 * when another version of the class has written attributes that this one does not know are they kept beside it.
 */
final class ValueCodec<T> {

    /** The most bytes of an item. */
    static final int MAX_BYTES = 400 * 1024;

    private final Shape<T> shape;
    private final ShapesByClass shapes;

    ValueCodec(Shape<T> shape, ShapesByClass shapes) {
        this.shape = shape;
        this.shapes = shapes;
    }

    /**
     * A value that can be stored.
     *
     * @param value in canonical form
     * @param stored what is stored for it
     * @param bytes what it takes in an item
     */
    record Ready<T>(T value, Object stored, int bytes) {

        boolean isTooLarge() {
            return bytes > MAX_BYTES;
        }
    }

    /** A value of a class, and fields that the class does not know. */
    private record Extended(Object value, Datum.Fields unknown) {}

    /**
     * The value in canonical form, with the attributes of the value before it that this version does not know.
     *
     * @param before what is stored now; null if nothing is
     */
    Either<Refusal, Ready<T>> ready(T value, @Nullable Object before) {
        return shape.read(value)
                .flatMap(fields -> shape.rebuild(fields).map(canonical -> {
                    shapes.learn(canonical, shape);
                    Datum.Fields unknown = unknown(before);
                    Object stored = unknown.values().isEmpty() ? canonical : new Extended(canonical, unknown);
                    return new Ready<>(canonical, stored, fields.itemBytes() + unknown.itemBytes());
                }));
    }

    /** What is stored, as a value of this version. */
    Either<Refusal, T> view(Object stored) {
        Object value = stored instanceof Extended extended ? extended.value() : stored;
        return isOwn(value) ? Either.right(shape.type().cast(value)) : shape.rebuild(fields(stored));
    }

    private boolean isOwn(Object value) {
        return shapes.of(value).type() == shape.type();
    }

    private Datum.Fields unknown(@Nullable Object before) {
        if (before == null || (!(before instanceof Extended) && isOwn(before))) {
            return Datum.Fields.empty();
        }
        Map<String, Datum> unknown = new LinkedHashMap<>(fields(before).values());
        shape.attributes().forEach(attribute -> unknown.remove(attribute.name()));
        return new Datum.Fields(unknown);
    }

    private Datum.Fields fields(Object stored) {
        if (!(stored instanceof Extended extended)) {
            return read(shapes.of(stored), stored);
        }
        Map<String, Datum> all = new LinkedHashMap<>(extended.unknown().values());
        all.putAll(read(shapes.of(extended.value()), extended.value()).values());
        return new Datum.Fields(all);
    }

    private static <V> Datum.Fields read(Shape<V> shape, Object value) {
        return shape.read(shape.type().cast(value))
                .getOrElseThrow(refusal ->
                        new IllegalStateException("a value in canonical form was refused: " + refusal.reason()));
    }
}
