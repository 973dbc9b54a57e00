package dev.ligature.app.layouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page shows what the code does; {@code scripts/write-docs} writes it anew. */
class LayoutsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "layouts.md");

    @Test
    void thePageIsAsTheLayoutsAre() throws IOException {
        String text = LayoutsPage.text();
        if (Boolean.getBoolean("ligature.write-docs")) {
            Files.writeString(PAGE, text);
        }
        assertThat(PAGE)
                .as("docs/layouts.md; scripts/write-docs writes it anew")
                .hasContent(text);
    }
}
