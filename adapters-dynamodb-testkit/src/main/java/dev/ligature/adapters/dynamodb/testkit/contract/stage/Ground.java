package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.Tables;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A namespace on tables of its model, empty at first. */
public final class Ground {

    /** No operation of the suite needs nearly as many requests. */
    private static final long ENOUGH = 20_000;

    private final Stage stage;
    private final TableSet tables;
    private final Opening opening;

    Ground(Stage stage, TableSet tables, Opening opening) {
        this.stage = stage;
        this.tables = tables;
        this.opening = opening;
    }

    /** The model. */
    public DomainModel model() {
        return opening.model();
    }

    /** How its stores are opened by default: over a client that does not fail, without real pauses. */
    public Opening opening() {
        return opening;
    }

    /** What serves it. */
    public Engine engine() {
        return tables.engine();
    }

    /** A client that does not fail. */
    public DynamoDbClient plain() {
        return tables.plain();
    }

    /** A client that does not fail yet, but for whoever has no end. */
    public FaultingClient faulting() {
        AtomicLong seen = new AtomicLong();
        return FaultingClient.over(plain())
                .onAnyItem()
                .where(request -> seen.incrementAndGet() > ENOUGH)
                .fail((request, service) -> {
                    throw new AssertionError("an operation does not end: " + ENOUGH + " requests, and then " + request);
                });
    }

    /** A store that does not fail. */
    public Repositories open() {
        return open(opening);
    }

    /** A store over this client, with pauses that nobody looks at. */
    public Repositories open(DynamoDbClient client) {
        return open(opening.over(client).pausing(new Pauses()));
    }

    /** A store of this opening. */
    public Repositories open(Opening other) {
        return stage.opened(tables.open(other));
    }

    /** The tables of this opening, as the layout has them. */
    public Tables tables(Opening other) {
        return tables.tables(other);
    }

    /** The names of its tables. */
    public List<String> tableNames() {
        return tables.names();
    }

    /** All items of its tables, as they are now. */
    public Snapshot snapshot() {
        return tables.snapshot();
    }

    /** Makes its tables hold exactly this again. */
    public void restore(Snapshot snapshot) {
        snapshot.restore(plain(), tables.names());
    }

    /** What was found out about a subject before, by any test of the class, or is found out now. */
    public <R> R remembered(Object subject, Supplier<R> finding) {
        return tables.remembered(subject, finding);
    }

    /** Empties its tables, other namespaces' items included. */
    public void clear() {
        tables.clear();
    }
}
