package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.people;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Points;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.SideBySide;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.TableSet;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.OutcomeUnknown;
import dev.ligature.ports.StoreError.Throttled;
import dev.ligature.ports.StoreError.Transient;
import dev.ligature.ports.StoreError.Unavailable;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** F2: what passes is retried with growing pauses within the deadline; what does not is told, and nothing half is told whole. */
public interface RetryContract extends LayoutUnderTest {

    /** What may go wrong once and be right the next time. */
    private static Map<String, Fault> passing() {
        return LinkedHashMap.<String, Fault>empty()
                .put("the throughput exceeded", Fault.throughputExceeded())
                .put("throttling", Fault.throttled())
                .put("the account's limit", Fault.requestLimitExceeded())
                .put("a conflict with a transaction", Fault.transactionConflict())
                .put("a conflict at the second item", atTheSecondItem())
                .put("throttling within a transaction", Fault.transactionCanceled("ThrottlingError"))
                .put("a transaction in progress", Fault.transactionInProgress())
                .put("a server error before the effect", Fault.internalServerError(Effect.BEFORE))
                .put("a server error after the effect", Fault.internalServerError(Effect.AFTER))
                .put("unavailability before the effect", Fault.serviceUnavailable(Effect.BEFORE))
                .put("unavailability after the effect", Fault.serviceUnavailable(Effect.AFTER))
                .put("a connection cut before the effect", Fault.noAnswer(Effect.BEFORE))
                .put("left-overs", Fault.leftOvers(0.4, 7));
    }

    private static Fault atTheSecondItem() {
        Fault conflict = Fault.transactionCanceled("None", "TransactionConflict");
        return (request, service) -> request instanceof TransactWriteItemsRequest write
                        && write.transactItems().size() < 2
                ? service.apply(request)
                : conflict.around(request, service);
    }

