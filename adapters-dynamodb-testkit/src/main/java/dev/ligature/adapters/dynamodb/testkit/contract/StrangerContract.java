package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario;
import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenarios;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/** Items that someone else put into the tables are passed over where many are read, and told where one is asked for. */
public interface StrangerContract extends LayoutUnderTest {

    /** More than any id has. */
    String NO_ID = "x".repeat(600);

    /** A degree counts rows without reading them, and an audit is there to name what is foreign. */
    List<String> COUNTING = List.of("outDegree", "inDegree", "audit");

    @TestFactory
    default Stream<DynamicTest> whatLiesUnderKeysThatHoldNoIdChangesNoAnswer(Stage stage) {
        return Scenarios.reads()
                .filter(scenario -> !COUNTING.contains(scenario.name()))
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Ground ground = begun(stage, scenario);
                    Either<StoreError, ?> before = read(scenario, ground);
                    int strangers = rewrite(ground, Strangers::underNoId);
                    assertThat(strangers).as("strangers").isPositive();
                    assertThat(read(scenario, ground)).isEqualTo(before);
                }));
    }

    @TestFactory
    default Stream<DynamicTest> whatLacksTheFrameworksMarksIsToldOrPassedOver(Stage stage) {
        return Scenarios.reads()
                .toJavaStream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> {
                    Ground ground = begun(stage, scenario);
                    assertThat(rewrite(ground, Strangers::unmarked))
                            .as("strangers")
                            .isPositive();
                    Either<StoreError, ?> answer = read(scenario, ground);
                    if (answer.isLeft()) {
                        // One of the marks says that an index is complete.
                        assertThat(answer.getLeft())
                                .isInstanceOfAny(StoreError.CorruptItem.class, StoreError.Unsupported.class);
                    }
                }));
    }

    private static Ground begun(Stage stage, Scenario scenario) {
        Ground ground = stage.on(scenario.model());
        ground.clear();
        scenario.begin(ground.open());
        return ground;
    }

    private static Either<StoreError, ?> read(Scenario scenario, Ground ground) {
        return scenario.operation(ground.open()).apply(ground.open());
    }

    /** Writes what becomes of each item beside or over it; answers how many were written. */
    private static int rewrite(
            Ground ground,
            BiFunction<List<String>, Map<String, AttributeValue>, Vector<Map<String, AttributeValue>>> strangers) {
        int written = 0;
        for (String table : ground.tableNames()) {
            List<String> keys =
                    ground.plain().describeTable(describe -> describe.tableName(table)).table().keySchema().stream()
                            .map(KeySchemaElement::attributeName)
                            .toList();
            List<Map<String, AttributeValue>> items =
                    ground.plain().scanPaginator(scan -> scan.tableName(table)).items().stream()
                            .toList();
            for (Map<String, AttributeValue> item : items) {
                for (Map<String, AttributeValue> stranger : strangers.apply(keys, item)) {
                    var unused =
                            ground.plain().putItem(put -> put.tableName(table).item(stranger));
                    written++;
                }
            }
        }
        return written;
    }
}
