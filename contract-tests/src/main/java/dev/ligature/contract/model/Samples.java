package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.clinic.Clinic;
import io.vavr.collection.Vector;
import java.util.stream.Stream;

/** The relationships that take part in tests of what holds for every relationship. */
public final class Samples {

    /** The bundled models. */
    static final Vector<DomainModel> BUNDLED = Vector.of(Clinic.MODEL);

    private Samples() {}

    /** Every relationship of the bundled models. */
    public static Stream<Sample<?, ?, ?>> bundled() {
        return BUNDLED.flatMap(Samples::of).toJavaStream();
    }

    /** Every relationship of the bundled models and of the suite's own. */
    public static Stream<Sample<?, ?, ?>> all() {
        return models().flatMap(Samples::of).toJavaStream();
    }

    /** Every entity type of the bundled models and of the suite's own. */
    public static Stream<TypeSample<?>> types() {
        return models()
                .flatMap(model -> model.entities().<TypeSample<?>>map(type -> new TypeSample<>(model, type)))
                .toJavaStream();
    }

    private static Vector<DomainModel> models() {
        return BUNDLED.append(Kinds.MODEL).append(Selves.MODEL).append(Orders.MODEL);
    }

    private static Vector<Sample<?, ?, ?>> of(DomainModel model) {
        return model.relationships().<Sample<?, ?, ?>>map(type -> sample(model, type)).toVector();
    }

    private static <S, T, E> Sample<S, T, E> sample(DomainModel model, Relationship<S, T, E> relationship) {
        return new Sample<>(model, relationship);
    }
}
