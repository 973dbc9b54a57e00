package dev.ligature.adapters.dynamodb.testkit;

import dev.ligature.adapters.dynamodb.internal.capacity.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * One request that a {@link MeteringClient} passed on, and what it cost.
 *
 * @param request the request
 * @param tables the tables that it names
 * @param units what it consumed by the calculator
 * @param failed whether it was answered by an exception
 * @param sent when it was sent, in nanoseconds of one clock
 * @param answered when it was answered, in nanoseconds of the same clock
 */
public record MeteredCall(
        DynamoDbRequest request, Set<String> tables, Units units, boolean failed, long sent, long answered) {

    /** What was asked for. */
    public Operation operation() {
        return Operation.of(request);
    }

    /**
     * How many of these requests had to follow one another: the longest chain in which each was sent after the answer of
     * the one before.
     */
    static int waves(List<MeteredCall> calls) {
        List<MeteredCall> byAnswer = new ArrayList<>(calls);
        byAnswer.sort(Comparator.comparingLong(MeteredCall::answered));
        int waves = 0;
        long last = Long.MIN_VALUE;
        for (MeteredCall call : byAnswer) {
            if (waves == 0 || call.sent() >= last) {
                waves++;
                last = call.answered();
            }
        }
        return waves;
    }

    @Override
    public String toString() {
        return operation() + " " + tables + " " + units + (failed ? " failed" : "");
    }
}