    @TestFactory
    @Tag("F2")
    default Stream<DynamicTest> whicheverRequestMeetsWhicheverFaultTheOperationSucceeds(Stage stage) {
        return everySmall(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            passing().forEach((name, fault) -> {
                for (long k = 1; k <= trial.requests(); k++) {
                    long at = k;
                    String what = "%s, %s at request %d".formatted(trial, name, k);
                    if (!(k == 1 ? Points.isDrawnAtFirst(what) : Points.isDrawn(what))) {
                        continue;
                    }
                    Trial.Run run =
                            trial.run(client -> client.onAnyItem().at(at).fail(fault));
                    assertThat(run.answer()).as(what).isEqualTo(trial.answer());
                    if (run.client().requests() > trial.requests()) {
                        assertThat(run.pauses().taken()).as("pauses, %s", what).isNotEmpty();
                    }
                    trial.assertDone(what);
                }
            });
        });
    }

    @TestFactory
    @Tag("F2")
    default Stream<DynamicTest> anOperationSurvivesManyFaultsOfAllKinds(Stage stage) {
        return everySmall(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            for (int seed = 1; seed <= 5; seed++) {
                int drawn = seed;
                String what = "%s, seed %d".formatted(trial, seed);
                Trial.Run run = trial.run(client -> passing()
                        .values()
                        .toVector()
                        .zipWithIndex()
                        .forEach(entry -> client.onAnyItem()
                                .withProbability(100L * drawn + entry._2(), 0.06)
                                .atMost(3)
                                .fail(entry._1())));
                assertThat(run.answer()).as(what).isEqualTo(trial.answer());
                trial.assertDone(what);
                trial.assertClean(what);
            }
        });
    }

    @TestFactory
    @Tag("F2")
    @Tag("B16")
    default Stream<DynamicTest> aFaultThatDoesNotPassIsToldWithinTheDeadline(Stage stage) {
        ExecutorService threads = SideBySide.threads();
        return everySmall(scenario -> {
                    Trial trial = Trial.of(stage, scenario);
                    passing()
                            .forEach((name, fault) -> Vector.of(1L, 2L, (1 + trial.requests()) / 2, trial.requests())
                                    .filter(k -> k <= trial.requests())
                                    .distinct()
                                    .filter(k -> Points.isDrawn("%s, %s from request %d".formatted(trial, name, k)))
                                    .forEach(k -> {
                                        String what = "%s, %s from request %d on".formatted(trial, name, k);
                                        AtomicLong seen = new AtomicLong();
                                        Trial.Run run = trial.run(client -> client.onAnyItem()
                                                .where(request -> seen.incrementAndGet() >= k)
                                                .fail(fault));
                                        assertThat(run.pauses().total())
                                                .as("pauses, %s", what)
                                                .isLessThanOrEqualTo(longest(trial));
                                        told(trial, run.answer(), what);
                                    }));
                })
                .onClose(threads::shutdown);
    }

    /** A piece of many that proves to be done after a pause begins the deadline anew: in all less than twice as long. */
    private static Duration longest(Trial trial) {
        Kind kind = trial.scenario().kind();
        return kind == Kind.PIECEWISE || kind == Kind.RESUMED ? TableSet.DEADLINE.multipliedBy(2) : TableSet.DEADLINE;
    }

    /** What may be told of an operation that was given up, and what may be seen then. */
    private static void told(Trial trial, Either<StoreError, ?> answer, String what) {
        if (answer.isLeft()) {
            assertThat(answer.getLeft())
                    .as(what)
                    .isInstanceOfAny(Throttled.class, Unavailable.class, OutcomeUnknown.class);
        }
        Kind kind = trial.scenario().kind();
        if (kind == Kind.READ) {
            if (answer.isLeft()) {
                assertThat(answer.getLeft()).as(what).isInstanceOf(Transient.class);
            } else {
                assertThat(answer).as(what).isEqualTo(trial.answer());
            }
        } else if (answer.isRight()) {
            if (kind != Kind.PIECEWISE) {
                assertThat(answer).as(what).isEqualTo(trial.answer());
            }
            if (kind == Kind.ATOMIC) {
                trial.assertDone(what);
            }
        } else if (kind == Kind.ATOMIC && answer.getLeft() instanceof Transient) {
            trial.assertNothingDone(what);
        }
        if (kind == Kind.RESUMED || kind == Kind.PIECEWISE) {
            Answers.ok(trial.ground().open().auditor().repair());
        }
        trial.assertConsistent(what);
        trial.assertClean(what);
    }

    @Test
    @Tag("F2")
    @Tag("B16")
    default void pausesGrowAndNoTwoStoresPauseInStep(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Vector<Vector<Duration>> runs = Vector.range(0, 30).map(n -> {
            Pauses pauses = new Pauses();
            FaultingClient client = ground.faulting().onAnyItem().fail(Fault.throttled());
            assertThat(ground.open(ground.opening().over(client).pausing(pauses))
                            .entities(Doctor.TYPE)
                            .find(doctorId(0))
                            .getLeft())
                    .isInstanceOf(Throttled.class);
            assertThat(client.requests())
                    .as("attempts")
                    .isEqualTo(pauses.taken().size() + 1L);
            assertThat(pauses.total()).isLessThanOrEqualTo(TableSet.DEADLINE);
            return Vector.ofAll(pauses.taken());
        });
        assertThat(runs).as("attempts are few").allMatch(pauses -> pauses.size() >= 4 && pauses.size() <= 200);
        assertThat(runs.map(pauses -> pauses.get(0)).distinct()).as("jitter").hasSizeGreaterThan(10);
        assertThat(average(runs, 3)).as("growth").isGreaterThan(2 * average(runs, 0));
        assertThat(runs.flatMap(pauses -> pauses)).as("no busy loop").allMatch(pause -> pause.toNanos() > 0);
    }

    private static double average(Vector<Vector<Duration>> runs, int n) {
        return runs.map(pauses -> pauses.get(n).toNanos()).average().get();
    }

    @Test
    @Tag("F2")
    default void aShorterDeadlineIsKept(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Duration deadline = Duration.ofMillis(300);
        Pauses pauses = new Pauses();
        assertThat(ground.open(ground.opening()
                                .over(ground.faulting().onAnyItem().fail(Fault.throttled()))
                                .pausing(pauses)
                                .within(deadline))
                        .entities(Doctor.TYPE)
                        .find(doctorId(0))
                        .getLeft())
                .isInstanceOf(Throttled.class);
        assertThat(pauses.total()).isLessThanOrEqualTo(deadline);
    }

    @TestFactory
    @Tag("F2")
    @Tag("B16")
    default Stream<DynamicTest> anInterruptDuringAPauseEndsTheOperationAndIsKept(Stage stage) {
        return everySmall(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            Trial.Run run = trial.run(
                    client -> client.onAnyItem().fail(Fault.throttled()),
                    opening -> opening.pausing(new Pauses().interrupt()));
            assertThat(Thread.interrupted()).as("the thread's flag, %s", trial).isTrue();
            assertThat(run.client().requests()).as("requests, %s", trial).isLessThanOrEqualTo(trial.requests());
            interrupted(scenario, run.answer());
        });
    }

    @TestFactory
    @Tag("F2")
    default Stream<DynamicTest> anInterruptBeforeTheOperationEndsItAndIsKept(Stage stage) {
        return everySmall(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            var operation = trial.begin();
            var store = trial.ground().open();
            Either<StoreError, ?> answer;
            boolean kept;
            Thread.currentThread().interrupt();
            try {
                answer = operation.apply(store);
            } finally {
                kept = Thread.interrupted();
            }
            assertThat(kept).as("the thread's flag, %s", trial).isTrue();
            interrupted(scenario, answer);
            trial.assertConsistent(scenario.name());
        });
    }

    private static void interrupted(Scenario scenario, Either<StoreError, ?> answer) {
        assertThat(answer.isLeft()).as("%s: %s", scenario, answer).isTrue();
        assertThat(answer.getLeft())
                .as(scenario.name())
                .isInstanceOfAny(
                        scenario.isWrite()
                                ? new Class<?>[] {OutcomeUnknown.class, Unavailable.class}
                                : new Class<?>[] {Unavailable.class});
    }

    @Test
    @Tag("F2")
    default void anErrorThatCannotPassIsToldAtOnce(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 1, 0);
        Pauses pauses = new Pauses();
        FaultingClient client = ground.faulting().onAnyItem().fail((request, service) -> {
            throw ResourceNotFoundException.builder()
                    .message("Requested resource not found")
                    .statusCode(400)
                    .build();
        });
        var store = ground.open(ground.opening().over(client).pausing(pauses));
        assertThat(store.entities(Doctor.TYPE).find(doctorId(0)).getLeft()).isInstanceOf(Unavailable.class);
        assertThat(store.entities(Doctor.TYPE).delete(doctorId(0)).getLeft()).isInstanceOf(Unavailable.class);
        assertThat(pauses.taken()).isEmpty();
    }

    private static Stream<DynamicTest> everySmall(Consumer<Scenario> test) {
        return Scenarios.small()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> test.accept(scenario)));
    }
}
