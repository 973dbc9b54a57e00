package dev.ligature.ports.clinic;

import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Patients. */
@FunctionalInterface
public interface PatientRepository extends ForwardingEntityRepository<Patient> {

    /** How a store offers it. */
    TypedPort<PatientRepository> PORT =
            TypedPort.of(PatientRepository.class, store -> over(store.entities(Patient.TYPE)));

    /** This port over the entities of a store. */
    static PatientRepository over(EntityRepository<Patient> patients) {
        return () -> patients;
    }
}
