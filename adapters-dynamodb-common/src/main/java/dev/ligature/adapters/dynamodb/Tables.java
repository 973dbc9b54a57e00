package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.internal.store.SettingsCheck;
import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.Diagnosis;
import dev.ligature.adapters.dynamodb.internal.wire.Settings;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** The tables of a layout: created, verified, deleted, or printed for those who create tables by other means. */
public final class Tables {

    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final int MOST_PAUSES = 1_500;

    private final DynamoDbClient client;
    private final Vector<TableSpec> specs;
    private final Vector<StoredSettings> stored;
    private final Settings settings;

    Tables(Layout layout, Settings settings) {
        this.client = settings.client();
        this.specs = layout.tables();
        this.stored = layout.storedSettings();
        this.settings = settings;
    }

    /** The names of the tables. */
    public Seq<String> names() {
        return specs.map(TableSpec::name);
    }

    /**
     * Creates the tables that do not exist, billed on demand, and waits until all of them and their indexes are active,
     * five minutes at most each. Where the places of facts depend on an option, such as the number of shards, the
     * namespace keeps it from now on. Creating twice is harmless.
     *
     * @return what is left to be done by hand, as {@link #verify} finds it; or {@code Unavailable}
     */
    public Either<StoreError, Seq<TableProblem>> create() {
        return told("create tables", () -> {
            for (TableSpec spec : specs) {
                try {
                    var unused = sent(() -> client.createTable(request(spec)));
                } catch (ResourceInUseException exists) {
                    // Ours or another's: verification tells.
                }
            }
            specs.forEach(this::await);
            Seq<TableProblem> problems = problems();
            return problems.isEmpty() ? settingProblems(SettingsCheck::agree) : problems;
        });
    }

    /** What is missing or differs; nothing if the tables are as the layout needs them. */
    public Either<StoreError, Seq<TableProblem>> verify() {
        return told("verify tables", () -> {
            Seq<TableProblem> problems = problems();
            return problems.isEmpty() ? settingProblems(SettingsCheck::compare) : problems;
        });
    }

    /** Deletes the tables with everything in them, and waits until they are gone. Deleting twice is harmless. */
    public Either<StoreError, Seq<String>> delete() {
        return told("delete tables", () -> {
            Vector<String> deleted = Vector.empty();
            for (TableSpec spec : specs) {
                try {
                    var unused = sent(() -> client.deleteTable(request -> request.tableName(spec.name())));
                    deleted = deleted.append(spec.name());
                } catch (ResourceNotFoundException | ResourceInUseException goneOrGoing) {
                    // That is what is wanted.
                }
            }
            specs.forEach(this::awaitGone);
            return deleted;
        });
    }

    /** The tables as a CloudFormation template, in JSON. */
    public String cloudFormation() {
        return CloudFormation.template(specs);
    }

    private interface Body<R> {
        R run();
    }

    private static <R> Either<StoreError, R> told(String what, Body<R> body) {
        try {
            return Either.right(body.run());
        } catch (SdkException e) {
            return Either.left(new StoreError.Unavailable(what, Diagnosis.of(e)));
        } catch (StoreFailure e) {
            return Either.left(e.error());
        } catch (NotReadyException e) {
            return Either.left(new StoreError.Unavailable(what, String.valueOf(e.getMessage())));
        }
    }

