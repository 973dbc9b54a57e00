package dev.ligature.domain.clinic;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A doctor, who cares for patients. */
@Value.Immutable
public interface Doctor {

    /** The descriptor. */
    EntityType<Doctor> TYPE = EntityType.of("doctor", Doctor.class, Doctor::id);

    /** Who this is. */
    Id<Doctor> id();

    /** The name, not blank. */
    String name();

    /** The field of medicine. */
    Option<String> specialty();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
    }
}
