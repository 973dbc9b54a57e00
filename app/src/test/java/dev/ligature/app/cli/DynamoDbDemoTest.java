package dev.ligature.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.wiring.Adapters;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The demo in every layout on DynamoDB: the same stories, the drift and its repair, and the items beneath. */
class DynamoDbDemoTest {

    private static final String BLOG = "\"story\":\"A rename in the blog";

    static Stream<String> layouts() {
        return Adapters.names().reject("inmemory"::equals).toJavaStream();
    }

    private static List<String> demo(String adapter, String... options) {
        String engine = System.getProperty("ligature.engine", "auto");
        Stream<String> words = Stream.concat(
                Stream.of("demo", "--adapter", adapter, "--engine", engine, "--namespace", "test-" + adapter),
                Stream.of(options));
        CommandLineRun run = CommandLineRun.of(words.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run.out().lines().toList();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void everyLayoutTellsTheSameStories(String layout) {
        List<String> told = demo(layout, "--json");
        assertThat(told)
                .filteredOn(story -> !story.contains(BLOG))
                .isEqualTo(demo("inmemory", "--json").stream()
                        .filter(story -> !story.contains(BLOG))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void aRenameWhoseFanOutIsCutDriftsAndIsRepairedAndTheItemsAreShown(String layout) {
        List<String> lines = demo(layout, "--items");
        assertThat(lines)
                .containsSubsequence(
                        "A process renames the author again, and dies when the author is written and no copy is:",
                        "the author is Kit Stone now, and the copies have drifted.",
                        "| First Frost | Kit Harlow-Stone |",
                        "| unfinished | fan-out of 'author' w1                 |",
                        "| drifted    | 'authorship' w1 -> first-frost has old |",
                        "| drifted    | 'authorship' w1 -> on-ferries has old  |",
                        "A repair finishes what was begun: 3 repaired, 0 left.",
                        "| First Frost | Kit Stone     |",
                        "| On Ferries  | Kit Stone     |");
        assertThat(lines.subList(lines.indexOf("A repair finishes what was begun: 3 repaired, 0 left."), lines.size()))
                .anyMatch(line -> line.startsWith("Table "))
                .anyMatch(line -> line.contains("2025-03-04T09:30:00Z"))
                .noneMatch(line -> line.contains("Kit Harlow-Stone"));
    }

    @Test
    void inMemoryThereAreNoItems() {
        CommandLineRun run = CommandLineRun.of("demo", "--items");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("Usage: there are no items in memory; --items goes with an --adapter on DynamoDB\n");
    }
}