    private static final class NotReadyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotReadyException(String message) {
            super(message);
        }
    }

    private static CreateTableRequest request(TableSpec spec) {
        List<AttributeDefinition> attributes = spec.keyAttributes()
                .map(name -> AttributeDefinition.builder()
                        .attributeName(name)
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .asJava();
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(spec.name())
                .attributeDefinitions(attributes)
                .keySchema(keys(spec.hash(), spec.range().getOrNull()))
                .billingMode(BillingMode.PAY_PER_REQUEST);
        if (!spec.indexes().isEmpty()) {
            request.globalSecondaryIndexes(spec.indexes().map(Tables::index).asJava());
        }
        return request.build();
    }

    private static GlobalSecondaryIndex index(IndexSpec index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(keys(index.hash(), index.range()))
                .projection(
                        Projection.builder().projectionType(ProjectionType.ALL).build())
                .build();
    }

    private static List<KeySchemaElement> keys(String hash, @org.jspecify.annotations.Nullable String range) {
        KeySchemaElement first = KeySchemaElement.builder()
                .attributeName(hash)
                .keyType(KeyType.HASH)
                .build();
        return range == null
                ? List.of(first)
                : List.of(
                        first,
                        KeySchemaElement.builder()
                                .attributeName(range)
                                .keyType(KeyType.RANGE)
                                .build());
    }

    private void await(TableSpec spec) {
        for (int i = 0; i < MOST_PAUSES; i++) {
            TableDescription table = described(spec);
            boolean active = table.tableStatus() == TableStatus.ACTIVE
                    && table.globalSecondaryIndexes().stream()
                            .allMatch(index -> index.indexStatus() == IndexStatus.ACTIVE);
            if (active) {
                return;
            }
            pause();
        }
        throw new NotReadyException("table '" + spec.name() + "' or one of its indexes is not active after "
                + PAUSE.multipliedBy(MOST_PAUSES).toMinutes() + " minutes");
    }

    private void awaitGone(TableSpec spec) {
        for (int i = 0; i < MOST_PAUSES; i++) {
            try {
                var unused = described(spec);
            } catch (ResourceNotFoundException gone) {
                return;
            }
            pause();
        }
        throw new NotReadyException("table '" + spec.name() + "' is still there");
    }

    private TableDescription described(TableSpec spec) {
        return sent(() -> client.describeTable(request -> request.tableName(spec.name())))
                .table();
    }

    /** Requests about tables are throttled sooner than others, and each of them may be repeated. */
    private <R> R sent(Supplier<R> request) {
        Attempts attempts = Attempts.of(settings);
        while (true) {
            try {
                return request.get();
            } catch (SdkException e) {
                if (!Diagnosis.isPassing(e)) {
                    throw e;
                }
                switch (attempts.pause()) {
                    case GO_ON -> {}
                    case INTERRUPTED -> throw new NotReadyException("the thread was interrupted");
                    case OVER -> throw e;
                }
            }
        }
    }

    private void pause() {
        try {
            settings.sleeper().sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NotReadyException("the thread was interrupted");
        }
    }

    private Seq<TableProblem> settingProblems(BiFunction<Wire, StoredSettings, Vector<SettingsCheck.Different>> check) {
        return Wire.writing(
                settings,
                "check settings",
                wire -> stored.flatMap(expected -> check.apply(wire, expected)
                        .map(different ->
                                new TableProblem(expected.key().table().name(), different.problem(expected)))));
    }

    private Seq<TableProblem> problems() {
        return specs.flatMap(this::problems);
    }

    private Vector<TableProblem> problems(TableSpec spec) {
        TableDescription table;
        try {
            table = described(spec);
        } catch (ResourceNotFoundException absent) {
            return Vector.of(new TableProblem(spec.name(), "it does not exist"));
        }
        Vector<TableProblem> problems = Vector.empty();
        if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
            problems = problems.append(new TableProblem(spec.name(), "it is " + table.tableStatusAsString()));
        }
        List<KeySchemaElement> expected = keys(spec.hash(), spec.range().getOrNull());
        if (!table.keySchema().equals(expected)) {
            problems = problems.append(new TableProblem(
                    spec.name(), "its key is " + shown(table.keySchema()) + " and should be " + shown(expected)));
        }
        for (AttributeDefinition attribute : table.attributeDefinitions()) {
            if (spec.keyAttributes().contains(attribute.attributeName())
                    && attribute.attributeType() != ScalarAttributeType.S) {
                problems = problems.append(new TableProblem(
                        spec.name(),
                        "its key attribute '" + attribute.attributeName() + "' is of type "
                                + attribute.attributeTypeAsString() + " and should be of type S"));
            }
        }
        Map<String, GlobalSecondaryIndexDescription> indexes = table.globalSecondaryIndexes().stream()
                .collect(Collectors.toMap(GlobalSecondaryIndexDescription::indexName, index -> index));
        for (IndexSpec index : spec.indexes()) {
            problems = problems.appendAll(problems(spec, index, indexes.get(index.name())));
        }
        return problems;
    }

    private static Vector<TableProblem> problems(
            TableSpec spec,
            IndexSpec expected,
            @org.jspecify.annotations.Nullable GlobalSecondaryIndexDescription found) {
        String subject = "its index '" + expected.name() + "' ";
        List<KeySchemaElement> keys = keys(expected.hash(), expected.range());
        if (found == null) {
            return Vector.of(new TableProblem(spec.name(), subject + "does not exist; its key is " + shown(keys)));
        }
        if (!found.keySchema().equals(keys)) {
            return Vector.of(new TableProblem(
                    spec.name(),
                    subject + "has the key " + shown(found.keySchema()) + " and should have " + shown(keys)));
        }
        if (found.projection().projectionType() != ProjectionType.ALL) {
            return Vector.of(new TableProblem(spec.name(), subject + "does not project all attributes"));
        }
        if (found.indexStatus() != IndexStatus.ACTIVE) {
            return Vector.of(new TableProblem(spec.name(), subject + "is " + found.indexStatusAsString()));
        }
        return Vector.empty();
    }

    private static String shown(List<KeySchemaElement> keys) {
        return keys.stream().map(KeySchemaElement::attributeName).collect(Collectors.joining(", ", "(", ")"));
    }
}
