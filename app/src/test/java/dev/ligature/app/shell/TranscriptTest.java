package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.TestShell;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Sessions as they must go: lines that begin with {@code > } are commands, what follows is the answer. Each file is one
 * session over an empty store.
 */
class TranscriptTest {

    @TestFactory
    Stream<DynamicTest> everyAnswerIsAsWritten() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(TranscriptTest.class.getResource("/transcripts"), "transcripts")
                .toURI());
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> transcripts = files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
            assertThat(transcripts).hasSizeGreaterThan(3);
            return transcripts.stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> plays(file)));
        }
    }

    private static void plays(Path file) throws IOException {
        String transcript = Files.readString(file);
        StringBuilder played = new StringBuilder();
        try (TestShell shell = new TestShell()) {
            for (String line : transcript.lines().toList()) {
                if (line.startsWith("> ")) {
                    played.append(line).append('\n');
                    shell.run(line.substring(2))
                            .forEach(answer -> played.append(answer).append('\n'));
                } else if (line.isEmpty() || line.startsWith("#")) {
                    played.append(line).append('\n');
                }
            }
        }
        assertThat(played.toString()).isEqualTo(transcript);
    }
}
