package dev.ligature.domain.blog;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** An author, who writes posts. */
@Value.Immutable
public interface Author {

    /** The descriptor. */
    EntityType<Author> TYPE = EntityType.of("author", Author.class, Author::id);

    /** Who this is. */
    Id<Author> id();

    /** The name that readers see, not blank; authorships carry copies of it. */
    String displayName();

    @Value.Check
    default void check() {
        Checks.notBlank("displayName", displayName());
    }
}
