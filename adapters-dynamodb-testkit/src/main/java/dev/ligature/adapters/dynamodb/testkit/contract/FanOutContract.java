package dev.ligature.adapters.dynamodb.testkit.contract;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.CrashedException;
import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Rename;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Trial;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.FaultSettings;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Points;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Snapshot;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.StateCheck;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/** F3 of fan-outs: they go on from where they were cut, however often, and a later rename wins beside a repair. */
public interface FanOutContract extends LayoutUnderTest {

    /** Copies enough for a repair of several waves. */
    int FEW = 12;

    @TestFactory
    @Tag("F3")
    @Tag("B50")
    default Stream<DynamicTest> aFanOutThatIsCutAgainAndAgainGoesOnUntilNoCopyIsOld(
            Stage stage, TestReporter reporter) {
        return Scenarios.renames(FaultSettings.fanOut())
                .toJavaStream()
                .map(rename -> DynamicTest.dynamicTest(rename.what(), () -> {
                    Trial trial = renamedAndCut(stage, rename);
                    int cuts = repairedPieceByPiece(trial, rename);
                    reporter.publishEntry("cuts of one fan-out, " + rename, Integer.toString(cuts));
                    trial.assertDone(rename.what());
                    trial.assertClean(rename.what());
                    Snapshot repaired = trial.ground().snapshot();
                    assertThat(ok(trial.ground().open().auditor().repair()).repaired())
                            .isEmpty();
                    assertThat(trial.ground().snapshot().differences(repaired)).isEmpty();
                }));
    }

    /** The change itself is made, and its fan-out cut before the first copy. */
    private static Trial renamedAndCut(Stage stage, Rename rename) {
        Trial trial = Trial.of(stage, rename.scenario());
        cut(trial, rename);
        return trial;
    }

    private static void cut(Trial trial, Rename rename) {
        int request = 1;
        while (true) {
            int cut = request;
            trial.run(client -> client.crashAfter(cut, Effect.AFTER));
            if (ok(trial.ground().open().auditor().audit()).findings().nonEmpty()) {
                assertThat(rename.copies().apply(trial.ground().open()))
                        .as("copies before the first is carried")
                        .doesNotContain(Rename.NAME);
                return;
            }
            request++;
        }
    }

    /** Repairs, each cut one request later than the one before, until one comes to its end. */
    private static int repairedPieceByPiece(Trial trial, Rename rename) {
        int cuts = 0;
        long carried = 0;
        while (true) {
            Effect effect = Effect.values()[cuts % Effect.values().length];
            FaultingClient client = trial.ground().faulting().crashAfter(cuts + 1, effect);
            try {
                RepairReport repair = ok(trial.ground().open(client).auditor().repair());
                assertThat(repair.left()).isEmpty();
                return cuts;
            } catch (CrashedException e) {
                cuts++;
            }
            long now = rename.copies().apply(trial.ground().open()).count(Rename.NAME::equals);
            assertThat(now)
                    .as("carried copies after %d cuts, the last %s its request", cuts, effect)
                    .isGreaterThanOrEqualTo(carried);
            carried = now;
        }
    }

    @TestFactory
    @Tag("F3")
    @Tag("B50")
    default Stream<DynamicTest> aRenameBesideARepairWins(Stage stage) {
        return Scenarios.renames(FEW)
                .toJavaStream()
                .map(rename -> DynamicTest.dynamicTest(rename.what(), () -> {
                    Trial trial = renamedAndCut(stage, rename);
                    FaultingClient counting = trial.ground().faulting();
                    ok(trial.ground().open(counting).auditor().repair());
                    for (Effect effect : Effect.values()) {
                        for (long k : Points.of(counting.requests())) {
                            cut(trial, rename);
                            renamedBeside(trial.ground(), rename, k, effect);
                        }
                    }
                }));
    }

    private static void renamedBeside(Ground ground, Rename rename, long k, Effect effect) {
        String later = "The last name";
        FaultingClient client = ground.faulting().onAnyItem().at(k).fail((request, service) -> {
            if (effect == Effect.BEFORE) {
                ok(rename.rename().apply(ground.open(), later));
                return service.apply(request);
            }
            var answer = service.apply(request);
            ok(rename.rename().apply(ground.open(), later));
            return answer;
        });
        ok(ground.open(client).auditor().repair());
        String what = "%s, renamed again %s request %d of the repair".formatted(rename, effect, k);
        assertThat(rename.copies().apply(ground.open()).toSet()).as(what).containsExactly(later);
        StateCheck.check(ground.model(), ground.open(), Vector.empty(), 1);
        assertThat(ok(ground.open().auditor().audit()).findings()).as(what).isEmpty();
    }
}
