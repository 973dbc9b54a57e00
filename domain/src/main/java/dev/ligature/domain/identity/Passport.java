package dev.ligature.domain.identity;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import java.time.LocalDate;
import org.immutables.value.Value;

/** A passport. */
@Value.Immutable
public interface Passport {

    /** The descriptor. */
    EntityType<Passport> TYPE = EntityType.of("passport", Passport.class, Passport::id);

    /** Who this is. */
    Id<Passport> id();

    /** How many pages it has, at least one. */
    int pages();

    /** When it was issued. */
    LocalDate issued();

    @Value.Check
    default void check() {
        Checks.positive("pages", pages());
    }
}
