package dev.ligature.domain.school;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** A student, who is enrolled in courses. */
@Value.Immutable
public interface Student {

    /** The descriptor. */
    EntityType<Student> TYPE = EntityType.of("student", Student.class, Student::id);

    /** Who this is. */
    Id<Student> id();

    /** The name, not blank; enrolments carry copies of it. */
    String name();

    /** The average mark, not negative. */
    Option<BigDecimal> average();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
        average().forEach(present -> Checks.notNegative("average", present));
    }
}
