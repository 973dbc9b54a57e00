package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A store on the shared engine, in a namespace of its own, whose requests are recorded: for tests of what a layout writes.
 *
 * @param namespace its namespace
 * @param client what records its requests
 * @param builder what it was opened by
 * @param repositories the store itself
 */
public record RecordedStore(
        String namespace, RecordingClient client, DynamoDbBuilder<?> builder, Repositories repositories) {

    /** A store in a new namespace. */
    public static <B extends DynamoDbBuilder<B>> RecordedStore of(Function<DynamoDbClient, B> builder) {
        return in("n" + UUID.randomUUID(), builder);
    }

    /** A store in this namespace. */
    public static <B extends DynamoDbBuilder<B>> RecordedStore in(
            String namespace, Function<DynamoDbClient, B> builder) {
        RecordingClient client = RecordingClient.over(Engine.shared().client());
        B shared = SharedTables.of(builder.apply(client).namespace(namespace).settlingTime(Duration.ZERO));
        client.clear();
        return new RecordedStore(namespace, client, shared, shared.build());
    }

    /** The store with these entities in it. */
    @SafeVarargs
    public final <T> RecordedStore with(EntityType<T> type, T... entities) {
        for (T entity : entities) {
            T unused = ok(repositories.entities(type).create(entity));
        }
        return this;
    }

    /** The store with these edges in it. */
    @SafeVarargs
    public final <S, T, E> RecordedStore with(Relationship<S, T, E> relationship, E... edges) {
        for (E edge : edges) {
            E unused = ok(repositories.relationship(relationship).link(edge));
        }
        return this;
    }

    /** All items of its namespace. */
    public Seq<PhysicalItem> items() {
        return ok(builder.items());
    }

    /** What was answered; throws if that was an error. */
    public static <R> R ok(Either<StoreError, R> answer) {
        return answer.getOrElseThrow(StoreError::toException);
    }
}
