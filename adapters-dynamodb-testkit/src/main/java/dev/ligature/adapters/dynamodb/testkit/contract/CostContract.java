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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** F6: requests and capacity of each operation are the least that the contract allows in the layout. */
public interface CostContract extends LayoutUnderTest {

    /** What each operation costs at the least in this layout: a cost for every row there is. */
    CostTable costs();

    @TestFactory
    @Tag("F6")
    default Stream<DynamicTest> operationsCostTheLeastThatTheContractAllows(Stage stage) {
        ExecutorService threads = SideBySide.threads();
        Scales scales = new Scales(stage, threads);
        CostTable expected = costs();
        StringBuilder table = new StringBuilder("| operation | waves·RCU/WCU |\n|---|---|\n");
        return Scales.operations()
                .toJavaStream()
                .map(operation -> DynamicTest.dynamicTest(operation.row().sentence(), () -> {
                    Cost cost = scales.weigh(operation);
                    table.append("| %s | %s |\n".formatted(operation.row(), cost));
                    assertThat(expected.cost(operation.row()))
                            .as("%s: expected, but was %s", operation.row(), cost)
                            .contains(cost);
                }))
                .onClose(threads::shutdown)
                .onClose(() -> write(getClass(), table.toString()));
    }

    @Test
    @Tag("F6")
    default void everyRowIsWeighed() {
        assertThat(Scales.operations().map(Weighed::row)).containsExactlyInAnyOrder(CostRow.values());
    }

    /** Left where builds leave their reports, for {@code docs/costs.md}. */
    private static void write(Class<?> layout, String table) {
        DisplayName name = layout.getAnnotation(DisplayName.class);
        Path file = Path.of("target", "costs-" + (name == null ? layout.getSimpleName() : name.value()) + ".md");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, table);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
