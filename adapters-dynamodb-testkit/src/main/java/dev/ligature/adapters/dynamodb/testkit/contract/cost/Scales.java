package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.MeteringClient;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Leaf;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Named;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Node;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Ground;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Stage;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/** Weighs operations, on facts that are written once for all operations of a model. */
public final class Scales {

    private final Stage stage;
    private final Executor threads;
    private final Hub hub;
    private final Map<DomainModel, Ground> grounds = new HashMap<>();
    private final AtomicInteger weighed = new AtomicInteger(CostModel.APART);

    /** Scales on this stage, whose stores send requests side by side in these threads. */
    public Scales(Stage stage, Executor threads, Hub hub) {
        this.hub = hub;
        this.stage = stage;
        this.threads = threads;
    }

    /** Every operation that there is to weigh where hubs are like this, a row each. */
    public static Vector<Weighed> operations(Hub hub) {
        return TieCosts.all().appendAll(OtherCosts.all()).filter(operation -> hub.reaches(operation.row()));
    }

    /** Runs the operation once and tells what it took. */
    public Cost weigh(Weighed operation) {
        Ground ground = grounds.computeIfAbsent(operation.model(), this::prepared);
        Function<Repositories, Either<StoreError, ?>> ready =
                operation.operation().apply(ground.open());
        MeteringClient metering = MeteringClient.over(ground.plain());
        FaultingClient gate = FaultingClient.over(metering);
        Rounds rounds = new Rounds(threads);
        Repositories store = ground.open(ground.opening().over(gate).running(rounds));
        warmUp(operation.model(), store);
        metering.clear();
        gate.onAnyItem().fail(rounds.gate());
        Either<StoreError, ?> answer = ready.apply(store);
        if (answer.isLeft()) {
            throw new AssertionError(operation.row() + ": " + answer.getLeft());
        }
        if (metering.calls().stream().anyMatch(call -> call.failed())) {
            throw new AssertionError(operation.row() + ": a request failed: " + metering.calls());
        }
        return new Cost(rounds.count(), metering.requests(), metering.units());
    }

    /** What a store asks once, when it first writes a type, is no part of what each operation costs. */
    private void warmUp(DomainModel model, Repositories store) {
        int n = weighed.incrementAndGet();
        if (model.equals(CostModel.NAMES)) {
            ok(store.entities(Named.TYPE).create(CostModel.named(n, "Apart")));
        } else {
            ok(store.entities(Node.TYPE).create(CostModel.node(n)));
            ok(store.entities(Leaf.TYPE).create(CostModel.leaf(n)));
        }
    }

    private Ground prepared(DomainModel model) {
        Ground ground = stage.on(model);
        Objects.requireNonNull(givens().get(model)).accept(ground.open());
        return ground;
    }

    private Map<DomainModel, Consumer<Repositories>> givens() {
        return Map.of(
                CostModel.TIES, store -> TieCosts.begin(store, hub),
                CostModel.BONDS, OtherCosts::bonds,
                CostModel.TURNS, OtherCosts::turns,
                CostModel.PAIRS, OtherCosts::pairs,
                CostModel.PARTS, OtherCosts::parts,
                CostModel.CARDS, OtherCosts::cards,
                CostModel.NAMES, OtherCosts::names);
    }
}
