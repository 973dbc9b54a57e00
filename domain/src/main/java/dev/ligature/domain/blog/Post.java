package dev.ligature.domain.blog;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** A post, written by one author. */
@Value.Immutable
public interface Post {

    /** The descriptor. */
    EntityType<Post> TYPE = EntityType.of("post", Post.class, Post::id);

    /** Who this is. */
    Id<Post> id();

    /** The title, not blank. */
    String title();

    @Value.Check
    default void check() {
        Checks.notBlank("title", title());
    }
}
