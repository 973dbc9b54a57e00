package dev.ligature.app.readme;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.ligature.adapters.dynamodb.adjacency.AdjacencyRepositories;
import dev.ligature.adapters.inmemory.InMemoryModule;
import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.clinic.CareRepository;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import jakarta.inject.Inject;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the README shows, word for word. */
final class Embedding {

    private Embedding() {}

    static Either<StoreError, Seq<String>> withoutGuice(Doctor doctor, Patient patient, Care met) {
        // README: without Guice
        try (Repositories store = InMemoryRepositories.builder(Clinic.MODEL).build()) {
            CareRepository care = CareRepository.PORT.on(store);

            return store.entities(Doctor.TYPE)
                    .create(doctor)
                    .flatMap(created -> store.entities(Patient.TYPE).create(patient))
                    .flatMap(created -> care.link(met))
                    .flatMap(linked -> care.patientsOf(doctor.id(), PageRequest.first()))
                    .map(page -> page.items().map(joined -> joined.entity().name()));
        }
        // README: end
    }

    // README: with Guice
    static final class Ward {
        private final EntityRepository<Patient> patients;
        private final CareRepository care;

        @Inject
        Ward(EntityRepository<Patient> patients, CareRepository care) {
            this.patients = patients;
            this.care = care;
        }

        Either<StoreError, Care> admit(Patient patient, Care met) {
            return patients.create(patient).flatMap(created -> care.link(met));
        }
    }

    static Injector injector() {
        return Guice.createInjector(InMemoryModule.of(Clinic.MODEL).with(CareRepository.PORT));
    }
    // README: end

    // README: on DynamoDB
    static Either<StoreError, Repositories> onDynamoDb(DynamoDbClient client) {
        var builder = AdjacencyRepositories.builder(Clinic.MODEL, client).tablePrefix("clinic-");
        return builder.tables().create().map(leftToDo -> builder.build());
    }
    // README: end

    static Id<Doctor> doctor() {
        return Doctor.TYPE.id("d1");
    }
}
