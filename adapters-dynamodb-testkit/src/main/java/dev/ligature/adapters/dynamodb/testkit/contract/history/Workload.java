package dev.ligature.adapters.dynamodb.testkit.contract.history;

import dev.ligature.adapters.dynamodb.testkit.contract.history.Call.Kind;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Random operations of some threads on a few doctors and patients of the clinic; the same seed draws the same ones. */
final class Workload {

    private static final int SOURCES = 2;
    private static final int TARGETS = 2;
    /** What is drawn, by frequency. */
    private static final List<Kind> KINDS = kinds();

    private final long seed;
    private final int threads;
    private final int calls;

    Workload(long seed, int threads, int calls) {
        this.seed = seed;
        this.threads = threads;
        this.calls = calls;
    }

    private static List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        add(kinds, 16, Kind.LINK);
        add(kinds, 14, Kind.PUT);
        add(kinds, 16, Kind.UPDATE);
        add(kinds, 14, Kind.UNLINK);
        add(kinds, 10, Kind.FIND);
        add(kinds, 6, Kind.CREATE_SOURCE, Kind.CREATE_TARGET);
        add(kinds, 3, Kind.DELETE_SOURCE, Kind.DELETE_TARGET);
        add(kinds, 4, Kind.FIND_SOURCE, Kind.UPDATE_SOURCE, Kind.REPLACE_SOURCE);
        add(kinds, 1, Kind.FIND_TARGET);
        return kinds;
    }

    private static void add(List<Kind> kinds, int times, Kind... more) {
        for (Kind kind : more) {
            kinds.addAll(Collections.nCopies(times, kind));
        }
    }

    /** Everything that exists at first: all entities, no edge. */
    static void begin(Repositories store) {
        for (int n = 0; n < SOURCES; n++) {
            Answers.ok(store.entities(Doctor.TYPE).create(doctor(n, n)));
        }
        for (int n = 0; n < TARGETS; n++) {
            Answers.ok(store.entities(Patient.TYPE).create(patient(n)));
        }
    }

    /** Runs the threads, dealt out to these stores, and answers all calls by the time of their answers. */
    List<Call> run(List<Repositories> stores, Threads how) {
        List<Call> history = Collections.synchronizedList(new ArrayList<>());
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        List<Runnable> work = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            Worker worker = new Worker(thread, stores.get(thread % stores.size()), how, history);
            work.add(() -> {
                try {
                    worker.run();
                } catch (RuntimeException | AssertionError e) {
                    failures.add(e);
                }
            });
        }
        how.run(work);
        if (!failures.isEmpty()) {
            throw new AssertionError("a call threw", failures.get(0));
        }
        return List.copyOf(history);
    }

    /** Reads everything once the threads are done, through a store that does not fail. */
    List<Call> readAll(Repositories store, Threads how) {
        List<Call> history = new ArrayList<>();
        Worker reader = new Worker(threads, store, how, history);
        for (int source = 0; source < SOURCES; source++) {
            reader.call(Kind.FIND_SOURCE, source, 0);
            for (int target = 0; target < TARGETS; target++) {
                reader.call(Kind.FIND, source, target);
            }
        }
        for (int target = 0; target < TARGETS; target++) {
            reader.call(Kind.FIND_TARGET, target, 0);
        }
        return history;
    }

    /** The first object whose calls no order of effects explains, with its calls. */
    static Option<String> unexplained(List<Call> history) {
        for (int source = 0; source < SOURCES; source++) {
            List<Step<EntityModel>> steps = EntityModel.steps(source, history);
            if (!Linearizer.explains(new EntityModel(source), steps)) {
                return Option.of(shown("source " + source, steps));
            }
            for (int target = 0; target < TARGETS; target++) {
                List<Step<EdgeModel>> edge = EdgeModel.steps(source, target, history);
                if (!Linearizer.explains(EdgeModel.INITIAL, edge)) {
                    return Option.of(shown("edge " + source + " -> " + target, edge));
                }
            }
        }
        return Option.none();
    }

    private static String shown(String what, List<? extends Step<?>> steps) {
        StringBuilder text =
                new StringBuilder("no order of effects explains ").append(what).append(':');
        steps.forEach(step -> text.append("\n  ").append(step));
        return text.toString();
    }

    private final class Worker {
        private final int thread;
        private final EntityRepository<Doctor> doctors;
        private final EntityRepository<Patient> patients;
        private final RelationshipRepository<Doctor, Patient, Care> cares;
        private final Threads how;
        private final List<Call> history;
        private final Random random;
        private final Map<Integer, Versioned<Doctor>> read = new HashMap<>();
        private final Map<Integer, Long> lastPut = new HashMap<>();
        private int number;

        Worker(int thread, Repositories store, Threads how, List<Call> history) {
            this.thread = thread;
            this.doctors = store.entities(Doctor.TYPE);
            this.patients = store.entities(Patient.TYPE);
            this.cares = store.relationship(Care.TYPE);
            this.how = how;
            this.history = history;
            this.random = new Random(seed * 31 + thread);
        }

        void run() {
            while (number < calls) {
                number++;
                call(KINDS.get(random.nextInt(KINDS.size())), random.nextInt(SOURCES), random.nextInt(TARGETS));
                how.pass();
            }
        }

        /** A number that no other call writes, with room for increments behind it. */
        private long fresh() {
            return (thread + 1) * 1_000_000L + number * 1_000L;
        }

        void call(Kind kind, int source, int target) {
            switch (kind) {
                case LINK -> {
                    long value = fresh();
                    record(
                            kind,
                            source,
                            target,
                            value,
                            () -> cares.link(care(source, target, value)).map(Worker.this::valueOf));
                }
                case PUT -> {
                    int pair = source * TARGETS + target;
                    long value = random.nextInt(4) == 0 ? lastPut.getOrDefault(pair, fresh()) : fresh();
                    lastPut.put(pair, value);
                    record(
                            kind,
                            source,
                            target,
                            value,
                            () -> cares.put(care(source, target, value))
                                    .map(result -> (long) result.outcome().ordinal()));
                }
                case UPDATE ->
                    record(
                            kind,
                            source,
                            target,
                            0,
                            () -> cares.update(
                                            doctorId(source),
                                            patientId(target),
                                            care -> care(
                                                    source,
                                                    target,
                                                    care.lastMeeting().getEpochSecond() + 1))
                                    .map(this::valueOf));
                case UNLINK ->
                    record(
                            kind,
                            source,
                            target,
                            0,
                            () -> cares.unlink(doctorId(source), patientId(target))
                                    .map(Worker::truth));
                case FIND ->
                    record(
                            kind,
                            source,
                            target,
                            0,
                            () -> cares.find(doctorId(source), patientId(target))
                                    .map(found -> found.map(this::valueOf).getOrElse(Call.NONE)));
                case CREATE_SOURCE -> {
                    long value = fresh();
                    record(
                            kind,
                            source,
                            0,
                            value,
                            () -> doctors.create(doctor(source, value)).map(Worker::valueOf));
                }
                case UPDATE_SOURCE ->
                    record(
                            kind,
                            source,
                            0,
                            0,
                            () -> doctors.update(doctorId(source), old -> doctor(source, valueOf(old) + 1))
                                    .map(Worker::valueOf));
                case FIND_SOURCE ->
                    record(
                            kind,
                            source,
                            0,
                            0,
                            () -> doctors.load(doctorId(source)).map(found -> {
                                found.forEach(versioned -> read.put(source, versioned));
                                return found.map(versioned -> valueOf(versioned.value()))
                                        .getOrElse(Call.NONE);
                            }));
                case REPLACE_SOURCE -> {
                    Versioned<Doctor> expected =
                            read.getOrDefault(source, new Versioned<>(doctor(source, 0), Version.of("none")));
                    if (!read.containsKey(source)) {
                        call(Kind.FIND_SOURCE, source, 0);
                        return;
                    }
                    long value = fresh();
                    record(
                            kind,
                            source,
                            (int) valueOf(expected.value()),
                            value,
                            () -> doctors.replace(expected.with(doctor(source, value)))
                                    .map(replaced -> {
                                        read.put(source, replaced);
                                        return valueOf(replaced.value());
                                    }));
                }
                case DELETE_SOURCE ->
                    record(
                            kind,
                            source,
                            0,
                            0,
                            () -> doctors.delete(doctorId(source)).map(Worker::truth));
                case CREATE_TARGET ->
                    record(
                            kind,
                            target,
                            0,
                            0,
                            () -> patients.create(patient(target)).map(created -> 1L));
                case DELETE_TARGET ->
                    record(
                            kind,
                            target,
                            0,
                            0,
                            () -> patients.delete(patientId(target)).map(Worker::truth));
                case FIND_TARGET ->
                    record(
                            kind,
                            target,
                            0,
                            0,
                            () -> patients.find(patientId(target)).map(found -> found.isDefined() ? 1 : Call.NONE));
            }
        }

        private void record(Kind kind, int source, int target, long value, Supplier<Either<StoreError, Long>> call) {
            long invoked = how.tick();
            Either<StoreError, Long> answer = call.get();
            history.add(new Call(kind, thread, source, target, value, invoked, how.tick(), answer));
        }

        private long valueOf(Care care) {
            return care.lastMeeting().getEpochSecond();
        }

        private static long valueOf(Doctor doctor) {
            return Long.parseLong(doctor.name());
        }

        private static long truth(boolean value) {
            return value ? 1 : 0;
        }
    }

    private static Id<Doctor> doctorId(int n) {
        return Doctor.TYPE.id("d" + n);
    }

    private static Id<Patient> patientId(int n) {
        return Patient.TYPE.id("p" + n);
    }

    private static Doctor doctor(int n, long value) {
        return ImmutableDoctor.builder()
                .id(doctorId(n))
                .name(Long.toString(value))
                .build();
    }

    private static Patient patient(int n) {
        return ImmutablePatient.builder().id(patientId(n)).name("Patient").build();
    }

    private static Care care(int source, int target, long value) {
        return ImmutableCare.builder()
                .doctor(doctorId(source))
                .patient(patientId(target))
                .lastMeeting(Instant.ofEpochSecond(value))
                .build();
    }
}
