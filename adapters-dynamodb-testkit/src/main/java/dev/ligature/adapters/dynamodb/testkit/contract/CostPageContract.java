package dev.ligature.adapters.dynamodb.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostPage;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * F6, and a page that shows what operations cost: it says what the layout's test asserts. {@code
 * -Dligature.write-docs=true} writes it anew. The layout's column is called as the test class's {@link DisplayName}.
 */
public interface CostPageContract extends CostContract {

    /** The page. */
    Path page();

    @Test
    @Tag("F6")
    default void thePageShowsWhatOperationsCost() throws IOException {
        DisplayName name = getClass().getAnnotation(DisplayName.class);
        String layout = name == null ? getClass().getSimpleName() : name.value();
        CostPage page = CostPage.in(page());
        if (Boolean.getBoolean(CostPage.REWRITE)) {
            page.write(layout, costs());
        }
        assertThat(page.column(layout))
                .as("%s, written anew with -D%s=true", page(), CostPage.REWRITE)
                .isEqualTo(CostPage.column(costs()));
    }
}
