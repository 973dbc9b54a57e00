package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.DynamoDbBuilder;
import dev.ligature.adapters.dynamodb.Sleeper;
import dev.ligature.domain.DomainModel;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * How a store is to be opened.
 *
 * @param model what it stores
 * @param namespace the namespace of the test
 * @param tablePrefix what the names of the tables begin with
 * @param client what it speaks to, which may fail on purpose
 * @param sleeper how it pauses; it may only record
 * @param clock what tells the time, which may stand still between pauses
 * @param deadline how long an operation may take
 * @param settlingTime how long an index may lag
 * @param executor runs the requests that go side by side; it may run them one after the other
 */
public record Opening(
        DomainModel model,
        String namespace,
        String tablePrefix,
        DynamoDbClient client,
        Sleeper sleeper,
        Clock clock,
        Duration deadline,
        Duration settlingTime,
        Executor executor) {

    /** A layout's builder that was told all of this. */
    DynamoDbBuilder<?> on(LayoutUnderTest layout) {
        return told(layout.layout(model, client));
    }

    private <B extends DynamoDbBuilder<B>> B told(DynamoDbBuilder<B> builder) {
        return builder.namespace(namespace)
                .tablePrefix(tablePrefix)
                .sleeper(sleeper)
                .clock(clock)
                .deadline(deadline)
                .settlingTime(settlingTime)
                .executor(executor);
    }

    /** The same over another client. */
    public Opening over(DynamoDbClient other) {
        return new Opening(model, namespace, tablePrefix, other, sleeper, clock, deadline, settlingTime, executor);
    }

    /** The same with pauses of its own. */
    public Opening pausing(Pauses pauses) {
        return new Opening(model, namespace, tablePrefix, client, pauses, pauses, deadline, settlingTime, executor);
    }

    /** The same with another deadline. */
    public Opening within(Duration other) {
        return new Opening(model, namespace, tablePrefix, client, sleeper, clock, other, settlingTime, executor);
    }

    /** The same with indexes that may lag so long. */
    public Opening settling(Duration other) {
        return new Opening(model, namespace, tablePrefix, client, sleeper, clock, deadline, other, executor);
    }

    /** The same with requests side by side in these threads. */
    public Opening running(Executor other) {
        return new Opening(model, namespace, tablePrefix, client, sleeper, clock, deadline, settlingTime, other);
    }

    /** The same with a pause that is handed in. */
    public Opening sleeping(Sleeper other) {
        return new Opening(model, namespace, tablePrefix, client, other, clock, deadline, settlingTime, executor);
    }

    /** The same on tables whose names begin with this, and then as before. */
    public Opening prefixed(String more) {
        return new Opening(
                model, namespace, more + tablePrefix, client, sleeper, clock, deadline, settlingTime, executor);
    }
}
