package dev.ligature.contract.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.ligature.contract.Rule;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Results are written by adapter and read into one page. */
final class ContractPageTest {

    /** A contract of three tests; not found by name, and run by the launcher below. */
    @DisplayName("sample one")
    static final class Sample implements AdapterUnderTest {

        @Override
        public Repositories open(DomainModel model, String namespace) {
            throw new AssertionError("no test asks for a store");
        }

        @Test
        @Tag("E1")
        void whatIsRightPasses() {
            assertThat("right".length()).isEqualTo(5);
        }

        @Test
        @Tag("R1")
        void whatIsWrongFails() {
            assertThat("wrong".length()).isEqualTo(6);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        @Tag("E1")
        @Tag("R1")
        void theWorstOfManyCounts(int number) {
            assertThat(number).isNotEqualTo(2);
        }
    }

    private static void run(Path root) {
        LauncherConfig config = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestExecutionListeners(new ResultsListener())
                .build();
        LauncherFactory.create(config)
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(Sample.class))
                        .configurationParameter(
                                ResultsListener.DIRECTORY,
                                root.resolve("module/target/contract").toString())
                        .build());
    }

    @Test
    void theWorstOutcomeOfEachTestIsWrittenInOrder(@TempDir Path root) throws IOException {
        run(root);
        assertThat(Files.readAllLines(root.resolve("module/target/contract/sample-one.tsv")))
                .containsExactly(
                        "sample one",
                        "theWorstOfManyCounts\tE1,R1\tFAILED",
                        "whatIsRightPasses\tE1\tPASSED",
                        "whatIsWrongFails\tR1\tFAILED");
    }

    @Test
    void thePageHoldsEveryRuleAndNothingOfTheMachine(@TempDir Path root) throws IOException {
        run(root);
        Path other = Files.createDirectories(root.resolve("other/target/contract"));
        Files.write(other.resolve("inmemory.tsv"), List.of("inmemory", "whatIsRightPasses\tE1\tPASSED"));
        String page = ContractPage.of(root);
        for (Rule rule : Rule.values()) {
            assertThat(page).contains("## " + rule.name() + "\n\n" + rule.text() + ".");
        }
        assertThat(page)
                .contains("| rule | inmemory | sample one |")
                .contains("| E1 | ✓ 1 | ✗ 1 of 2 |")
                .contains("| R1 | not run | ✗ 0 of 2 |")
                .contains("| R2 | not run | not run |")
                .contains("| what is right passes | ✓ | ✓ |")
                .contains("| the worst of many counts | not run | ✗ |")
                .doesNotContain(root.toString());
        Path file = root.resolve("page.md");
        ContractPage.main(new String[] {root.toString(), file.toString()});
        assertThat(file).hasContent(page);
    }

    @Test
    void namesAreReadAsSentences() {
        assertThat(Result.parse("aURLIsKeptByR22AndItsFriends\tR1\tPASSED").sentence())
                .isEqualTo("a url is kept by r22 and its friends");
    }
}
