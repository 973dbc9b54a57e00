package dev.ligature.contract.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.ligature.contract.Rule;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/**
 * The suite against adapters that are broken on purpose: the tests of the broken rule fail, and no others. A build runs only
 * the tests of the broken rule, and the nightly profile all of them. R22, which compares everything with everything, is run
 * by itself.
 */
@Execution(ExecutionMode.CONCURRENT)
final class ContractSelfTest {

    /** System property: whether each fault meets the whole suite. */
    private static final boolean WHOLE = Boolean.getBoolean("ligature.selftest.whole");

    static Stream<Fault> faults() {
        return all().filter(fault -> !fault.tag().equals("R22")).toJavaStream();
    }

    private static Vector<Fault> all() {
        return EntityFaults.all()
                .appendAll(ValueFaults.all())
                .appendAll(BulkFaults.all())
                .appendAll(EdgeFaults.all())
                .appendAll(ListingFaults.all());
    }

    /** The kinds of faults that need threads, many entities, other models or other values than sequences have. */
    private static final Set<String> BEYOND_SEQUENCES = HashSet.of(
            "E1",
            "E3",
            "E6",
            "E7",
            "E9",
            "E13",
            "R1",
            "R4",
            "R5",
            "R11",
            "R12",
            "R17",
            "R21",
            "R23",
            "R24",
            "capabilities");

    static Stream<Fault> sequential() {
        return all().filter(fault -> fault.inSequences() && !BEYOND_SEQUENCES.contains(fault.tag()))
                .toJavaStream();
    }

    @Test
    void everyRuleHasAFault() {
        assertThat(all().map(Fault::tag)).containsAll(Vector.of(Rule.values()).map(Rule::name));
    }

    @Test
    void nothingIsWrongWithTheAdapterItself() {
        assertThat(run(Fault.NONE, TagFilter.excludeTags("R22")).failures()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsCaughtByTheTestsOfItsRuleAndNoOthers(Fault fault) {
        Outcome outcome = WHOLE
                ? run(fault, TagFilter.excludeTags("R22"))
                : run(fault, TagFilter.includeTags(fault.tags().remove("R22").toJavaList()));
        assertThat(outcome.failures().filter(failure -> failure.tags().contains(fault.tag())))
                .as("tests of %s that caught it", fault.tag())
                .isNotEmpty();
        assertThat(outcome.failures()
                        .filter(failure ->
                                failure.tags().intersect(fault.tags()).isEmpty()))
                .as("other tests that caught it")
                .isEmpty();
        assertThat(outcome.failures().flatMap(Failure::tags)).containsAll(fault.tags());
    }

    @ParameterizedTest
    @MethodSource("sequential")
    void randomSequencesCatchIt(Fault fault) {
        Vector<Failure> failures = run(fault, TagFilter.includeTags("R22")).failures();
        assertThat(failures).hasSize(1);
        assertThat(failures.head().message())
                .contains("-Dligature.contract.seed=4711")
                .contains("Smallest found falsifying value");
    }

    private record Outcome(Vector<Failure> failures) {}

    private record Failure(String test, Set<String> tags, String message) {

        static Failure of(Event event) {
            return new Failure(
                    event.getTestDescriptor().getDisplayName() + " of "
                            + event.getTestDescriptor()
                                    .getParent()
                                    .orElseThrow()
                                    .getDisplayName(),
                    HashSet.ofAll(event.getTestDescriptor().getTags()).map(tag -> tag.getName()),
                    event.getRequiredPayload(org.junit.platform.engine.TestExecutionResult.class)
                            .getThrowable()
                            .map(Throwable::toString)
                            .orElse(""));
        }

        @Override
        public String toString() {
            return test + " " + tags.mkString("[", ", ", "]") + " "
                    + message.lines().limit(6).toList();
        }
    }

    private static Outcome run(Fault fault, org.junit.platform.engine.Filter<?> filter) {
        BrokenAdapter.breakBy(fault);
        EngineExecutionResults results = EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(BrokenAdapter.class))
                .filters(filter)
                .configurationParameter("ligature.contract.seed", "4711")
                .configurationParameter("ligature.contract.sequences", "400")
                .configurationParameter("ligature.contract.hub", "130")
                .configurationParameter("ligature.contract.span", "120")
                .configurationParameter("ligature.contract.bulk", "200")
                .configurationParameter("ligature.contract.increments", "100")
                .configurationParameter("ligature.contract.patience", "50")
                .execute();
        assertThat(results.testEvents().started().count()).isPositive();
        return new Outcome(Vector.ofAll(results.testEvents().failed().list()).map(Failure::of));
    }
}
