package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Difference;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Entities without indexes and a many-to-many relationship without copies or order. */
public final class ClinicScenarios {

    private static final Instant FIRST = Instant.parse("2024-05-01T10:00:00Z");

    private ClinicScenarios() {}

    /** Doctor n. */
    public static Doctor doctor(int n) {
        return ImmutableDoctor.builder().id(doctorId(n)).name("Doctor " + n).build();
    }

    /** Patient n. */
    public static Patient patient(int n) {
        return ImmutablePatient.builder().id(patientId(n)).name("Patient " + n).build();
    }

    /** The id of doctor n. */
    public static Id<Doctor> doctorId(int n) {
        return Doctor.TYPE.id("d%03d".formatted(n));
    }

    /** The id of patient n. */
    public static Id<Patient> patientId(int n) {
        return Patient.TYPE.id("p%03d".formatted(n));
    }

    /** That a doctor cares for a patient, met so many seconds after the first meeting there can be. */
    public static Care care(int doctor, int patient, int seconds) {
        return ImmutableCare.builder()
                .doctor(doctorId(doctor))
                .patient(patientId(patient))
                .lastMeeting(FIRST.plusSeconds(seconds))
                .build();
    }

    /** A change that can be counted. */
    public static final UnaryOperator<Care> LATER = care ->
            ImmutableCare.copyOf(care).withLastMeeting(care.lastMeeting().plusSeconds(1));

    /** A change that can be counted. */
    public static final UnaryOperator<Doctor> LONGER =
            doctor -> ImmutableDoctor.copyOf(doctor).withName(doctor.name() + "+");

    /** Doctors and patients of these numbers, from zero. */
    public static void people(Repositories store, int doctors, int patients) {
        EntityRepository<Doctor> doctorsOf = store.entities(Doctor.TYPE);
        EntityRepository<Patient> patientsOf = store.entities(Patient.TYPE);
        Vector.range(0, doctors).forEach(n -> ok(doctorsOf.create(doctor(n))));
        Vector.range(0, patients).forEach(n -> ok(patientsOf.create(patient(n))));
    }

    /** Edges that have to be stored. */
    public static void cares(Repositories store, Iterable<Care> edges) {
        BulkReport<Care> report = ok(store.relationship(Care.TYPE).putAll(edges));
        if (!report.rejected().isEmpty()) {
            throw new AssertionError("edges were refused: " + report.rejected());
        }
    }

    /** A doctor who cares for so many patients, each of whom has another doctor, too. */
    public static void hub(Repositories store, int degree) {
        people(store, 2, degree + 1);
        cares(store, Vector.range(0, degree).map(n -> care(0, n, n)));
        cares(store, Vector.range(0, Math.min(degree, 5)).map(n -> care(1, n, n)));
        cares(store, Vector.of(care(1, degree, 0)));
    }

    /** Writes of one entity or one edge. */
    static Vector<Scenario> single() {
        return Vector.of(
                write("create an entity", store -> store.entities(Doctor.TYPE).create(doctor(0)))
                        .repeated(is(AlreadyExists.class)),
                write("update an entity", store -> store.entities(Doctor.TYPE).update(doctorId(0), LONGER))
                        .given(store -> people(store, 1, 0))
                        .repeated(Either::isRight),
                write("replace an entity", store -> Either.right(""))
                        .given(store -> people(store, 1, 0))
                        .reading(before -> {
                            Versioned<Doctor> read = ok(before.entities(Doctor.TYPE)
                                            .load(doctorId(0)))
                                    .get();
                            return store -> store.entities(Doctor.TYPE)
                                    .replace(read.map(LONGER))
                                    .map(Versioned::value);
                        })
                        .repeated(is(VersionConflict.class)),
                write("link", store -> store.relationship(Care.TYPE).link(care(0, 0, 0)))
                        .given(store -> people(store, 1, 1))
                        .repeated(is(AlreadyLinked.class)),
                write(
                                "a put that creates",
                                store -> store.relationship(Care.TYPE).put(care(0, 0, 0)))
                        .given(store -> people(store, 1, 1))
                        .repeated(outcome(Outcome.UNCHANGED)),
                write(
                                "a put that replaces",
                                store -> store.relationship(Care.TYPE).put(care(0, 0, 9)))
                        .given(ClinicScenarios::onePair)
                        .repeated(outcome(Outcome.UNCHANGED)),
                write(
                                "a put that changes nothing",
                                store -> store.relationship(Care.TYPE).put(care(0, 0, 0)))
                        .given(ClinicScenarios::onePair),
                write("update an edge", store -> store.relationship(Care.TYPE).update(doctorId(0), patientId(0), LATER))
                        .given(ClinicScenarios::onePair)
                        .repeated(Either::isRight),
                write("unlink", store -> store.relationship(Care.TYPE).unlink(doctorId(0), patientId(0)))
                        .given(ClinicScenarios::onePair)
                        .repeated(ClinicScenarios::isFalse));
    }

