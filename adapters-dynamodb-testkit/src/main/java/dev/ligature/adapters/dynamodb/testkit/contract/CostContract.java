package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Scales;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Weighed;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.SideBySide;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * F6: requests and capacity of each operation are the least that the contract allows in the layout, whatever the degree of
 * what they concern ({@value CostRow#HUB} sets that of a hub).
 */
public interface CostContract extends LayoutUnderTest {

    /** What each operation costs at the least in this layout: a cost for every row there is. */
    CostTable costs();

    @TestFactory
    @Tag("F6")
    default Stream<DynamicTest> operationsCostTheLeastThatTheContractAllows(Stage stage) {
        ExecutorService threads = SideBySide.threads();
        Scales scales = new Scales(stage, threads);
        CostTable expected = costs();
        return Scales.operations()
                .toJavaStream()
                .map(operation -> DynamicTest.dynamicTest(operation.row().sentence(), () -> {
                    Cost cost = scales.weigh(operation);
                    assertThat(expected.cost(operation.row()))
                            .as(operation.row().sentence())
                            .contains(cost);
                }))
                .onClose(threads::shutdown);
    }

    @Test
    @Tag("F6")
    default void everyRowIsWeighed() {
        assertThat(Scales.operations().map(Weighed::row)).containsExactlyInAnyOrder(CostRow.values());
    }
}
