package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.CrashedException;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Census;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Opening;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Snapshot;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.StateCheck;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A scenario that is run again and again from the same items, each time disturbed in another way. What it answers and does
 * undisturbed is what a disturbed run is held against.
 */
public final class Trial {

    private final Ground ground;
    private final Scenario scenario;
    private Function<Repositories, Either<StoreError, ?>> operation = store -> Either.right("");
    private int runs;
    private final Undisturbed undisturbed;

    private Trial(Ground ground, Scenario scenario) {
        this.ground = ground;
        this.scenario = scenario;
        this.undisturbed = ground.remembered(scenario, this::undisturbed);
    }

    /**
     * What is known of a scenario from running it undisturbed.
     *
     * @param begin the items that it begins with
     * @param before what there is at first
     * @param answer what it answers
     * @param requests how many requests it sends
     * @param after what there is afterwards
     * @param afterTwice what there is when it was run again
     */
    private record Undisturbed(
            Snapshot begin,
            Census before,
            Either<StoreError, ?> answer,
            long requests,
            Census after,
            Census afterTwice) {}

    private Undisturbed undisturbed() {
        ground.clear();
        scenario.begin(ground.open());
        Snapshot begin = ground.snapshot();
        Census before = census();
        Run run = run(begin, client -> {}, Function.identity());
        Census after = census();
        var unused = again();
        return new Undisturbed(begin, before, run.answer(), run.client().requests(), after, census());
    }

    /** A scenario on tables of its own model. */
    public static Trial of(Stage stage, Scenario scenario) {
        return new Trial(stage.again(scenario.model()), scenario);
    }

    /** The scenario. */
    public Scenario scenario() {
        return scenario;
    }

    /** Where it takes place. */
    public Ground ground() {
        return ground;
    }

    /** How many requests the undisturbed operation sends. */
    public long requests() {
        return undisturbed.requests();
    }

    /** What the undisturbed operation answers. */
    public Either<StoreError, ?> answer() {
        return undisturbed.answer();
    }

    /** How often it has been run. */
    public int runs() {
        return runs;
    }

    /**
     * What came of one run.
     *
     * @param outcome what was answered; null where the client crashed
     * @param client the client that failed
     * @param pauses how the store paused
     */
    public record Run(@Nullable Either<StoreError, ?> outcome, FaultingClient client, Pauses pauses) {

        /** Whether the client crashed. */
        public boolean crashed() {
            return outcome == null;
        }

        /** What was answered. */
        public Either<StoreError, ?> answer() {
            return Objects.requireNonNull(outcome, "the client crashed");
        }
    }

    /** Begins anew and runs the operation on a client that these faults were put into. */
    public Run run(Consumer<FaultingClient> faults) {
        return run(faults, Function.identity());
    }

    /** The same, with the store opened in another way. */
    public Run run(Consumer<FaultingClient> faults, Function<Opening, Opening> how) {
        return run(undisturbed.begin(), faults, how);
    }

    private Run run(Snapshot begin, Consumer<FaultingClient> faults, Function<Opening, Opening> how) {
        begin(begin);
        FaultingClient client = ground.faulting();
        faults.accept(client);
        Pauses pauses = new Pauses();
        Repositories store = ground.open(how.apply(ground.opening().over(client).pausing(pauses)));
        try {
            return new Run(operation.apply(store), client, pauses);
        } catch (CrashedException e) {
            return new Run(null, client, pauses);
        }
    }

    /** Begins anew and runs the operation on this client. */
    public Either<StoreError, ?> run(DynamoDbClient client) {
        return begin().apply(ground.open(client));
    }

    /** Runs the operation once more, undisturbed, on what the last run left. */
    public Either<StoreError, ?> again() {
        return operation.apply(ground.open());
    }

    /** Makes everything as it was before, and the operation ready. */
    public Function<Repositories, Either<StoreError, ?>> begin() {
        return begin(undisturbed.begin());
    }

    private Function<Repositories, Either<StoreError, ?>> begin(Snapshot begin) {
        runs++;
        ground.restore(begin);
        operation = scenario.operation(ground.open());
        return operation;
    }

    /** The effect is there exactly once, and every rule about state holds. */
    public void assertDone(String what) {
        assertThat(checked(what).differences(undisturbed.after()))
                .as("done once: %s", what)
                .isEmpty();
    }

    /** The effect is there once, or twice where the operation counts, and every rule about state holds. */
    public void assertDoneOnceOrTwice(String what) {
        Census now = checked(what);
        if (!now.equals(undisturbed.afterTwice())) {
            assertThat(now.differences(undisturbed.after()))
                    .as("done: %s", what)
                    .isEmpty();
        }
    }

    /** Nothing has changed, and every rule about state holds. */
    public void assertNothingDone(String what) {
        assertThat(checked(what).differences(undisturbed.before()))
                .as("nothing done: %s", what)
                .isEmpty();
    }

    /** As much of the effect is there as the scenario allows after a repair, and every rule about state holds. */
    public void assertConsistent(String what) {
        Census now = checked(what);
        if (scenario.kind() == Scenario.Kind.PIECEWISE) {
            assertThat(now.isBetween(undisturbed.before(), undisturbed.after()))
                    .as("in part: %s", what)
                    .isTrue();
        } else if (!now.equals(undisturbed.after())) {
            assertThat(now.differences(undisturbed.before()))
                    .as("done or not done: %s", what)
                    .isEmpty();
        }
    }

    /** An audit finds nothing. */
    public void assertClean(String what) {
        AuditReport report = Answers.ok(ground.open().auditor().audit());
        assertThat(report.findings()).as("findings: %s", what).isEmpty();
    }

    private Census checked(String what) {
        try {
            return StateCheck.check(
                    scenario.model(),
                    ground.open(),
                    Vector.ofAll(undisturbed.before().facts().keySet()),
                    runs);
        } catch (AssertionError e) {
            throw new AssertionError(what + ": " + e.getMessage(), e);
        }
    }

    private Census census() {
        return Census.of(scenario.model(), ground.open());
    }

    @Override
    public String toString() {
        return scenario.name();
    }
}
