package dev.ligature.domain.clinic;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import java.time.Instant;
import org.immutables.value.Value;

/** That a doctor cares for a patient, and when they last met. */
@Value.Immutable
public interface Care {

    /** The descriptor. */
    Relationship<Doctor, Patient, Care> TYPE = Relationship.of("care", Care.class)
            .from(Doctor.TYPE, Care::doctor)
            .to(Patient.TYPE, Care::patient)
            .manyToMany();

    /** Who cares. */
    Id<Doctor> doctor();

    /** Who is cared for. */
    Id<Patient> patient();

    /** When the two last met. */
    Instant lastMeeting();
}
