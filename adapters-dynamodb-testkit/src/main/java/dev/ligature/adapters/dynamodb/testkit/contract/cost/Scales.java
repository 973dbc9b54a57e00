package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import dev.ligature.adapters.dynamodb.testkit.Fault;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.MeteringClient;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/** Weighs operations, on facts that are written once for all operations of a model. */
public final class Scales {

    /** Long enough for requests that are sent together to overlap. */
    private static final Duration ANSWER = Duration.ofMillis(25);

    private final Stage stage;
    private final Executor threads;
    private final Map<DomainModel, Ground> grounds = new HashMap<>();

    /** Scales on this stage, whose stores send requests side by side in these threads. */
    public Scales(Stage stage, Executor threads) {
        this.stage = stage;
        this.threads = threads;
    }

    /** Every operation that there is to weigh, a row each. */
    public static Vector<Weighed> operations() {
        return TieCosts.all().appendAll(OtherCosts.all());
    }

    /** Runs the operation once and tells what it took. */
    public Cost weigh(Weighed operation) {
        Ground ground = grounds.computeIfAbsent(operation.model(), this::prepared);
        Function<Repositories, Either<StoreError, ?>> ready =
                operation.operation().apply(ground.open());
        MeteringClient metering = MeteringClient.over(
                FaultingClient.over(ground.plain()).onAnyItem().fail(Fault.delay(ANSWER)), ground.plain());
        Repositories store = ground.open(ground.opening().over(metering).running(threads));
        Either<StoreError, ?> answer = ready.apply(store);
        if (answer.isLeft()) {
            throw new AssertionError(operation.row() + ": " + answer.getLeft());
        }
        if (metering.calls().stream().anyMatch(call -> call.failed())) {
            throw new AssertionError(operation.row() + ": a request failed: " + metering.calls());
        }
        return new Cost(metering.waves(), metering.requests(), metering.units());
    }

    private Ground prepared(DomainModel model) {
        Ground ground = stage.on(model);
        Objects.requireNonNull(givens().get(model)).accept(ground.open());
        return ground;
    }

    private static Map<DomainModel, Consumer<Repositories>> givens() {
        return Map.of(
                CostModel.TIES, TieCosts::begin,
                CostModel.TURNS, OtherCosts::turns,
                CostModel.PAIRS, OtherCosts::pairs,
                CostModel.PARTS, OtherCosts::parts,
                CostModel.CARDS, OtherCosts::cards,
                CostModel.NAMES, OtherCosts::names);
    }
}
