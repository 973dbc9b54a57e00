package dev.ligature.ports.clinic;

import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;

/** Who cares for whom. */
@FunctionalInterface
public interface CareRepository extends ForwardingRelationshipRepository<Doctor, Patient, Care> {

    /** How a store offers it. */
    TypedPort<CareRepository> PORT = TypedPort.of(CareRepository.class, store -> over(store.relationship(Care.TYPE)));

    /** This port over the edges of a store. */
    static CareRepository over(RelationshipRepository<Doctor, Patient, Care> edges) {
        return () -> edges;
    }

    /** A page of the patients of a doctor, each with when they last met; in id order. */
    default Either<StoreError, Page<Joined<Care, Patient>>> patientsOf(Id<Doctor> doctor, PageRequest page) {
        return targetsOf(doctor, page);
    }

    /** A page of the doctors of a patient, each with when they last met; in id order. */
    default Either<StoreError, Page<Joined<Care, Doctor>>> doctorsOf(Id<Patient> patient, PageRequest page) {
        return sourcesOf(patient, page);
    }
}
