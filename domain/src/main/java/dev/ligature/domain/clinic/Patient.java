package dev.ligature.domain.clinic;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A patient, cared for by doctors. */
@Value.Immutable
public interface Patient {

    /** The descriptor. */
    EntityType<Patient> TYPE = EntityType.of("patient", Patient.class, Patient::id);

    /** Who this is. */
    Id<Patient> id();

    /** The name, not blank. */
    String name();

    /** What the patient suffers from. */
    Option<String> illness();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
    }
}
