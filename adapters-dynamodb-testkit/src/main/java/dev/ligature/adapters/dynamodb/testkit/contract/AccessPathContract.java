package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.ports.Repositories;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** F6: nothing is found by reading everything, but where everything is asked for. */
public interface AccessPathContract extends LayoutUnderTest {

    @TestFactory
    @Tag("F6")
    default Stream<DynamicTest> onlyListsAndAuditsScan(Stage stage) {
        return Scenarios.small()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Ground ground = stage.on(scenario.model());
                    Repositories undisturbed = ground.open();
                    scenario.begin(undisturbed);
                    var operation = scenario.operation(undisturbed);
                    RecordingClient client = RecordingClient.over(ground.plain());
                    assertThat(operation.apply(ground.open(client)).isRight()).isTrue();
                    if (readsEverything(scenario)) {
                        assertThat(client.calls(Operation.SCAN)).isNotEmpty();
                    } else {
                        assertThat(client.calls(Operation.SCAN)).isEmpty();
                    }
                    assertThat(client.calls())
                            .as("no request about tables while data is served")
                            .allMatch(call -> call.operation().isItemLevel());
                }));
    }

    private static boolean readsEverything(Scenario scenario) {
        return scenario.name().startsWith("list") || scenario.name().equals("audit");
    }
}
