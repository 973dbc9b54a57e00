package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.TableProblem;
import dev.ligature.adapters.dynamodb.Tables;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tables of one model. Tests use them one after the other, each in a namespace of its own, and leave them empty. */
public final class TableSet {

    /** How long an operation may take by default. */
    public static final Duration DEADLINE = Duration.ofSeconds(10);

    private final Engine engine;
    private final String prefix;
    private final DomainModel model;
    private final LayoutUnderTest layout;
    private final AtomicInteger namespaces = new AtomicInteger();
    private final Map<Object, Object> remembered = new ConcurrentHashMap<>();

    TableSet(Engine engine, String prefix, DomainModel model, LayoutUnderTest layout) {
        this.engine = engine;
        this.prefix = prefix;
        this.model = model;
        this.layout = layout;
    }

    /** The model. */
    public DomainModel model() {
        return model;
    }

    /** What serves them. */
    public Engine engine() {
        return engine;
    }

    /** A client that does not fail. */
    public DynamoDbClient plain() {
        return engine.client();
    }

    /**
     * A namespace of one's own: a client that does not fail, pauses that do not sleep, indexes that do not lag, requests
     * one after the other.
     */
    Opening opening() {
        return opening("n" + namespaces.incrementAndGet());
    }

    /** The same in this namespace. */
    Opening opening(String namespace) {
        Pauses pauses = new Pauses();
        return new Opening(model, namespace, prefix, plain(), pauses, pauses, DEADLINE, Duration.ZERO, Runnable::run);
    }

    @SuppressWarnings("unchecked") // A subject is remembered with one kind of finding.
    <R> R remembered(Object subject, Supplier<R> finding) {
        return (R) remembered.computeIfAbsent(subject, absent -> finding.get());
    }

    Repositories open(Opening opening) {
        return opening.on(layout).build();
    }

    /** The tables as the layout has them, through this client and with these pauses. */
    public Tables tables(Opening opening) {
        return opening.on(layout).tables();
    }

    /** The names of the tables. */
    public List<String> names() {
        return tables(opening()).names().asJava();
    }

    /** Everything that the tables hold, as it is now. */
    public Snapshot snapshot() {
        return Snapshot.of(plain(), names());
    }

    void create() {
        Seq<TableProblem> problems = Answers.ok(tables(opening()).create());
        if (!problems.isEmpty()) {
            throw new AssertionError("the tables can't be created: " + problems.mkString("; "));
        }
    }

    void clear() {
        Snapshot.empty().restore(plain(), names());
    }

    void drop() {
        var unused = Answers.ok(tables(opening()).delete());
    }
}
