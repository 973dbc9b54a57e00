package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CostPageTest {

    private static final String EMPTY = "Before.\n\n<!-- measured -->\n<!-- /measured -->\n\nBehind.\n";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path directory;

    @Test
    void showsEachLayoutInAColumnOfItsOwn() throws IOException {
        Path file = page(EMPTY);
        CostPage page = CostPage.in(file);
        page.write("one", CostTable.empty().row(CostRow.LINK, Cost.of(1, 0, 7)));
        page.write("two", CostTable.empty().row(CostRow.LINK, Cost.of(2, 0.5, 8).in(3)));

        assertThat(Files.readString(file))
                .startsWith("Before.\n\n<!-- measured -->\n\n| operation | one | two |\n| --- | --- | --- |\n")
                .contains("\n| link, both ends verified atomically | 1·0/7 | 2·0.5/8 q3 |\n")
                .contains("\n| find an edge | – | – |\n")
                .endsWith(" |\n\n<!-- /measured -->\n\nBehind.\n");
    }

    @Test
    void tellsAColumnThatIsUpToDateFromOneThatIsNot() throws IOException {
        CostPage page = CostPage.in(page(EMPTY));
        CostTable costs = CostTable.empty().row(CostRow.LINK, Cost.of(1, 0, 7));
        assertThat(page.column("one")).isNotEqualTo(CostPage.column(costs));

        page.write("one", costs);
        assertThat(page.column("one")).isEqualTo(CostPage.column(costs));
        assertThat(page.column("one")).isNotEqualTo(CostPage.column(costs.row(CostRow.LINK, Cost.of(1, 0, 8))));
    }

    @Test
    void writesOneColumnAnewAndKeepsTheOthers() throws IOException {
        CostPage page = CostPage.in(page(EMPTY));
        CostTable first = CostTable.empty().row(CostRow.LINK, Cost.of(1, 0, 7));
        CostTable second = first.row(CostRow.LINK, Cost.of(1, 0, 8));
        page.write("one", first);
        page.write("two", first);
        page.write("one", second);

        assertThat(page.column("one")).isEqualTo(CostPage.column(second));
        assertThat(page.column("two")).isEqualTo(CostPage.column(first));
    }

    @Test
    void refusesAPageWithoutAPlaceForTheTable() throws IOException {
        CostPage page = CostPage.in(page("Nothing here.\n"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> page.write("one", CostTable.empty()))
                .withMessageContaining("<!-- measured -->");
    }

    private Path page(String text) throws IOException {
        return Files.writeString(directory.resolve("costs.md"), text);
    }
}
