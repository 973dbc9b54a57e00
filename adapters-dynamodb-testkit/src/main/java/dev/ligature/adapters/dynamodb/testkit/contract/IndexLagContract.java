package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.care;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.cares;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patient;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patientId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.people;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.StateCheck;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutableOwnership;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.domain.pets.Pets;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.MissingEndpoint;
import dev.ligature.ports.StoreError.Unsupported;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** F5: no decision rests on an index, entries that it should have lost harm nobody, and once it settled nothing is left. */
public interface IndexLagContract extends LayoutUnderTest {

    /** More writes than any test makes: the index hears of nothing until it settles. */
    int DEAF = 100_000;

    @TestFactory
    @Tag("F5")
    default Stream<DynamicTest> whileIndexesLagOperationsAnswerTheSameAndARepairLeavesNothing(Stage stage) {
        return Scenarios.small()
                .filter(Scenario::isWrite)
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Trial trial = Trial.of(stage, scenario);
                    for (int lag : new int[] {2, DEAF}) {
                        String what = "%s, indexes lag by %d writes".formatted(trial, lag);
                        Ground ground = trial.ground();
                        ground.clear();
                        FaultingClient client = ground.faulting().indexesLagBehind(lag);
                        try {
                            Repositories lagging = ground.open(client);
                            scenario.begin(lagging);
                            Either<StoreError, ?> answer =
                                    scenario.operation(lagging).apply(lagging);
                            assertThat(answer).as(what).isEqualTo(trial.answer());
                        } finally {
                            client.indexesLagBehind(0);
                        }
                        Answers.ok(ground.open().auditor().repair());
                        trial.assertDone(what);
                        trial.assertClean(what);
                    }
                }));
    }

    @TestFactory
    @Tag("F5")
    default Stream<DynamicTest> whileIndexesLagNoReadFails(Stage stage) {
        return Scenarios.reads()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Ground ground = stage.on(scenario.model());
                    FaultingClient client = ground.faulting().indexesLagBehind(3);
                    try {
                        Repositories lagging = ground.open(client);
                        scenario.begin(lagging);
                        var operation = scenario.operation(lagging);
                        assertThat(operation.apply(lagging).isRight()).isTrue();
                        client.settle();
                        removeEverything(scenario, lagging);
                        assertThat(operation.apply(lagging).isRight()).isTrue();
                    } finally {
                        client.indexesLagBehind(0);
                    }
                }));
    }

    private static void removeEverything(Scenario scenario, Repositories store) {
        scenario.model().entities().forEach(type -> removeAll(store, type));
    }

    private static <T> void removeAll(Repositories store, EntityType<T> type) {
        Answers.all(store.entities(type)::list)
                .forEach(entity -> ok(store.entities(type).delete(type.idOf(entity))));
    }

    @Test
    @Tag("F5")
    @Tag("B20")
    @Tag("B57")
    default void whoIsGoneIsInNoListingWhateverTheIndexSays(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 3, 3);
        for (int n = 0; n < 3; n++) {
            cares(ground.open(), Vector.of(care(n, 0, 0), care(0, n, n)));
        }
        FaultingClient client = ground.faulting().indexesLagBehind(DEAF);
        try {
            Repositories lagging = ground.open(client);
            RelationshipRepository<Doctor, Patient, Care> cares = lagging.relationship(Care.TYPE);
            assertThat(ok(lagging.entities(Doctor.TYPE).delete(doctorId(1)))).isTrue();
            assertThat(ok(cares.unlink(doctorId(2), patientId(0)))).isTrue();
            assertThat(ok(lagging.entities(Patient.TYPE).delete(patientId(2)))).isTrue();

            assertThat(ok(cares.sourcesOf(patientId(0), PageRequest.first()))
                            .items()
                            .map(joined -> joined.entity().id()))
                    .contains(doctorId(0))
                    .doesNotContain(doctorId(1));
            assertThat(ok(cares.targetsOf(doctorId(0), PageRequest.first()))
                            .items()
                            .map(joined -> joined.entity().id()))
                    .containsExactly(patientId(0), patientId(1));
            assertThat(ok(cares.sourcesAmong(patientId(0), Vector.of(doctorId(0), doctorId(1), doctorId(2)))))
                    .as("point reads")
                    .containsExactly(doctorId(0));
            assertThat(ok(cares.targetWithIncoming(patientId(2), PageRequest.first())))
                    .isEmpty();
        } finally {
            client.indexesLagBehind(0);
        }
        var unused = ok(ground.open().auditor().repair());
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
    }

    @Test
    @Tag("F5")
    default void existenceAndUniquenessAreDecidedWhileTheIndexIsBehind(Stage stage) {
        Ground ground = stage.on(Pets.MODEL);
        FaultingClient client = ground.faulting().indexesLagBehind(DEAF);
        try {
            Repositories lagging = ground.open(client);
            RelationshipRepository<Owner, Pet, Ownership> ownerships = lagging.relationship(Ownership.TYPE);
            ok(lagging.entities(Owner.TYPE)
                    .create(ImmutableOwner.builder()
                            .id(Owner.TYPE.id("o0"))
                            .name("Zero")
                            .build()));
            ok(lagging.entities(Owner.TYPE)
                    .create(ImmutableOwner.builder()
                            .id(Owner.TYPE.id("o1"))
                            .name("One")
                            .build()));
            ok(lagging.entities(Pet.TYPE)
                    .create(ImmutablePet.builder()
                            .id(Pet.TYPE.id("p"))
                            .type("cat")
                            .build()));
            ok(ownerships.link(ownership("o0", "p")));
            assertThat(ownerships.link(ownership("o0", "p")).getLeft()).isInstanceOf(StoreError.AlreadyLinked.class);
            assertThat(ownerships.link(ownership("o1", "p")).getLeft())
                    .isEqualTo(
                            new CardinalityViolation("ownership", End.TARGET, Pet.TYPE.id("p"), Owner.TYPE.id("o0")));
            assertThat(ok(ownerships.put(ownership("o1", "p"))).displaced()).containsExactly(ownership("o0", "p"));
            assertThat(ok(ownerships.unlink(Owner.TYPE.id("o0"), Pet.TYPE.id("p"))))
                    .isFalse();
            assertThat(ok(lagging.entities(Owner.TYPE).delete(Owner.TYPE.id("o1"))))
                    .isTrue();
            assertThat(ownerships.link(ownership("o1", "p")).getLeft())
                    .isEqualTo(new MissingEndpoint(End.SOURCE, "owner", Owner.TYPE.id("o1")));
        } finally {
            client.indexesLagBehind(0);
        }
        var unused = ok(ground.open().auditor().repair());
        assertThat(ok(ground.open().relationship(Ownership.TYPE).link(ownership("o0", "p"))))
                .isEqualTo(ownership("o0", "p"));
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
    }

    private static Ownership ownership(String owner, String pet) {
        return ImmutableOwnership.builder()
                .owner(Owner.TYPE.id(owner))
                .pet(Pet.TYPE.id(pet))
                .build();
    }

    @Test
    @Tag("F5")
    default void aNewLifeInheritsNoEdgeHoweverFarTheIndexIsBehind(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Duration settling = Duration.ofSeconds(5);
        FaultingClient client = ground.faulting().indexesLagBehind(DEAF);
        Pauses pauses = new Pauses();
        pauses.meanwhile(pause -> {
            if (pause.compareTo(settling) >= 0 || pauses.total().compareTo(settling) >= 0) {
                client.settle();
            }
        });
        try {
            Repositories lagging =
                    ground.open(ground.opening().over(client).pausing(pauses).settling(settling));
            people(lagging, 3, 2);
            cares(lagging, Vector.range(0, 3).map(n -> care(n, 0, n)).append(care(0, 1, 0)));
            assertThat(ok(lagging.entities(Patient.TYPE).delete(patientId(0)))).isTrue();
            assertThat(ok(lagging.entities(Patient.TYPE).find(patientId(0)))).isEmpty();
            assertThat(lagging.relationship(Care.TYPE).link(care(0, 0, 9)).getLeft())
                    .isEqualTo(new MissingEndpoint(End.TARGET, "patient", patientId(0)));

            ok(lagging.entities(Patient.TYPE).create(patient(0)));
            RelationshipRepository<Doctor, Patient, Care> cares = lagging.relationship(Care.TYPE);
            if (!cares.capabilities().strongPages().contains(Direction.INCOMING)) {
                assertThat(pauses.total()).as("waited for the index").isGreaterThanOrEqualTo(settling);
            }
            for (int n = 0; n < 3; n++) {
                assertThat(ok(cares.find(doctorId(n), patientId(0)))).isEmpty();
            }
            client.settle();
            assertThat(Answers.all(page -> cares.incoming(patientId(0), page))).isEmpty();
        } finally {
            client.indexesLagBehind(0);
        }
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).isEmpty();
    }

    @Test
    @Tag("F5")
    default void aDeleteThatAnIndexHidEdgesFromIsFinishedByARepair(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Duration settling = Duration.ofSeconds(5);
        FaultingClient client = ground.faulting().indexesLagBehind(DEAF);
        Pauses pauses = new Pauses();
        try {
            Repositories lagging =
                    ground.open(ground.opening().over(client).pausing(pauses).settling(settling));
            people(lagging, 2, 2);
            cares(lagging, Vector.of(care(0, 0, 0), care(1, 0, 1), care(0, 1, 2)));
            assertThat(ok(lagging.entities(Patient.TYPE).delete(patientId(0)))).isTrue();
            assertThat(Answers.all(page -> lagging.relationship(Care.TYPE).targetsOf(doctorId(0), page))
                            .map(Joined::edge))
                    .containsExactly(care(0, 1, 2));
            client.settle();
            pauses.pass(settling);
            var unused = ok(lagging.auditor().repair());
            client.settle();
            assertThat(Answers.all(page -> lagging.relationship(Care.TYPE).outgoing(doctorId(0), page)))
                    .containsExactly(care(0, 1, 2));
            assertThat(ok(lagging.entities(Patient.TYPE).delete(patientId(0)))).isFalse();
        } finally {
            client.indexesLagBehind(0);
        }
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).isEmpty();
    }

    @Test
    @Tag("F5")
    default void aStrongPageIsReadFromItemsOrRefusedBeforeAnythingIsSent(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 2, 2);
        cares(ground.open(), Vector.of(care(0, 0, 0), care(1, 0, 1), care(0, 1, 2)));
        RecordingClient client = RecordingClient.over(ground.plain());
        RelationshipRepository<Doctor, Patient, Care> cares =
                ground.open(client).relationship(Care.TYPE);
        strong(client, cares, Direction.OUTGOING, page -> cares.outgoing(doctorId(0), page));
        strong(client, cares, Direction.INCOMING, page -> cares.incoming(patientId(0), page));
    }

    private static void strong(
            RecordingClient client,
            RelationshipRepository<Doctor, Patient, Care> cares,
            Direction direction,
            Function<PageRequest, Either<StoreError, Page<Care>>> read) {
        client.clear();
        Either<StoreError, Page<Care>> answer = read.apply(PageRequest.first().strong());
        if (cares.capabilities().strongPages().contains(direction)) {
            assertThat(ok(answer).items()).hasSize(2);
            assertThat(client.calls(Operation.QUERY))
                    .allMatch(call -> call.index().isEmpty());
        } else {
            assertThat(answer.getLeft()).isInstanceOf(Unsupported.class);
            assertThat(client.requests()).isZero();
        }
    }
}
