package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.care;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.cares;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.doctorId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.patientId;
import static dev.ligature.adapters.dynamodb.testkit.contract.scenario.ClinicScenarios.people;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** F2: however the service cuts its pages, listings are whole, in order, and in the pages that were asked for. */
public interface PagingContract extends LayoutUnderTest {

    /** What the service may do to a page. */
    private static Map<String, Fault> cuts() {
        return LinkedHashMap.<String, Fault>empty()
                .put("pages of one", Fault.shortPage(1))
                .put("pages of three", Fault.shortPage(3))
                .put("blank pages", Fault.blankPage())
                .put("an empty last key", Fault.emptyLastKey());
    }

    @TestFactory
    @Tag("F2")
    @Tag("B02")
    default Stream<DynamicTest> howeverPagesAreCutOperationsAnswerTheSame(Stage stage) {
        return Scenarios.small()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Trial trial = Trial.of(stage, scenario);
                    cuts().forEach((name, cut) -> {
                        String what = "%s, %s".formatted(trial, name);
                        Trial.Run run = trial.run(client ->
                                client.on(Operation.QUERY, Operation.SCAN).fail(cut));
                        assertThat(run.answer()).as(what).isEqualTo(trial.answer());
                        trial.assertDone(what);
                    });
                    String mixed = trial + ", all at once";
                    Trial.Run run = trial.run(client -> client.on(Operation.QUERY, Operation.SCAN)
                            .every(2)
                            .fail(Fault.blankPage())
                            .on(Operation.QUERY, Operation.SCAN)
                            .fail(Fault.emptyLastKey())
                            .on(Operation.QUERY, Operation.SCAN)
                            .fail(Fault.shortPage(2), Fault.shortPage(1)));
                    assertThat(run.answer()).as(mixed).isEqualTo(trial.answer());
                    trial.assertDone(mixed);
                }));
    }

    @Test
    @Tag("F2")
    @Tag("B02")
    @Tag("B04")
    default void pagesHoldWhatWasAskedForHoweverTheServiceCutsThem(Stage stage) {
        Ground ground = star(stage, 12);
        cuts().put("none", (request, service) -> service.apply(request)).forEach((name, cut) -> {
            RelationshipRepository<Doctor, Patient, Care> cares =
                    ground.open(ground.faulting().on(Operation.QUERY).fail(cut)).relationship(Care.TYPE);
            for (var listing : listings(cares).entrySet()) {
                Vector<Page<Care>> pages = pages(5, listing.getValue());
                assertThat(pages.map(page -> page.items().size()))
                        .as("%s, %s", listing.getKey(), name)
                        .containsExactly(5, 5, 2);
                assertThat(pages.flatMap(Page::items).distinct())
                        .as("%s, %s", listing.getKey(), name)
                        .hasSize(12);
            }
        });
    }

    /** How many requests a page of edges takes at the least, one of each place where edges of one entity lie. */
    default int requestsOfAPage() {
        return 1;
    }

    @Test
    @Tag("F2")
    @Tag("B03")
    default void aPageTakesFewRequestsAndIsNeverLongerThanAsked(Stage stage) {
        Ground ground = star(stage, 25);
        RecordingClient client = RecordingClient.over(ground.plain());
        RelationshipRepository<Doctor, Patient, Care> cares =
                ground.open(client).relationship(Care.TYPE);
        for (var listing : listings(cares).entrySet()) {
            client.clear();
            Page<Care> page = ok(listing.getValue().apply(PageRequest.first(10)));
            assertThat(page.items()).as(listing.getKey()).hasSize(10);
            assertThat(page.next()).as(listing.getKey()).isNotEmpty();
            assertThat(client.requests())
                    .as("requests, %s", listing.getKey())
                    .isLessThanOrEqualTo(requestsOfAPage() + 1);
        }
    }

    @Test
    @Tag("F2")
    @Tag("B09")
    default void theLastFullPageHasNoCursor(Stage stage) {
        Ground ground = star(stage, 10);
        RelationshipRepository<Doctor, Patient, Care> cares = ground.open(
                        ground.faulting().on(Operation.QUERY).fail(Fault.emptyLastKey()))
                .relationship(Care.TYPE);
        for (var listing : listings(cares).entrySet()) {
            assertThat(pages(5, listing.getValue()).map(page -> page.items().size()))
                    .as(listing.getKey())
                    .containsExactly(5, 5);
        }
    }

    /** Doctor 0 cares for so many patients, so many doctors care for patient 0, and others lie around them. */
    private static Ground star(Stage stage, int degree) {
        Ground ground = stage.on(Clinic.MODEL);
        people(ground.open(), degree, degree);
        cares(ground.open(), Vector.range(0, degree).map(n -> care(0, n, n)));
        cares(ground.open(), Vector.range(1, degree).map(n -> care(n, 0, n)));
        cares(ground.open(), Vector.of(care(1, 1, 0), care(2, 2, 0)));
        return ground;
    }

    private static java.util.Map<String, Function<PageRequest, Either<StoreError, Page<Care>>>> listings(
            RelationshipRepository<Doctor, Patient, Care> cares) {
        return java.util.Map.of(
                "outgoing", page -> cares.outgoing(doctorId(0), page),
                "outgoing, descending", page -> cares.outgoing(doctorId(0), page.descending()),
                "incoming", page -> cares.incoming(patientId(0), page),
                "incoming, descending", page -> cares.incoming(patientId(0), page.descending()));
    }

    private static Vector<Page<Care>> pages(int size, Function<PageRequest, Either<StoreError, Page<Care>>> read) {
        Vector<Page<Care>> pages = Vector.empty();
        Option<PageRequest> next = Option.of(PageRequest.first(size));
        while (next.isDefined()) {
            PageRequest request = next.get();
            Page<Care> page = Answers.ok(read.apply(request));
            pages = pages.append(page);
            assertThat(pages.size()).as("the walk ends").isLessThan(100);
            next = page.next().map(request::after);
        }
        return pages;
    }
}
