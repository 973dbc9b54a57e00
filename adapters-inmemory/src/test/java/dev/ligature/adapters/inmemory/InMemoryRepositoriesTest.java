package dev.ligature.adapters.inmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class InMemoryRepositoriesTest {

    private final InMemoryStore store = InMemoryStore.create();
    private final Repositories clinic = open("clinic");
    private final EntityRepository<Doctor> doctors = clinic.entities(Doctor.TYPE);
    private final EntityRepository<Patient> patients = clinic.entities(Patient.TYPE);
    private final RelationshipRepository<Doctor, Patient, Care> care = clinic.relationship(Care.TYPE);

    private final Doctor doctor =
            ImmutableDoctor.builder().id(Doctor.TYPE.id("d1")).name("Ada").build();
    private final Patient patient =
            ImmutablePatient.builder().id(Patient.TYPE.id("p1")).name("Bo").build();
    private final Care edge = ImmutableCare.builder()
            .doctor(doctor.id())
            .patient(patient.id())
            .lastMeeting(Instant.EPOCH)
            .build();

    @Test
    void twoOpensOfOneNamespaceSeeTheSameFacts() {
        assertThat(doctors.create(doctor)).isEqualTo(Either.right(doctor));

        Repositories again = open("clinic");

        assertThat(again.entities(Doctor.TYPE).find(doctor.id())).isEqualTo(Either.right(Option.of(doctor)));
        assertThat(open("other").entities(Doctor.TYPE).find(doctor.id())).isEqualTo(Either.right(Option.none()));
    }

    @Test
    void aBuilderWithoutAStoreOpensOneOfItsOwn() {
        Repositories alone = InMemoryRepositories.builder(Clinic.MODEL).build();
        Repositories other = InMemoryRepositories.builder(Clinic.MODEL).build();

        assertThat(alone.entities(Doctor.TYPE).create(doctor)).isEqualTo(Either.right(doctor));
        assertThat(other.entities(Doctor.TYPE).find(doctor.id())).isEqualTo(Either.right(Option.none()));
    }

    @Test
    void linksAreSeenFromBothEndsUntilOneIsDeleted() {
        assertThat(doctors.create(doctor).isRight()).isTrue();
        assertThat(patients.create(patient).isRight()).isTrue();
        assertThat(care.link(edge)).isEqualTo(Either.right(edge));
        assertThat(care.outgoing(doctor.id(), PageRequest.first()).get().items())
                .containsExactly(edge);
        assertThat(care.incoming(patient.id(), PageRequest.first()).get().items())
                .containsExactly(edge);

        assertThat(doctors.delete(doctor.id())).isEqualTo(Either.right(true));

        assertThat(care.find(doctor.id(), patient.id())).isEqualTo(Either.right(Option.none()));
        assertThat(care.incoming(patient.id(), PageRequest.first()).get().items())
                .isEmpty();
        assertThat(care.inDegree(patient.id())).isEqualTo(Either.right(0L));
    }

    @Test
    void whatIsClosedThrowsAndTheStoreStaysUsable() {
        clinic.close();
        clinic.close();

        assertThatThrownBy(() -> clinic.entities(Doctor.TYPE)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> doctors.find(doctor.id())).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(care::capabilities).isInstanceOf(IllegalStateException.class);
        assertThat(open("clinic").entities(Doctor.TYPE).create(doctor)).isEqualTo(Either.right(doctor));
    }

    private Repositories open(String namespace) {
        return InMemoryRepositories.builder(Clinic.MODEL)
                .namespace(namespace)
                .store(store)
                .build();
    }
}
