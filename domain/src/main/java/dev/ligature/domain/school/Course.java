package dev.ligature.domain.school;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** A course, in which students are enrolled. */
@Value.Immutable
public interface Course {

    /** The descriptor. */
    EntityType<Course> TYPE = EntityType.of("course", Course.class, Course::id);

    /** Who this is. */
    Id<Course> id();

    /** The title, not blank. */
    String title();

    @Value.Check
    default void check() {
        Checks.notBlank("title", title());
    }
}
