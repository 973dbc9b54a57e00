package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patientId;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.people.People;
import dev.ligature.domain.people.Person;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;

/** Every read of the ports. */
final class ReadScenarios {

    private static final int DEGREE = 7;

    private ReadScenarios() {}

    static Vector<Scenario> all() {
        return Vector.of(
                read("find", store -> store.entities(Doctor.TYPE).find(doctorId(0))),
                read("load", store -> store.entities(Doctor.TYPE).load(doctorId(0))),
                read(
                        "findAll",
                        store -> store.entities(Patient.TYPE)
                                .findAll(Vector.range(0, 120).map(ClinicScenarios::patientId))),
                read(
                        "list entities",
                        store -> walk(store.entities(Patient.TYPE)::list).map(listed -> listed.sortBy(Patient::id))),
                read("find an edge", store -> store.relationship(Care.TYPE).find(doctorId(0), patientId(0))),
                read(
                        "outgoing",
                        store -> walk(page -> store.relationship(Care.TYPE).outgoing(doctorId(0), page))),
                read(
                        "incoming",
                        store -> walk(page -> store.relationship(Care.TYPE).incoming(patientId(0), page))),
                read(
                        "targetsOf",
                        store -> walk(page -> store.relationship(Care.TYPE).targetsOf(doctorId(0), page))),
                read(
                        "sourcesOf",
                        store -> walk(page -> store.relationship(Care.TYPE).sourcesOf(patientId(0), page))),
                read(
                        "sourceWithOutgoing",
                        store -> store.relationship(Care.TYPE).sourceWithOutgoing(doctorId(0), PageRequest.first())),
                read(
                        "targetWithIncoming",
                        store -> store.relationship(Care.TYPE).targetWithIncoming(patientId(0), PageRequest.first())),
                read(
                        "targetsAmong",
                        store -> store.relationship(Care.TYPE)
                                .targetsAmong(doctorId(0), Vector.range(0, 120).map(ClinicScenarios::patientId))),
                read(
                        "sourcesAmong",
                        store -> store.relationship(Care.TYPE)
                                .sourcesAmong(patientId(0), Vector.range(0, 5).map(ClinicScenarios::doctorId))),
                read("outDegree", store -> store.relationship(Care.TYPE).outDegree(doctorId(0))),
                read("inDegree", store -> store.relationship(Care.TYPE).inDegree(patientId(0))),
                read(
                        "list edges",
                        store -> walk(store.relationship(Care.TYPE)::list)
                                .map(listed ->
                                        listed.sortBy(care -> care.doctor().value() + care.patient()))),
                read("audit", store -> store.auditor().audit()),
                Scenario.of(
                                "findBy",
                                People.MODEL,
                                Kind.READ,
                                store ->
                                        walk(page -> store.entities(Person.TYPE).findBy(Person.PLACES, "Here", page)))
                        .given(store -> Vector.range(0, DEGREE)
                                .forEach(n -> ok(store.entities(Person.TYPE).create(PeopleScenarios.person(n))))));
    }

    private static Scenario read(String name, Function<Repositories, Either<StoreError, ?>> operation) {
        return Scenario.of(name, Clinic.MODEL, Kind.READ, operation).given(store -> ClinicScenarios.hub(store, DEGREE));
    }

    /** All pages, in pages of three. */
    private static <X> Either<StoreError, Vector<X>> walk(Function<PageRequest, Either<StoreError, Page<X>>> read) {
        return Pages.all(PageRequest.first(3), read);
    }
}
