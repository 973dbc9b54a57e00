package dev.ligature.adapters.dynamodb.duplication;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.SharedTables;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.UUID;

/** A store on the shared engine, in a namespace of its own, whose requests are recorded. */
record Opened(
        String namespace, RecordingClient client, DuplicationRepositories.Builder builder, Repositories repositories) {

    static Opened of(DomainModel model) {
        return of(model, "n" + UUID.randomUUID());
    }

    static Opened of(DomainModel model, String namespace) {
        RecordingClient client = RecordingClient.over(Engine.shared().client());
        DuplicationRepositories.Builder shared = SharedTables.of(DuplicationRepositories.builder(model, client)
                .namespace(namespace)
                .settlingTime(Duration.ZERO));
        client.clear();
        return new Opened(namespace, client, shared, shared.build());
    }

    @SafeVarargs
    final <T> Opened with(EntityType<T> type, T... entities) {
        for (T entity : entities) {
            ok(repositories.entities(type).create(entity));
        }
        return this;
    }

    @SafeVarargs
    final <S, T, E> Opened with(Relationship<S, T, E> relationship, E... edges) {
        for (E edge : edges) {
            ok(repositories.relationship(relationship).link(edge));
        }
        return this;
    }

    Seq<PhysicalItem> items() {
        return ok(builder.items());
    }

    static <R> R ok(Either<StoreError, R> answer) {
        return answer.getOrElseThrow(error -> error.toException());
    }
}
