package dev.ligature.adapters.dynamodb.testkit;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Something that goes wrong with one request. The ones made here do what the service does, down to error codes and
 * statuses; a test may write its own. A fault that makes no sense for a request (left-overs of a GetItem) lets it pass.
 */
@FunctionalInterface
public interface Fault {
    /**
     * Answers a request, or throws.
     *
     * @param request the request
     * @param service what would have answered it; it may be asked any number of times, also
     *     with another request of the same type
     */
    DynamoDbResponse around(DynamoDbRequest request, Function<DynamoDbRequest, DynamoDbResponse> service);

    /** Throws on one side of the request's effect. */
    static Fault throwing(Effect effect, Supplier<? extends RuntimeException> exception) {
        return (request, service) -> {
            if (effect == Effect.AFTER) {
                var unused = service.apply(request);
            }
            throw exception.get();
        };
    }

    /** The table's or index's capacity is used up: ProvisionedThroughputExceededException. */
    static Fault throughputExceeded() {
        return throwing(Effect.BEFORE, ServiceErrors::throughputExceeded);
    }

    /** ThrottlingException, what a table on demand answers beyond its rate. */
    static Fault throttled() {
        return throwing(Effect.BEFORE, ServiceErrors::throttling);
    }

    /** RequestLimitExceeded, the account's own limit. */
    static Fault requestLimitExceeded() {
        return throwing(Effect.BEFORE, ServiceErrors::requestLimitExceeded);
    }

    /** InternalServerError with status 500, which may come before or after the effect. */
    static Fault internalServerError(Effect effect) {
        return throwing(effect, ServiceErrors::internalServerError);
    }

    /** Status 503 without a type of its own. */
    static Fault serviceUnavailable(Effect effect) {
        return throwing(effect, ServiceErrors::serviceUnavailable);
    }

    /** What the SDK throws when its own attempts are used up and no answer came: the caller cannot tell the effect. */
    static Fault noAnswer(Effect effect) {
        return throwing(
                effect, () -> SdkClientException.create("Unable to execute HTTP request: the connection was reset"));
    }

    /**
     * Another transaction holds an item: TransactionConflictException for a single write, TransactionCanceledException with
     * that reason for the first action of a transaction. Other requests pass: plain reads and batches meet no conflict.
     */
    static Fault transactionConflict() {
        return (request, service) -> {
            switch (Operation.of(request)) {
                case PUT_ITEM:
                case UPDATE_ITEM:
                case DELETE_ITEM:
                    throw ServiceErrors.transactionConflict();
                case TRANSACT_WRITE_ITEMS:
                case TRANSACT_GET_ITEMS:
                    throw ServiceErrors.transactionCanceled(
                            request, List.of(ServiceErrors.reason("TransactionConflict")));
                default:
                    return service.apply(request);
            }
        };
    }

    /**
     * The transaction is cancelled for reasons by position, such as {@code "None", "ConditionalCheckFailed",
     * "TransactionConflict", "ThrottlingError"}; positions beyond those given have the reason None. Requests that are no
     * transactions pass.
     */
    static Fault transactionCanceled(String... codes) {
        return canceled(Arrays.stream(codes).map(ServiceErrors::reason).toList());
    }

    /** The transaction is cancelled for these reasons by position, with whatever item they carry. */
    static Fault transactionCanceled(CancellationReason... reasons) {
        return canceled(List.of(reasons));
    }

    /** TransactionInProgressException: the same token is being worked on. */
    static Fault transactionInProgress() {
        return (request, service) -> {
            if (Operation.of(request) == Operation.TRANSACT_WRITE_ITEMS) {
                throw ServiceErrors.transactionInProgress();
            }
            return service.apply(request);
        };
    }

    /**
     * A batch is carried out in part: this share of its keys or writes, at least one, is left over as UnprocessedKeys or
     * UnprocessedItems. Where nothing would be carried out the service throws, and so does this: throughput exceeded.
     *
     * @param share more than 0, at most 1
     * @param seed chooses which ones
     */
    static Fault leftOvers(double share, long seed) {
        return new LeftOvers(share, seed);
    }

    /** The service ends a Query's or Scan's page after so many items, with its LastEvaluatedKey. */
    static Fault shortPage(int items) {
        return Paging.shortPage(items);
    }

    /**
     * A Query's or Scan's page without items but with a LastEvaluatedKey, after which everything is still to come. The page
     * passes unchanged where no such key can be told (the first page of a Scan or of an index without a sort key, or a
     * range that begins at its first item) and where the same page has been blank before, so that walks end.
     */
    static Fault blankPage() {
        return new BlankPage();
    }

    /** The last page of a Query or Scan says so by an empty LastEvaluatedKey instead of none. */
    static Fault emptyLastKey() {
        return Paging.emptyLastKey();
    }

    /** The request takes longer by this. */
    static Fault delay(Duration duration) {
        return (request, service) -> {
            Pause.of(duration);
            return service.apply(request);
        };
    }

    private static Fault canceled(List<CancellationReason> reasons) {
        return (request, service) -> {
            switch (Operation.of(request)) {
                case TRANSACT_WRITE_ITEMS:
                case TRANSACT_GET_ITEMS:
                    throw ServiceErrors.transactionCanceled(request, reasons);
                default:
                    return service.apply(request);
            }
        };
    }
}
