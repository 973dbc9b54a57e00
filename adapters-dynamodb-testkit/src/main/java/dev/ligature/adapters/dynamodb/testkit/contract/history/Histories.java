package dev.ligature.adapters.dynamodb.testkit.contract.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Effect;
import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.FaultSettings;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Pauses;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.StateCheck;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.ports.Repositories;
import java.util.ArrayList;
import java.util.List;

/** Makes concurrent histories under faults and judges them. */
public final class Histories {

    private static final int THREADS = 8;
    private static final int CALLS = 10;

    private Histories() {}

    /** Makes and judges the history of this seed, request by request in an order drawn from it; answers its calls. */
    public static int inTurns(Stage stage, long seed) {
        return judged(stage, seed, new Turns(seed));
    }

    /** Makes and judges a history whose operations are those of this seed, in whatever order they happen. */
    public static int free(Stage stage, long seed) {
        return judged(stage, seed, Threads.free());
    }

    private static int judged(Stage stage, long seed, Threads how) {
        try {
            return made(stage, seed, how);
        } catch (AssertionError e) {
            throw new AssertionError(
                    "history of seed " + seed + " (again with -D" + FaultSettings.SEED + "=" + seed + "): "
                            + e.getMessage(),
                    e);
        }
    }

    private static int made(Stage stage, long seed, Threads how) {
        Ground ground = stage.on(Clinic.MODEL);
        Repositories undisturbed = ground.open();
        Workload.begin(undisturbed);
        FaultingClient client = faults(ground, seed, how);
        Pauses pauses = new Pauses().meanwhile(pause -> how.pass());
        // Two processes, each with several threads.
        List<Repositories> stores = List.of(
                ground.open(ground.opening().over(client).pausing(pauses)),
                ground.open(ground.opening().over(client).pausing(pauses)));
        Workload workload = new Workload(seed, THREADS, CALLS);
        List<Call> history = new ArrayList<>(workload.run(stores, how));
        Answers.ok(undisturbed.auditor().repair());
        history.addAll(workload.readAll(undisturbed, how));
        Workload.unexplained(history).forEach(reason -> {
            throw new AssertionError(reason);
        });
        StateCheck.check(ground.model(), undisturbed, List.of(), seed);
        assertThat(Answers.ok(undisturbed.auditor().audit()).findings())
                .as("findings at rest")
                .isEmpty();
        ground.clear();
        return history.size();
    }

    private static FaultingClient faults(Ground ground, long seed, Threads how) {
        return ground.faulting()
                .onAnyItem()
                .fail((request, service) -> {
                    how.pass();
                    var answer = service.apply(request);
                    how.pass();
                    return answer;
                })
                .onAnyItem()
                .withProbability(seed, 0.12)
                .fail(
                        Fault.transactionConflict(),
                        Fault.noAnswer(Effect.AFTER),
                        Fault.throttled(),
                        Fault.internalServerError(Effect.AFTER),
                        Fault.noAnswer(Effect.BEFORE),
                        Fault.transactionInProgress(),
                        Fault.leftOvers(0.5, seed));
    }
}