    /** Deletes of a source and of a target of these degrees. */
    static Vector<Scenario> deletes(int... degrees) {
        return Vector.ofAll(degrees)
                .flatMap(degree -> degree == 0
                        ? Vector.of(deleteSource(degree), deleteAtItsVersion())
                        : Vector.of(deleteSource(degree), deleteTarget(degree)));
    }

    private static Scenario deleteSource(int degree) {
        return write(
                        Kind.RESUMED,
                        "delete a source of degree " + degree,
                        store -> store.entities(Doctor.TYPE).delete(doctorId(0)))
                .given(store -> hub(store, degree))
                .repeated(ClinicScenarios::isFalse);
    }

    private static Scenario deleteTarget(int degree) {
        return write(
                        Kind.RESUMED,
                        "delete a target of degree " + degree,
                        store -> store.entities(Patient.TYPE).delete(patientId(0)))
                .given(store -> {
                    people(store, degree, 2);
                    cares(store, Vector.range(0, degree).map(n -> care(n, 0, n)));
                    cares(store, Vector.range(0, Math.min(degree, 5)).map(n -> care(n, 1, n)));
                })
                .repeated(ClinicScenarios::isFalse);
    }

    private static Scenario deleteAtItsVersion() {
        return write(Kind.RESUMED, "delete an entity as it was read", store -> Either.right(""))
                .given(store -> hub(store, 1))
                .reading(before -> {
                    Versioned<Doctor> read =
                            ok(before.entities(Doctor.TYPE).load(doctorId(0))).get();
                    return store -> store.entities(Doctor.TYPE).delete(read);
                })
                .repeated(ClinicScenarios::isFalse);
    }

    /** Writes of many edges: new ones, changed ones, kept ones, one pair twice, one that dangles. */
    static Vector<Scenario> bulk(int size) {
        int third = size / 3;
        Vector<Care> put = Vector.range(0, third)
                .map(n -> care(0, n, n))
                .appendAll(Vector.range(third, 2 * third).map(n -> care(0, n, n + 1_000)))
                .appendAll(Vector.range(2 * third, size).map(n -> care(0, n, n)))
                .append(care(0, size - 1, 5_000))
                .append(care(1, 999, 0))
                .append(care(1, 0, 0));
        Vector<Care> replaced = put.dropRight(3);
        return Vector.of(
                write(
                                Kind.PIECEWISE,
                                "putAll of " + put.size(),
                                store -> store.relationship(Care.TYPE).putAll(put))
                        .given(store -> half(store, size, third))
                        .repeated(answer -> answer.isRight()
                                && answer.get() instanceof BulkReport<?> report
                                && report.rejected()
                                        .map(rejected -> rejected._1())
                                        .equals(Vector.of(size + 1))),
                write(
                                Kind.PIECEWISE,
                                "replaceOutgoing with " + replaced.size(),
                                store -> store.relationship(Care.TYPE).replaceOutgoing(doctorId(0), replaced))
                        .given(store -> {
                            half(store, size, third);
                            ok(store.entities(Patient.TYPE).create(patient(998)));
                            cares(store, Vector.of(care(0, 998, 0)));
                        })
                        .repeated(answer -> answer.isRight() && answer.get() instanceof Difference<?>));
    }

    private static void half(Repositories store, int size, int third) {
        people(store, 2, size);
        cares(store, Vector.range(0, 2 * third).map(n -> care(0, n, n)));
        cares(store, Vector.of(care(1, 1, 1)));
    }

    private static void onePair(Repositories store) {
        people(store, 2, 2);
        cares(store, Vector.of(care(0, 0, 0), care(0, 1, 1), care(1, 0, 2)));
    }

    private static Scenario write(String name, Function<Repositories, Either<StoreError, ?>> operation) {
        return write(Kind.ATOMIC, name, operation);
    }

    private static Scenario write(Kind kind, String name, Function<Repositories, Either<StoreError, ?>> operation) {
        return Scenario.of(name, Clinic.MODEL, kind, operation);
    }

    static Function<Either<StoreError, ?>, Boolean> is(Class<? extends StoreError> error) {
        return answer -> answer.isLeft() && error.isInstance(answer.getLeft());
    }

    static Function<Either<StoreError, ?>, Boolean> outcome(Outcome outcome) {
        return answer -> answer.isRight() && answer.get() instanceof PutResult<?> result && result.outcome() == outcome;
    }

    static boolean isFalse(Either<StoreError, ?> answer) {
        return answer.isRight() && Boolean.FALSE.equals(answer.get());
    }
}
