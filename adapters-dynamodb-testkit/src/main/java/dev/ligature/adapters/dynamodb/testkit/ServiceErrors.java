package dev.ligature.adapters.dynamodb.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** The service's exceptions as the SDK makes them: typed, with error code, status and request id. */
final class ServiceErrors {
    private static final String REQUEST_ID = "INJECTEDFAULT0000000000000000000000000000000000000000";

    private ServiceErrors() {}

    static DynamoDbException throughputExceeded() {
        return filled(
                ProvisionedThroughputExceededException.builder(),
                400,
                "ProvisionedThroughputExceededException",
                "The level of configured provisioned throughput for the table was exceeded.");
    }

    static DynamoDbException throttling() {
        return filled(
                ThrottlingException.builder(), 400, "ThrottlingException", "Throughput exceeds the current capacity.");
    }

    static DynamoDbException requestLimitExceeded() {
        return filled(
                RequestLimitExceededException.builder(),
                400,
                "RequestLimitExceeded",
                "Throughput exceeds the current throughput limit for your account.");
    }

    static DynamoDbException internalServerError() {
        return filled(InternalServerErrorException.builder(), 500, "InternalServerError", "Internal server error");
    }

    static DynamoDbException serviceUnavailable() {
        return filled(DynamoDbException.builder(), 503, "ServiceUnavailable", "The service is unavailable.");
    }

    static DynamoDbException transactionConflict() {
        return filled(
                TransactionConflictException.builder(),
                400,
                "TransactionConflictException",
                "Transaction is ongoing for the item");
    }

    static DynamoDbException transactionInProgress() {
        return filled(
                TransactionInProgressException.builder(),
                400,
                "TransactionInProgressException",
                "The transaction with the given request token is already in progress.");
    }

    /** There is one reason for each action of the request, None where nothing is said. */
    static DynamoDbException transactionCanceled(DynamoDbRequest transaction, List<CancellationReason> said) {
        int actions = actions(transaction);
        if (said.size() > actions) {
            throw new IllegalArgumentException(
                    said.size() + " cancellation reasons for a transaction of " + actions + " actions");
        }
        List<CancellationReason> reasons = new ArrayList<>(said);
        while (reasons.size() < actions) {
            reasons.add(reason("None"));
        }
        String codes = reasons.stream().map(CancellationReason::code).collect(Collectors.joining(", ", "[", "]"));
        return filled(
                TransactionCanceledException.builder().cancellationReasons(reasons),
                400,
                "TransactionCanceledException",
                "Transaction cancelled, please refer cancellation reasons for specific reasons " + codes);
    }

    static CancellationReason reason(String code) {
        return CancellationReason.builder().code(code).build();
    }

    private static int actions(DynamoDbRequest transaction) {
        return transaction instanceof TransactWriteItemsRequest write
                ? write.transactItems().size()
                : ((TransactGetItemsRequest) transaction).transactItems().size();
    }

    private static DynamoDbException filled(
            DynamoDbException.Builder exception, int status, String code, String message) {
        return (DynamoDbException) exception
                .message(message)
                .statusCode(status)
                .requestId(REQUEST_ID)
                .awsErrorDetails(AwsErrorDetails.builder()
                        .serviceName("DynamoDb")
                        .errorCode(code)
                        .errorMessage(message)
                        .sdkHttpResponse(
                                SdkHttpResponse.builder().statusCode(status).build())
                        .build())
                .build();
    }
}
