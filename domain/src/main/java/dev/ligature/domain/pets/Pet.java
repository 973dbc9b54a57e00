package dev.ligature.domain.pets;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** A pet. */
@Value.Immutable
public interface Pet {

    /** The descriptor. */
    EntityType<Pet> TYPE = EntityType.of("pet", Pet.class, Pet::id);

    /** Who this is. */
    Id<Pet> id();

    /** What kind of animal it is, not blank. */
    String type();

    @Value.Check
    default void check() {
        Checks.notBlank("type", type());
    }
}
