package dev.ligature.adapters.dynamodb.testkit;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** What a service may do with pages, and a client must bear. */
final class Paging {
    private Paging() {}

    static Fault shortPage(int items) {
        if (items < 1) {
            throw new IllegalArgumentException("A page of " + items + " items");
        }
        return (request, service) -> {
            if (request instanceof QueryRequest query) {
                return service.apply(
                        query.toBuilder().limit(least(query.limit(), items)).build());
            }
            if (request instanceof ScanRequest scan) {
                return service.apply(
                        scan.toBuilder().limit(least(scan.limit(), items)).build());
            }
            return service.apply(request);
        };
    }

    static Fault emptyLastKey() {
        return (request, service) -> {
            DynamoDbResponse answer = service.apply(request);
            if (answer instanceof QueryResponse page && !page.hasLastEvaluatedKey()) {
                return page.toBuilder().lastEvaluatedKey(Map.of()).build();
            }
            if (answer instanceof ScanResponse page && !page.hasLastEvaluatedKey()) {
                return page.toBuilder().lastEvaluatedKey(Map.of()).build();
            }
            return answer;
        };
    }

    private static int least(@Nullable Integer asked, int cap) {
        return asked == null ? cap : Math.min(asked, cap);
    }
}
