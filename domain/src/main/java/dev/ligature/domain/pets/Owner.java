package dev.ligature.domain.pets;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** Somebody who may own pets. */
@Value.Immutable
public interface Owner {

    /** The descriptor. */
    EntityType<Owner> TYPE = EntityType.of("owner", Owner.class, Owner::id);

    /** Who this is. */
    Id<Owner> id();

    /** The name, not blank. */
    String name();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
    }
}
