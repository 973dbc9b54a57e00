package dev.ligature.domain.social;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A user, who follows other users. */
@Value.Immutable
public interface User {

    /** The descriptor. */
    EntityType<User> TYPE = EntityType.of("user", User.class, User::id);

    /** Who this is. */
    Id<User> id();

    /** The name that others see, not blank. */
    String displayName();

    /** What the user tells about themselves. */
    Option<String> profile();

    @Value.Check
    default void check() {
        Checks.notBlank("displayName", displayName());
    }
}
