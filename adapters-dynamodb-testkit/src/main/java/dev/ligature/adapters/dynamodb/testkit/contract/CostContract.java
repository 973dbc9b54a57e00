package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.Cost;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostRow;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostTable;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Hub;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Scales;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.Weighed;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.LayoutUnderTest;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.SideBySide;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import io.vavr.collection.Vector;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * F6: requests and capacity of each operation are the least that the contract allows in the layout, whatever the degree of
 * what they concern ({@value Hub#DEGREE} sets that of a hub).
 */
public interface CostContract extends LayoutUnderTest {

    /** What each operation costs at the least in this layout: a cost for every row that its hub reaches. */
    CostTable costs();

    /** The hub whose pages are weighed. */
    default Hub hub() {
        return Hub.unbounded();
    }

    @TestFactory
    @Tag("F6")
    default Stream<DynamicTest> operationsCostTheLeastThatTheContractAllows(Stage stage) {
        ExecutorService threads = SideBySide.threads();
        Scales scales = new Scales(stage, threads, hub());
        CostTable expected = costs();
        return Scales.operations(hub())
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
        Vector<CostRow> rows = Vector.of(CostRow.values()).filter(hub()::reaches);
        CostTable expected = costs();
        assertThat(Scales.operations(hub()).map(Weighed::row)).containsExactlyInAnyOrderElementsOf(rows);
        assertThat(Vector.of(CostRow.values()).filter(row -> expected.cost(row).isPresent()))
                .isEqualTo(rows);
    }
}
