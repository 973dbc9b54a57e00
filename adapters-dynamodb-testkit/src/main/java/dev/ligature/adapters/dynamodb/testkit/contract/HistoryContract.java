package dev.ligature.adapters.dynamodb.testkit.contract;

import dev.ligature.adapters.dynamodb.testkit.contract.history.Histories;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.FaultSettings;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * F4: whatever threads do at once, under faults, one order of effects explains what each of them was answered, and at rest
 * nothing dangles or is kept at one end only.
 */
public interface HistoryContract extends LayoutUnderTest {

    @Test
    @Tag("F4")
    default void historiesOfRequestsInADrawnOrderAreLinearizable(Stage stage, TestReporter reporter) {
        int histories = FaultSettings.histories();
        long calls = 0;
        for (int i = 0; i < histories; i++) {
            calls += Histories.inTurns(stage, FaultSettings.seed() + i);
        }
        reporter.publishEntry("histories in turns", histories + " of " + calls + " calls");
    }

    @Test
    @Tag("F4")
    default void historiesOfThreadsThatRunFreelyAreLinearizable(Stage stage, TestReporter reporter) {
        int histories = FaultSettings.histories() / 5;
        long calls = 0;
        for (int i = 0; i < histories; i++) {
            calls += Histories.free(stage, FaultSettings.seed() + i);
        }
        reporter.publishEntry("free histories", histories + " of " + calls + " calls");
    }
}
