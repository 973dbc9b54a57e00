package dev.ligature.contract.report;

import dev.ligature.contract.report.Result.Outcome;
import dev.ligature.contract.stage.AdapterUnderTest;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes what became of each adapter's tests to {@code target/contract/ADAPTER.tsv}, or where the configuration parameter
 * {@value #DIRECTORY} says. An adapter is called by its test class's {@link DisplayName}. Registered as a service.
 */
public final class ResultsListener implements TestExecutionListener {

    static final String DIRECTORY = "ligature.contract.results";

    private final Map<String, Map<String, Result>> results = new ConcurrentHashMap<>();

    /** Made by the launcher. */
    public ResultsListener() {}

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        note(test, Outcome.SKIPPED);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Outcome outcome = switch (result.getStatus()) {
            case SUCCESSFUL -> Outcome.PASSED;
            case ABORTED -> Outcome.SKIPPED;
            case FAILED -> Outcome.FAILED;
        };
        // A method of several invocations is a container, which passes as long as it can be run at all.
        if (test.isTest() || outcome != Outcome.PASSED) {
            note(test, outcome);
        }
    }

    private void note(TestIdentifier test, Outcome outcome) {
        test.getSource()
                .filter(MethodSource.class::isInstance)
                .map(MethodSource.class::cast)
                .filter(source -> AdapterUnderTest.class.isAssignableFrom(source.getJavaClass()))
                .ifPresent(source -> note(source, test, outcome));
    }

    private void note(MethodSource source, TestIdentifier test, Outcome outcome) {
        Class<?> adapter = source.getJavaClass();
        DisplayName name = adapter.getAnnotation(DisplayName.class);
        TreeSet<String> tags = TreeSet.ofAll(Vector.ofAll(test.getTags()).map(tag -> tag.getName()));
        results.computeIfAbsent(
                        name == null ? adapter.getSimpleName() : name.value(), unused -> new ConcurrentHashMap<>())
                .merge(source.getMethodName(), new Result(source.getMethodName(), tags, outcome), Result::worse);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        Path directory =
                Path.of(plan.getConfigurationParameters().get(DIRECTORY).orElse("target/contract"));
        results.forEach((adapter, tests) -> write(directory.resolve(fileName(adapter)), adapter, tests));
    }

    private static String fileName(String adapter) {
        return adapter.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".tsv";
    }

    private static void write(Path file, String adapter, Map<String, Result> tests) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(
                    file,
                    Vector.ofAll(tests.values())
                            .sortBy(Result::test)
                            .map(Result::line)
                            .prepend(adapter));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
