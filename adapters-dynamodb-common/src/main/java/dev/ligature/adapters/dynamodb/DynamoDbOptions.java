package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Executor;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a builder was told, as a value: two stores with equal options are the same store. */
final class DynamoDbOptions implements Cloneable {

    final DomainModel model;
    final DynamoDbClient client;
    String namespace = "default";
    String tablePrefix = "";
    CursorCodec cursors = CursorCodec.unkeyed();
    Duration deadline = Duration.ofSeconds(10);
    Duration settling = Duration.ofSeconds(2);
    Sleeper sleeper = Sleeper.SYSTEM;
    Clock clock = Clock.systemUTC();
    Meter meter = Wire.NONE;
    Option<Executor> executor = Option.none();
    Map<Class<?>, TableSchema<?>> schemas = LinkedHashMap.empty();

    DynamoDbOptions(DomainModel model, DynamoDbClient client) {
        this.model = Objects.requireNonNull(model, "model");
        this.client = Objects.requireNonNull(client, "client");
    }

    /** A copy to be changed before it is shown to anyone. */
    DynamoDbOptions copy() {
        try {
            return (DynamoDbOptions) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object[] all() {
        return new Object[] {
            model, client, namespace, tablePrefix, cursors, deadline, settling, sleeper, clock, meter, executor, schemas
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DynamoDbOptions that && java.util.Arrays.equals(all(), that.all());
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(all());
    }
}
