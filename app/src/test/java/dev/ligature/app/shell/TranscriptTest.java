package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.TestShell;
import dev.ligature.app.wiring.Adapter;
import dev.ligature.app.wiring.Adapters;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Sessions as they must go, over every adapter: lines that begin with {@code > } are commands, what follows is the
 * answer. Each file is one session over an empty store.
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
            return Adapters.all()
                    .toJavaStream()
                    .flatMap(adapter -> transcripts.stream()
                            .map(file -> DynamicTest.dynamicTest(
                                    file.getFileName() + " on " + adapter.name(), () -> plays(file, adapter))));
        }
    }

    private static void plays(Path file, Adapter adapter) throws IOException {
        List<String> transcript = Files.readAllLines(file);
        List<String> played = new ArrayList<>();
        try (TestShell shell = new TestShell(adapter)) {
            for (String line : transcript) {
                if (line.startsWith("> ")) {
                    played.add(line);
                    played.addAll(shell.run(line.substring(2)));
                } else if (line.isEmpty() || line.startsWith("#")) {
                    played.add(line);
                }
            }
        }
        assertThat(played).isEqualTo(transcript);
    }
}
