package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.billing.Billing;
import dev.ligature.domain.blog.Blog;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.film.Film;
import dev.ligature.domain.identity.Identity;
import dev.ligature.domain.people.People;
import dev.ligature.domain.pets.Pets;
import dev.ligature.domain.school.School;
import dev.ligature.domain.shop.Shop;
import dev.ligature.domain.social.Social;
import io.vavr.collection.Vector;
import java.util.stream.Stream;

/** The relationships that take part in tests of what holds for every relationship. */
public final class Samples {

    /** The bundled models. */
    private static final Vector<DomainModel> BUNDLED = Vector.of(
            Clinic.MODEL,
            Film.MODEL,
            Social.MODEL,
            Identity.MODEL,
            Pets.MODEL,
            School.MODEL,
            Billing.MODEL,
            Blog.MODEL,
            Shop.MODEL,
            People.MODEL);

    private Samples() {}

    /** Every relationship of the bundled models. */
    public static Stream<Sample<?, ?, ?>> bundled() {
        return BUNDLED.flatMap(Samples::of).toJavaStream();
    }

    /** Whether the sample is of a bundled model. */
    public static boolean isBundled(Sample<?, ?, ?> sample) {
        return BUNDLED.contains(sample.model());
    }

    /** Every relationship of the bundled models and of the suite's own. */
    public static Stream<Sample<?, ?, ?>> all() {
        return models().flatMap(Samples::of).toJavaStream();
    }

    /** Every entity type of the bundled models and of the suite's own. */
    public static Stream<TypeSample<?>> types() {
        return models().flatMap(model -> model.entities().<TypeSample<?>>map(type -> new TypeSample<>(model, type)))
                .toJavaStream();
    }

    /** Every relationship of which a target has at most one source. */
    public static Stream<Sample<?, ?, ?>> oneSource() {
        return all().filter(sample -> sample.relationship().cardinality().oneSource());
    }

    /** Every relationship of which a source has at most one target. */
    public static Stream<Sample<?, ?, ?>> oneTarget() {
        return all().filter(sample -> sample.relationship().cardinality().oneTarget());
    }

    /** Every relationship whose edges carry copies. */
    public static Stream<Sample<?, ?, ?>> copying() {
        return all().filter(sample -> sample.relationship().copiesFromSource()
                || sample.relationship().copiesFromTarget());
    }

    /** The suite's own models, then the bundled ones. */
    public static Vector<DomainModel> models() {
        return BUNDLED.prependAll(Vector.of(Kinds.MODEL, Selves.MODEL, Orders.MODEL, Tagged.model()));
    }

    private static Vector<Sample<?, ?, ?>> of(DomainModel model) {
        return model.relationships()
                .<Sample<?, ?, ?>>map(type -> sample(model, type))
                .toVector();
    }

    private static <S, T, E> Sample<S, T, E> sample(DomainModel model, Relationship<S, T, E> relationship) {
        return new Sample<>(model, relationship);
    }
}
