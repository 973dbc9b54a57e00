package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.FaultSettings;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Points;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Snapshot;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.control.Either;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/** F3: whoever dies in the middle of an operation leaves nothing that the operation run again, or a repair, does not mend. */
public interface CrashContract extends LayoutUnderTest {

    @TestFactory
    @Tag("F3")
    default Stream<DynamicTest> whatACrashLeavesIsMendedByTheOperationAgain(Stage stage, TestReporter reporter) {
        return everyWrite(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            int points = atEachCrash(trial, (what, crash) -> {
                Either<StoreError, ?> second = trial.again();
                assertThat(scenario.mayAnswerAgain(second, trial.answer()))
                        .as("the second answer, %s, %s", second, what)
                        .isTrue();
                trial.assertDoneOnceOrTwice(what);
                trial.assertClean(what);
            });
            report(reporter, trial, "run again", points);
        });
    }

    @TestFactory
    @Tag("F3")
    default Stream<DynamicTest> whatACrashLeavesIsMendedByARepairAndASecondOneChangesNothing(
            Stage stage, TestReporter reporter) {
        return everyWrite(scenario -> {
            Trial trial = Trial.of(stage, scenario);
            int points = atEachCrash(trial, (what, crash) -> {
                Auditor auditor = trial.ground().open().auditor();
                RepairReport repair = Answers.ok(auditor.repair());
                assertThat(repair.left()).as("left by the repair, %s", what).isEmpty();
                trial.assertConsistent(what);
                trial.assertClean(what);
                Snapshot repaired = trial.ground().snapshot();
                assertThat(Answers.ok(auditor.repair()).repaired())
                        .as("repaired twice, %s", what)
                        .isEmpty();
                assertThat(trial.ground().snapshot().differences(repaired))
                        .as("changed by a second repair, %s", what)
                        .isEmpty();
            });
            report(reporter, trial, "repaired", points);
        });
    }

    private static void report(TestReporter reporter, Trial trial, String then, int points) {
        reporter.publishEntry(
                "crash points, " + trial + ", " + then, points + " of " + Effect.values().length * trial.requests());
    }

    private static Stream<DynamicTest> everyWrite(Consumer<Scenario> test) {
        return Scenarios.writes(new int[] {0, 1, 30, FaultSettings.degree()}, FaultSettings.copies(), 60)
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> test.accept(scenario)));
    }

    /** Crashes at the requests of the operation, before and after their effect; answers how often. */
    private static int atEachCrash(Trial trial, BiConsumer<String, Trial.Run> afterCrash) {
        int points = 0;
        for (Effect effect : Effect.values()) {
            for (long k : Points.of(trial.requests())) {
                Trial.Run run = trial.run(client -> client.crashAfter(k, effect));
                String what = "%s, crashed %s the effect of request %d"
                        .formatted(trial, effect.name().toLowerCase(Locale.ROOT), k);
                assertThat(run.crashed())
                        .as("no answer comes after a crash: %s", what)
                        .isTrue();
                afterCrash.accept(what, run);
                points++;
            }
        }
        return points;
    }
}
