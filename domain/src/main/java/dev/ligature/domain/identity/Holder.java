package dev.ligature.domain.identity;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** Somebody who may hold a passport. */
@Value.Immutable
public interface Holder {

    /** The descriptor. */
    EntityType<Holder> TYPE = EntityType.of("holder", Holder.class, Holder::id);

    /** Who this is. */
    Id<Holder> id();

    /** The name, not blank. */
    String name();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
    }
}
