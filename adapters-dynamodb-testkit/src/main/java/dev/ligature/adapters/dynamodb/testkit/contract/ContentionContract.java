package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.care;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.cares;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.hub;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patientId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.people;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.SideBySide;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.StateCheck;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.TableSet;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutableOwnership;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.domain.pets.Pets;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.OutcomeUnknown;
import dev.ligature.ports.StoreError.Transient;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** F2, in the shapes in which others met it: conflicts on a hub, batches that leave something over, repeated calls. */
public interface ContentionContract extends LayoutUnderTest {

    @Test
    @Tag("F2")
    @Tag("B24")
    default void conflictsThatPassAreRetried(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 1, 1);
        FaultingClient client = ground.faulting()
                .on(Operation.TRANSACT_WRITE_ITEMS)
                .at(1, 2)
                .fail(Fault.transactionCanceled("None", "TransactionConflict"));
        assertThat(ok(ground.open(client).relationship(Care.TYPE).link(care(0, 0, 0))))
                .isEqualTo(care(0, 0, 0));
        assertThat(client.faults()).isEqualTo(2);
        assertThat(ok(ground.open().relationship(Care.TYPE).outDegree(doctorId(0))))
                .isEqualTo(1);
    }

    @Test
    @Tag("F2")
    @Tag("B24")
    default void conflictsThatDoNotPassAreNoConflictOfTheCaller(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 1, 1);
        FaultingClient client = ground.faulting().onAnyItem().fail(Fault.transactionConflict());
        assertThat(ground.open(client)
                        .relationship(Care.TYPE)
                        .link(care(0, 0, 0))
                        .getLeft())
                .isInstanceOf(Transient.class);
        assertThat(ok(ground.open().relationship(Care.TYPE).outDegree(doctorId(0))))
                .isZero();
    }

    @Test
    @Tag("F2")
    @Tag("B24")
    default void manyLinkersOfOneHubAllSucceed(Stage stage) throws ExecutionException, InterruptedException {
        Ground ground = stage.on(Clinic.MODEL);
        int linkers = 20;
        people(ground.open(), 1, linkers);
        FaultingClient client = ground.faulting()
                .on(Operation.TRANSACT_WRITE_ITEMS)
                .withProbability(1, 0.4)
                .fail(Fault.transactionConflict());
        Repositories store = ground.open(client);
        ExecutorService threads = SideBySide.threads();
        try {
            List<Future<Either<StoreError, Care>>> links = new ArrayList<>();
            for (int n = 0; n < linkers; n++) {
                int patient = n;
                links.add(threads.submit(() -> store.relationship(Care.TYPE).link(care(0, patient, patient))));
            }
            for (Future<Either<StoreError, Care>> link : links) {
                ok(link.get());
            }
        } finally {
            threads.shutdown();
        }
        assertThat(client.faults()).isPositive();
        assertThat(ok(ground.open().relationship(Care.TYPE).outDegree(doctorId(0))))
                .isEqualTo(linkers);
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
    }

    /** R15 says so of a target that was taken before; one that is taken after the look is no one's to move either. */
    @Test
    @Tag("F2")
    @Tag("R15")
    default void aReplacementTakesNoTargetThatAnotherSourceGotMeanwhile(Stage stage) {
        Ground ground = stage.on(Pets.MODEL);
        Repositories store = ground.open();
        for (String name : List.of("first", "other")) {
            ok(store.entities(Owner.TYPE)
                    .create(ImmutableOwner.builder().id(Id.of(name)).name(name).build()));
            ok(store.entities(Pet.TYPE)
                    .create(ImmutablePet.builder().id(Id.of(name)).type(name).build()));
        }
        ok(store.relationship(Ownership.TYPE).link(ownership("first", "first")));
        FaultingClient client = ground.faulting()
                .on(Operation.TRANSACT_WRITE_ITEMS, Operation.PUT_ITEM, Operation.UPDATE_ITEM)
                .at(1)
                .fail((request, service) -> {
                    ok(store.relationship(Ownership.TYPE).link(ownership("other", "other")));
                    return service.apply(request);
                });
        assertThat(ground.open(client)
                        .relationship(Ownership.TYPE)
                        .replaceOutgoing(Id.of("first"), Vector.of(ownership("first", "other")))
                        .getLeft())
                .isEqualTo(new CardinalityViolation("ownership", End.TARGET, Id.of("other"), Id.of("other")));
        assertThat(client.faults()).isEqualTo(1);
        assertThat(ok(store.relationship(Ownership.TYPE).find(Id.of("other"), Id.of("other"))))
                .containsExactly(ownership("other", "other"));
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).isEmpty();
    }

    private static Ownership ownership(String owner, String pet) {
        return ImmutableOwnership.builder().owner(Id.of(owner)).pet(Id.of(pet)).build();
    }

    @Test
    @Tag("F2")
    @Tag("B15")
    default void aDeleteLeavesNothingWhereBatchesLeaveSomethingOver(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        hub(ground.open(), 60);
        FaultingClient client = ground.faulting().onAnyItem().fail(Fault.leftOvers(0.34, 5));
        assertThat(ok(ground.open(client).entities(Doctor.TYPE).delete(doctorId(0))))
                .isTrue();
        RelationshipRepository<?, ?, Care> cares = ground.open().relationship(Care.TYPE);
        assertThat(Answers.all(cares::list))
                .hasSize(6)
                .noneMatch(care -> care.doctor().equals(doctorId(0)));
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).isEmpty();
    }

    @Test
    @Tag("F2")
    @Tag("B15")
    default void aDeleteThatGaveUpIsFinishedByAnother(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        hub(ground.open(), 60);
        FaultingClient client = ground.faulting()
                .on(Operation.DELETE_ITEM, Operation.BATCH_WRITE_ITEM, Operation.TRANSACT_WRITE_ITEMS)
                .where(Once.after(12))
                .fail(Fault.throttled());
        Pauses pauses = new Pauses();
        Either<StoreError, Boolean> given = ground.open(
                        ground.opening().over(client).pausing(pauses))
                .entities(Doctor.TYPE)
                .delete(doctorId(0));
        if (given.isLeft()) {
            assertThat(given.getLeft()).isInstanceOfAny(Transient.class, OutcomeUnknown.class);
        }
        assertThat(ok(ground.open().entities(Doctor.TYPE).find(doctorId(0)))).isEmpty();
        assertThat(ok(ground.open().entities(Doctor.TYPE).delete(doctorId(0)))).isFalse();
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).isEmpty();
    }

    @Test
    @Tag("F2")
    @Tag("B16")
    default void leftOversThatStayAreGivenUpAfterFewGrowingPauses(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 60, 0);
        FaultingClient client = ground.faulting()
                .on(Operation.BATCH_GET_ITEM, Operation.BATCH_WRITE_ITEM)
                .fail(Fault.leftOvers(1, 5));
        Pauses pauses = new Pauses();
        Repositories store = ground.open(ground.opening().over(client).pausing(pauses));
        Either<StoreError, ?> answer =
                store.entities(Doctor.TYPE).findAll(Vector.range(0, 60).map(n -> doctorId(n)));
        if (client.faults() == 0) {
            assertThat(answer.isRight()).as("the layout reads no batches").isTrue();
            return;
        }
        assertThat(answer.getLeft()).isInstanceOf(Transient.class);
        assertThat(client.requests()).isLessThan(200);
        assertThat(pauses.total()).isLessThanOrEqualTo(TableSet.DEADLINE);
        assertThat(pauses.taken().get(3)).isGreaterThan(pauses.taken().get(0));
    }

    @Test
    @Tag("F2")
    default void putAllTellsEachEdgeThatWasNotStored(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 4, 60);
        FaultingClient client = ground.faulting()
                .on(Operation.PUT_ITEM, Operation.UPDATE_ITEM, Operation.TRANSACT_WRITE_ITEMS)
                .where(Once.after(1))
                .fail(Fault.throttled());
        Pauses pauses = new Pauses();
        Vector<Care> edges = Vector.range(0, 4).flatMap(d -> Vector.range(0, 60).map(p -> care(d, p, p)));
        var answer = ground.open(ground.opening().over(client).pausing(pauses))
                .relationship(Care.TYPE)
                .putAll(edges);
        Vector<Care> stored = Answers.all(ground.open().relationship(Care.TYPE)::list);
        if (answer.isLeft()) {
            assertThat(answer.getLeft()).isInstanceOf(Transient.class);
        } else {
            edges.zip(answer.get().outcomes()).forEach(entry -> {
                if (entry._2().isRight()) {
                    assertThat(stored).as("told as stored").contains(entry._1());
                } else {
                    assertThat(entry._2().getLeft()).isInstanceOfAny(Transient.class, OutcomeUnknown.class);
                }
            });
        }
        assertThat(stored.size()).as("not all, not none").isBetween(1, edges.size() - 1);
        assertThat(client.requests()).as("no attempts for each edge by itself").isLessThan(500);
    }

    @Test
    @Tag("F1")
    @Tag("B27")
    default void aPairThatIsLinkedUnlinkedAndLinkedAgainIsLinked(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), 1, 1);
        FaultingClient client = ground.faulting().onAnyItem().every(2).fail(Fault.noAnswer(Effect.AFTER));
        RelationshipRepository<?, ?, Care> undisturbed = ground.open().relationship(Care.TYPE);
        var cares = ground.open(client).relationship(Care.TYPE);
        for (int i = 0; i < 5; i++) {
            ok(cares.link(care(0, 0, 0)));
            assertThat(ok(cares.find(doctorId(0), patientId(0)))).contains(care(0, 0, 0));
            assertThat(cares.link(care(0, 0, 1)).getLeft()).isInstanceOf(AlreadyLinked.class);
            assertThat(ok(cares.put(care(0, 0, 0))).outcome()).isEqualTo(Outcome.UNCHANGED);
            assertThat(ok(cares.outDegree(doctorId(0)))).isEqualTo(1);
            assertThat(ok(cares.unlink(doctorId(0), patientId(0)))).isTrue();
            assertThat(ok(cares.unlink(doctorId(0), patientId(0)))).isFalse();
            assertThat(ok(cares.outDegree(doctorId(0)))).isZero();
        }
        ok(cares.link(care(0, 0, 0)));
        assertThat(Answers.all(undisturbed::list)).containsExactly(care(0, 0, 0));
        cares(ground.open(), Vector.of(care(0, 0, 0)));
        assertThat(client.faults()).isGreaterThan(10);
    }
}
