package dev.ligature.adapters.dynamodb.internal.wire;

import dev.ligature.adapters.dynamodb.Meter;
import dev.ligature.adapters.dynamodb.Sleeper;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What requests are sent with.
 *
 * @param client the application's; never closed
 * @param executor runs the requests of one wave
 * @param sleeper pauses between attempts
 * @param clock tells the time
 * @param deadline how long the attempts of one step may take
 * @param meter is told what operations cost
 */
public record Settings(
        DynamoDbClient client, Executor executor, Sleeper sleeper, Clock clock, Duration deadline, Meter meter) {}
