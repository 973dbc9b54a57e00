package dev.ligature.domain.film;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** An actor, who plays in movies. */
@Value.Immutable
public interface Actor {

    /** The descriptor. */
    EntityType<Actor> TYPE = EntityType.of("actor", Actor.class, Actor::id);

    /** Who this is. */
    Id<Actor> id();

    /** The name, not blank. */
    String name();

    /** How many people voted for this actor, not negative; none did yet unless told. */
    @Value.Default
    default long upvotes() {
        return 0;
    }

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
        Checks.notNegative("upvotes", upvotes());
    }
}
