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
        Connection connection = Connection.to(settings);
        Tables tables = told(builder.of(model, connection.client()), settings, connection)
                .tables();
        return new DynamoDbTables(tables, connection);
    }

    private record DynamoDbTables(Tables tables, Connection connection) implements StoreTables {

        @Override
        public Seq<String> names() {
            return tables.names();
        }

        @Override
        public Either<StoreError, Seq<String>> create() {
            return tables.create().map(problems -> problems.map(TableProblem::toString));
        }

        @Override
        public Either<StoreError, Seq<String>> verify() {
            return tables.verify().map(problems -> problems.map(TableProblem::toString));
        }

        @Override
        public Either<StoreError, Seq<String>> delete() {
            return tables.delete();
        }

        @Override
        public String cloudFormation() {
            return tables.cloudFormation();
        }

        @Override
        public void close() {
            connection.close();
        }
    }
}
