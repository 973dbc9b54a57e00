package dev.ligature.ports.clinic;

import dev.ligature.domain.clinic.Doctor;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Doctors. */
@FunctionalInterface
public interface DoctorRepository extends ForwardingEntityRepository<Doctor> {

    /** How a store offers it. */
    TypedPort<DoctorRepository> PORT = TypedPort.of(DoctorRepository.class, store -> over(store.entities(Doctor.TYPE)));

    /** This port over the entities of a store. */
    static DoctorRepository over(EntityRepository<Doctor> doctors) {
        return () -> doctors;
    }
}
