package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.care;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctor;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.Tables;
import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Opening;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.Unavailable;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** F2, of tables: they are waited for, creating them again is harmless, and one that is missing is said to be missing. */
public interface TableContract extends LayoutUnderTest {

    @Test
    @Tag("F2")
    @Tag("B66")
    default void tablesThatAreStillBeingCreatedAreWaitedFor(Stage stage) {
        waitsFor(
                stage,
                table -> table.toBuilder().tableStatus(TableStatus.CREATING).build());
    }

    @Test
    @Tag("F2")
    @Tag("B66")
    default void indexesThatAreStillBeingFilledAreWaitedFor(Stage stage) {
        waitsFor(
                stage,
                table -> table.globalSecondaryIndexes().isEmpty()
                        ? table.toBuilder().tableStatus(TableStatus.UPDATING).build()
                        : table.toBuilder()
                                .globalSecondaryIndexes(table.globalSecondaryIndexes().stream()
                                        .map(TableContract::filling)
                                        .toList())
                                .build());
    }

    private static GlobalSecondaryIndexDescription filling(GlobalSecondaryIndexDescription index) {
        return index.toBuilder()
                .indexStatus(IndexStatus.CREATING)
                .backfilling(true)
                .build();
    }

    private static void waitsFor(Stage stage, UnaryOperator<TableDescription> notReady) {
        Ground ground = stage.on(Clinic.MODEL);
        FaultingClient client = ground.faulting()
                .on(Operation.DESCRIBE_TABLE)
                .at(1, 2)
                .fail((request, service) -> {
                    DescribeTableResponse answer = (DescribeTableResponse) service.apply(request);
                    return answer.toBuilder()
                            .table(notReady.apply(answer.table()))
                            .build();
                });
        Pauses pauses = new Pauses();
        Tables tables = ground.tables(ground.opening().over(client).pausing(pauses));
        assertThat(ok(tables.create())).isEmpty();
        assertThat(pauses.taken()).hasSize(2);
        assertThat(ok(ground.open().entities(Doctor.TYPE).create(doctor(0)))).isEqualTo(doctor(0));
    }

    @Test
    @Tag("F2")
    @Tag("B66")
    default void tablesThatNeverBecomeReadyAreGivenUp(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        FaultingClient client = ground.faulting().on(Operation.DESCRIBE_TABLE).fail((request, service) -> {
            DescribeTableResponse answer = (DescribeTableResponse) service.apply(request);
            return answer.toBuilder()
                    .table(answer.table().toBuilder()
                            .tableStatus(TableStatus.CREATING)
                            .build())
                    .build();
        });
        Pauses pauses = new Pauses();
        assertThat(ground.tables(ground.opening().over(client).pausing(pauses))
                        .create()
                        .getLeft())
                .isInstanceOf(Unavailable.class);
        assertThat(pauses.total()).isLessThanOrEqualTo(Duration.ofMinutes(10));
    }

    @Test
    @Tag("F2")
    @Tag("B66")
    default void creatingTablesTwiceIsHarmless(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        ok(ground.open().entities(Doctor.TYPE).create(doctor(0)));
        Tables tables = ground.tables(ground.opening());
        assertThat(ok(tables.create())).isEmpty();
        assertThat(ok(tables.verify())).isEmpty();
        assertThat(ok(ground.open().entities(Doctor.TYPE).find(doctorId(0)))).contains(doctor(0));
    }

    @Test
    @Tag("F2")
    default void throttlingDoesNotKeepTablesFromBeingCreated(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Opening elsewhere = ground.opening().prefixed("again-");
        FaultingClient client = ground.faulting()
                .on(Operation.CREATE_TABLE, Operation.DESCRIBE_TABLE)
                .at(2, 3)
                .fail(Fault.throttled());
        Tables tables = ground.tables(elsewhere.over(client).pausing(new Pauses()));
        try {
            assertThat(ok(tables.create())).isEmpty();
        } finally {
            ok(ground.tables(elsewhere).delete());
        }
    }

    @Test
    @Tag("F2")
    @Tag("B66")
    default void aMissingTableIsNeverTakenForAMissingEntity(Stage stage) {
        Ground ground = stage.on(Clinic.MODEL);
        Opening nowhere = ground.opening().prefixed("nowhere-");
        Pauses pauses = new Pauses();
        Repositories store = ground.open(nowhere.pausing(pauses));
        var doctors = store.entities(Doctor.TYPE);
        var cares = store.relationship(Care.TYPE);
        Vector<Either<StoreError, ?>> answers = Vector.of(
                doctors.find(doctorId(0)),
                doctors.load(doctorId(0)),
                doctors.findAll(Vector.of(doctorId(0))),
                doctors.create(doctor(0)),
                doctors.update(doctorId(0), UnaryOperator.identity()),
                doctors.delete(doctorId(0)),
                doctors.list(PageRequest.first()),
                cares.find(doctorId(0), care(0, 0, 0).patient()),
                cares.link(care(0, 0, 0)),
                cares.put(care(0, 0, 0)),
                cares.unlink(doctorId(0), care(0, 0, 0).patient()),
                cares.outgoing(doctorId(0), PageRequest.first()),
                cares.incoming(care(0, 0, 0).patient(), PageRequest.first()),
                cares.outDegree(doctorId(0)),
                cares.putAll(Vector.of(care(0, 0, 0)))
                        .flatMap(report -> report.outcomes().head()),
                store.auditor().audit());
        assertThat(answers).allSatisfy(answer -> {
            assertThat(answer.isLeft()).as("%s", answer).isTrue();
            assertThat(answer.getLeft()).isInstanceOf(Unavailable.class);
            assertThat(answer.getLeft().message()).contains("table");
        });
        assertThat(pauses.taken()).as("waiting does not help").isEmpty();
        assertThat(ok(ground.tables(nowhere).verify())).isNotEmpty();
    }
}
