package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.LATER;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.LONGER;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.care;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.cares;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctor;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patientId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.people;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.FaultingHttpClient;
import dev.ligature.adapters.dynamodb.testkit.HttpFault;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.FaultSettings;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Points;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.OutcomeUnknown;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** F1: a response that is lost after its request took effect is a success, once, or the outcome is unknown. */
public interface LostResponseContract extends LayoutUnderTest {

    /** How many of an item's last writes are known, so that one of them is recognised. */
    int REMEMBERED = 8;

    @TestFactory
    @Tag("F1")
    @Tag("B26")
    default Stream<DynamicTest> whicheverResponseIsLostTheOperationSucceedsOnce(Stage stage) {
        return Scenarios.small()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Trial trial = Trial.of(stage, scenario);
                    for (long k : Points.of(trial.requests())) {
                        String what = "%s, the response of request %d lost".formatted(trial, k);
                        Trial.Run run =
                                trial.run(client -> client.onAnyItem().at(k).fail(Fault.noAnswer(Effect.AFTER)));
                        assertThat(run.client().faults()).as("faults, %s", what).isEqualTo(1);
                        assertThat(run.answer()).as(what).isEqualTo(trial.answer());
                        trial.assertDone(what);
                        trial.assertClean(what);
                    }
                }));
    }

    @TestFactory
    @Tag("F1")
    @Tag("B26")
    default Stream<DynamicTest> whicheverAttemptsResponseIsLostUnderTheSdksRetriesTheOperationSucceedsOnce(
            Stage stage) {
        FaultingHttpClient http =
                FaultingHttpClient.over(stage.on(Clinic.MODEL).engine().httpClient());
        DynamoDbClient retrying = stage.on(Clinic.MODEL)
                .engine()
                .clientBuilder()
                .httpClient(http)
                .overrideConfiguration(
                        override -> override.retryStrategy(AwsRetryStrategy.standardRetryStrategy().toBuilder()
                                .backoffStrategy(BackoffStrategy.retryImmediately())
                                .build()))
                .build();
        return Scenarios.small()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Trial trial = Trial.of(stage, scenario);
                    for (long k : Points.of(trial.requests())) {
                        long faults = http.faults();
                        http.heal()
                                .on(request ->
                                        FaultingHttpClient.operationOf(request).isItemLevel())
                                .at(k)
                                .fail(HttpFault.responseLost());
                        String what = "%s, the response of attempt %d lost".formatted(trial, k);
                        assertThat(trial.run(retrying)).as(what).isEqualTo(trial.answer());
                        assertThat(http.faults() - faults)
                                .as("faults, %s", what)
                                .isEqualTo(1);
                        http.heal();
                        trial.assertDone(what);
                        trial.assertClean(what);
                    }
                }));
    }

    @Test
    @Tag("F1")
    @Tag("B26")
    default void countersCountEachChangeOnceHoweverManyResponsesAreLost(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 1, 1);
        cares(ground.open(), Vector.of(care(0, 0, 0)));
        FaultingClient client = ground.faulting()
                .onAnyItem()
                .withProbability(FaultSettings.seed(), 0.4)
                .fail(Fault.noAnswer(Effect.AFTER), Fault.internalServerError(Effect.AFTER));
        Repositories store = ground.open(client);
        for (int i = 0; i < 60; i++) {
            ok(store.entities(Doctor.TYPE).update(doctorId(0), LONGER));
            ok(store.relationship(Care.TYPE).update(doctorId(0), patientId(0), LATER));
        }
        assertThat(client.faults()).isGreaterThan(60);
        assertThat(ok(ground.open().entities(Doctor.TYPE).find(doctorId(0)))
                        .get()
                        .name())
                .isEqualTo("Doctor 0" + "+".repeat(60));
        assertThat(ok(ground.open().relationship(Care.TYPE).find(doctorId(0), patientId(0))))
                .contains(care(0, 0, 60));
    }

    @Test
    @Tag("F1")
    default void anUpdateIsRecognisedAfterAFewOtherWriters(Stage stage) {
        for (int others = 0; others < REMEMBERED; others++) {
            assertThat(entityUpdateBefore(stage, others))
                    .as("%d others", others)
                    .isTrue();
            assertThat(edgeUpdateBefore(stage, others)).as("%d others", others).isTrue();
        }
    }

    @Test
    @Tag("F1")
    default void anUpdateHappensOnceAndMayBeUnknownAfterMoreOtherWritersThanAreRemembered(Stage stage) {
        assertThat(entityUpdateBefore(stage, REMEMBERED + 1)).isFalse();
        // An edge of several items is changed by a transaction, and the service remembers its token whoever wrote
        // since.
        boolean unused = edgeUpdateBefore(stage, REMEMBERED + 1);
    }

    /**
     * Loses an update's response while others write, and counts that it happened once; whether it succeeds, and not
     * OutcomeUnknown, its only alternative.
     */
    private static boolean entityUpdateBefore(Stage stage, int others) {
        return updateBefore(
                stage,
                others,
                store -> store.entities(Doctor.TYPE).update(doctorId(0), LONGER),
                store -> ok(store.entities(Doctor.TYPE).find(doctorId(0)))
                                .get()
                                .name()
                                .length()
                        - doctor(0).name().length());
    }

    private static boolean edgeUpdateBefore(Stage stage, int others) {
        return updateBefore(
                stage,
                others,
                store -> store.relationship(Care.TYPE).update(doctorId(0), patientId(0), LATER),
                store -> (int) (ok(store.relationship(Care.TYPE).find(doctorId(0), patientId(0)))
                                .get()
                                .lastMeeting()
                                .getEpochSecond()
                        - care(0, 0, 0).lastMeeting().getEpochSecond()));
    }

    private static boolean updateBefore(
            Stage stage,
            int others,
            Function<Repositories, Either<StoreError, ?>> update,
            Function<Repositories, Integer> count) {
        Ground ground = stage.on(Clinic.MODEL);
        Repositories undisturbed = ground.open();
        people(undisturbed, 1, 1);
        cares(undisturbed, Vector.of(care(0, 0, 0)));
        Either<StoreError, ?> answer = update.apply(ground.open(losing(ground, () -> {
            for (int i = 0; i < others; i++) {
                ok(update.apply(undisturbed));
            }
        })));
        assertThat(count.apply(undisturbed)).as("counted").isEqualTo(others + 1);
        if (answer.isLeft()) {
            assertThat(answer.getLeft()).isInstanceOf(OutcomeUnknown.class);
        }
        return answer.isRight();
    }

    /** A client that loses the response of the first write, and lets something happen before it says so. */
    private static FaultingClient losing(Ground ground, Runnable meanwhile) {
        return ground.faulting()
                .on((DynamoDbRequest request) -> Operation.of(request).isWrite())
                .at(1)
                .fail((request, service) -> {
                    var unused = service.apply(request);
                    meanwhile.run();
                    return Fault.noAnswer(Effect.BEFORE).around(request, service);
                });
    }

    @Test
    @Tag("F1")
    default void anUnlinkThatWasLostLeavesWhatAnotherLinkedAfterIt(Stage stage) {
        afterALostWrite(
                stage,
                store -> cares(store, Vector.of(care(0, 0, 0))),
                store -> store.relationship(Care.TYPE).unlink(doctorId(0), patientId(0)),
                other -> cares(other, Vector.of(care(0, 0, 7))),
                true,
                store -> assertThat(ok(store.relationship(Care.TYPE).find(doctorId(0), patientId(0))))
                        .contains(care(0, 0, 7)));
    }

    @Test
    @Tag("F1")
    default void aLinkThatWasLostStaysAwayIfAnotherUnlinkedIt(Stage stage) {
        afterALostWrite(
                stage,
                store -> {},
                store -> store.relationship(Care.TYPE).link(care(0, 0, 0)),
                other -> assertThat(ok(other.relationship(Care.TYPE).unlink(doctorId(0), patientId(0))))
                        .isTrue(),
                care(0, 0, 0),
                store -> assertThat(ok(store.relationship(Care.TYPE).find(doctorId(0), patientId(0))))
                        .isEmpty());
    }

    @Test
    @Tag("F1")
    default void aPutThatWasLostStaysAwayIfAnotherUnlinkedIt(Stage stage) {
        afterALostWrite(
                stage,
                store -> {},
                store -> store.relationship(Care.TYPE).put(care(0, 0, 0)).map(result -> result.edge()),
                other -> assertThat(ok(other.relationship(Care.TYPE).unlink(doctorId(0), patientId(0))))
                        .isTrue(),
                care(0, 0, 0),
                store -> assertThat(ok(store.relationship(Care.TYPE).find(doctorId(0), patientId(0))))
                        .isEmpty());
    }

    @Test
    @Tag("F1")
    default void aCreateThatWasLostStaysAwayIfAnotherDeletedIt(Stage stage) {
        afterALostWrite(
                stage,
                store -> {},
                store -> store.entities(Doctor.TYPE).create(doctor(9)),
                other -> assertThat(ok(other.entities(Doctor.TYPE).delete(doctorId(9))))
                        .isTrue(),
                doctor(9),
                store -> assertThat(ok(store.entities(Doctor.TYPE).find(doctorId(9))))
                        .isEmpty());
    }

    @Test
    @Tag("F1")
    default void aDeleteThatWasLostLeavesWhatAnotherCreatedAfterIt(Stage stage) {
        afterALostWrite(
                stage,
                store -> ok(store.entities(Doctor.TYPE).create(doctor(9))),
                store -> store.entities(Doctor.TYPE).delete(doctorId(9)),
                other -> {
                    ok(other.entities(Doctor.TYPE).create(ClinicScenarios.LONGER.apply(doctor(9))));
                    cares(other, Vector.of(care(9, 0, 7)));
                },
                true,
                store -> {
                    assertThat(ok(store.entities(Doctor.TYPE).find(doctorId(9))))
                            .contains(LONGER.apply(doctor(9)));
                    assertThat(ok(store.relationship(Care.TYPE).find(doctorId(9), patientId(0))))
                            .contains(care(9, 0, 7));
                });
    }

    /** Loses a write's response, lets another one act, and sees: the success, or OutcomeUnknown, and the other one's effect. */
    private static void afterALostWrite(
            Stage stage,
            Consumer<Repositories> before,
            Function<Repositories, Either<StoreError, ?>> operation,
            Consumer<Repositories> other,
            Object success,
            Consumer<Repositories> after) {
        Ground ground = stage.on(Clinic.MODEL);
        Repositories undisturbed = ground.open();
        people(undisturbed, 1, 1);
        before.accept(undisturbed);
        Either<StoreError, ?> answer = operation.apply(ground.open(losing(ground, () -> other.accept(undisturbed))));
        if (answer.isRight()) {
            assertThat((Object) answer.get()).isEqualTo(success);
        } else {
            assertThat(answer.getLeft()).isInstanceOf(OutcomeUnknown.class);
        }
        after.accept(undisturbed);
        assertThat(ok(undisturbed.auditor().audit()).findings()).isEmpty();
    }
}
