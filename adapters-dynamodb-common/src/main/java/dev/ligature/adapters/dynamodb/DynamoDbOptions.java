package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.cursor.CursorCodec;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.immutables.value.Value;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a builder was told, as a value: two stores with equal options are the same store. */
@Value.Immutable
// Guice brings Guava to where this is compiled, and nothing brings it to an application without Guice.
@Value.Style(jdkOnly = true)
interface DynamoDbOptions {

    DomainModel model();

    DynamoDbClient client();

    @Value.Default
    default String namespace() {
        return "default";
    }

    @Value.Default
    default String tablePrefix() {
        return "";
    }

    @Value.Default
    default CursorCodec cursors() {
        return CursorCodec.unkeyed();
    }

    @Value.Default
    default Duration deadline() {
        return Duration.ofSeconds(10);
    }

    @Value.Default
    default Duration settling() {
        return Duration.ofSeconds(2);
    }

    @Value.Default
    default Sleeper sleeper() {
        return Sleeper.SYSTEM;
    }

    @Value.Default
    default Clock clock() {
        return Clock.systemUTC();
    }

    @Value.Default
    default Meter meter() {
        return Wire.NONE;
    }

    Optional<Executor> executor();

    Map<Class<?>, TableSchema<?>> schemas();
}
