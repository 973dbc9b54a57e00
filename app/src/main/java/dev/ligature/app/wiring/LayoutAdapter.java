package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.TableProblem;
import dev.ligature.adapters.dynamodb.Tables;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Keeps facts in a layout on DynamoDB, or on what speaks its API. */
final class LayoutAdapter implements Adapter {

    /** Begins a store in the layout. */
    interface Builder {
        DynamoDbBuilder<?> of(DomainModel model, DynamoDbClient client);
    }

    private static final int SHOWN_PROBLEMS = 2;

    private final String name;
    private final Builder builder;

    LayoutAdapter(String name, Builder builder) {
        this.name = name;
        this.builder = builder;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public OpenStore open(DomainModel model, StoreSettings settings) {
        Connection connection = Connection.to(settings);
        try {
            Function<DynamoDbClient, DynamoDbBuilder<?>> begun =
                    client -> told(builder.of(model, client), settings, connection);
            ready(begun.apply(connection.client()).tables(), connection);
            return new LayoutStore(begun, connection);
        } catch (RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    private static DynamoDbBuilder<?> told(DynamoDbBuilder<?> builder, StoreSettings settings, Connection connection) {
        DynamoDbBuilder<?> named = builder.namespace(settings.namespace());
        return connection.lags() ? named : named.settlingTime(Duration.ZERO);
    }

    /** Tables cost nobody anything but on DynamoDB itself, where they are made when it is said. */
    private static void ready(Tables tables, Connection connection) {
        Seq<TableProblem> problems = (connection.isService() ? tables.verify() : tables.create())
                .getOrElseThrow(error -> connection.failure(error).toException());
        if (!problems.isEmpty()) {
            int more = problems.size() - SHOWN_PROBLEMS;
            throw connection
                    .failure(new StoreError.Unavailable(
                            "opening the store",
                            problems.take(SHOWN_PROBLEMS).mkString("; ") + (more > 0 ? "; and " + more + " more" : "")
                                    + "; 'ligature tables verify' names every problem, 'tables create' makes what is"
                                    + " missing"))
                    .toException();
        }
    }

    @Override
    public StoreTables tables(DomainModel model, StoreSettings settings) {
        return new DynamoDbTables(
                settings,
                connection -> told(builder.of(model, connection.client()), settings, connection)
                        .tables());
    }

    private record DynamoDbTables(StoreSettings settings, Function<Connection, Tables> tables) implements StoreTables {

        @Override
        public Seq<String> names() {
            return described(Tables::names);
        }

        @Override
        public Either<StoreError, Seq<String>> create() {
            return reached(found -> found.create().map(problems -> problems.map(TableProblem::toString)));
        }

        @Override
        public Either<StoreError, Seq<String>> verify() {
            return reached(found -> found.verify().map(problems -> problems.map(TableProblem::toString)));
        }

        @Override
        public Either<StoreError, Seq<String>> delete() {
            return reached(Tables::delete);
        }

        @Override
        public String cloudFormation() {
            return described(Tables::cloudFormation);
        }

        private <R> R reached(Function<Tables, R> asked) {
            try (Connection connection = Connection.to(settings)) {
                return asked.apply(tables.apply(connection));
            }
        }

        /** What the tables are is known without any engine. */
        private <R> R described(Function<Tables, R> asked) {
            try (Connection nobody = Connection.toNobody()) {
                return asked.apply(tables.apply(nobody));
            }
        }
    }
}
