package dev.ligature.domain.film;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** A movie, in which actors play. */
@Value.Immutable
public interface Movie {

    /** The descriptor. */
    EntityType<Movie> TYPE = EntityType.of("movie", Movie.class, Movie::id);

    /** Who this is. */
    Id<Movie> id();

    /** The title, not blank. */
    String title();

    /** The year of its release. */
    Option<Integer> year();

    /** What it earned at the box office, not negative. */
    Option<BigDecimal> boxOffice();

    /** How it is rated, not negative. */
    Option<BigDecimal> rating();

    @Value.Check
    default void check() {
        Checks.notBlank("title", title());
        boxOffice().forEach(present -> Checks.notNegative("boxOffice", present));
        rating().forEach(present -> Checks.notNegative("rating", present));
    }
}
