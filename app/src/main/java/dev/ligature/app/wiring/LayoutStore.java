package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.testkit.FaultingClient;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A store on DynamoDB, with the connection that was opened for it. */
final class LayoutStore implements OpenStore, Beneath {

    private final Function<DynamoDbClient, DynamoDbBuilder<?>> builder;
    private final Connection connection;
    private final Repositories repositories;

    LayoutStore(Function<DynamoDbClient, DynamoDbBuilder<?>> builder, Connection connection) {
        this.builder = builder;
        this.connection = connection;
        this.repositories = builder.apply(connection.client()).build();
    }

    @Override
    public Repositories repositories() {
        return repositories;
    }

    @Override
    public Option<Beneath> beneath() {
        return Option.some(this);
    }

    @Override
    public Either<StoreError, Seq<PhysicalItem>> items() {
        return builder.apply(connection.client()).items();
    }

    @Override
    public void dyingAtTheFirstWrite(Consumer<Repositories> work) {
        // It is not closed, which would close the client that it wraps.
        FaultingClient client = FaultingClient.over(connection.client());
        client.on(Operation.PUT_ITEM, Operation.UPDATE_ITEM, Operation.DELETE_ITEM, Operation.TRANSACT_WRITE_ITEMS)
                .fail((request, service) -> {
                    var unused = service.apply(request);
                    throw new DiedException();
                });
        try (Repositories dying = builder.apply(client).build()) {
            work.accept(dying);
        } catch (DiedException died) {
            // As it should.
        }
    }

    /** None that the library knows, so it ends whatever is going on, as the end of the process does. */
    private static final class DiedException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public void close() {
        repositories.close();
        connection.close();
    }
}
