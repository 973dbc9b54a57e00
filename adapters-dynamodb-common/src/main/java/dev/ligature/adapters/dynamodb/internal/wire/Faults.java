package dev.ligature.adapters.dynamodb.internal.wire;

import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** What an exception of the client means for the request that met it. */
enum Faults {
    /** Conditions were refused: an answer, not a fault. */
    REFUSED,
    /** Refused for load; nothing happened. */
    THROTTLED,
    /** Another write was in the way; nothing happened. */
    CONTENDED,
    /** The answer is lost; the request may have been carried out. */
    AMBIGUOUS,
    /** The caller was interrupted; the request may have been carried out. */
    INTERRUPTED,
    /** The request is not going to work; nothing happened. */
    FINAL;

    static Faults of(RuntimeException e) {
        if (e instanceof ConditionalCheckFailedException) {
            return REFUSED;
        }
        if (e instanceof TransactionCanceledException cancelled) {
            return ofCancelled(cancelled);
        }
        if (e instanceof TransactionConflictException || e instanceof TransactionInProgressException) {
            return CONTENDED;
        }
        if (e instanceof ProvisionedThroughputExceededException || e instanceof RequestLimitExceededException) {
            return THROTTLED;
        }
        if (e instanceof AbortedException) {
            return INTERRUPTED;
        }
        if (e instanceof SdkServiceException service) {
            if (service.isThrottlingException()) {
                return THROTTLED;
            }
            return service.statusCode() >= 500 || service.statusCode() == 0 ? AMBIGUOUS : FINAL;
        }
        if (e instanceof SdkClientException) {
            return AMBIGUOUS;
        }
        throw e;
    }

    private static Faults ofCancelled(TransactionCanceledException cancelled) {
        Faults fault = FINAL;
        for (CancellationReason reason : cancelled.cancellationReasons()) {
            String code = reason.code() == null ? "None" : reason.code();
            switch (code) {
                case "ConditionalCheckFailed" -> {
                    return REFUSED;
                }
                case "TransactionConflict" -> fault = CONTENDED;
                case "ThrottlingError", "ProvisionedThroughputExceeded" ->
                    fault = fault == CONTENDED ? CONTENDED : THROTTLED;
                default -> {
                    // None tells nothing; ValidationError and ItemCollectionSizeLimitExceeded are final.
                }
            }
        }
        return fault;
    }

    /** Why a final fault is final, by its code and never by its message, which may carry data. */
    static String reason(RuntimeException e) {
        if (e instanceof ResourceNotFoundException) {
            return "a table or index does not exist; tables().create() of the store's builder creates what is missing, and"
                    + " tables().verify() names it";
        }
        if (e instanceof TransactionCanceledException cancelled) {
            return "the transaction was refused ("
                    + String.join(
                            ", ",
                            cancelled.cancellationReasons().stream()
                                    .map(CancellationReason::code)
                                    .filter(code -> code != null && !code.equals("None"))
                                    .distinct()
                                    .toList())
                    + ")";
        }
        if (e instanceof AwsServiceException service && service.awsErrorDetails() != null) {
            String code = service.awsErrorDetails().errorCode();
            return switch (String.valueOf(code)) {
                case "UnrecognizedClientException", "InvalidSignatureException", "MissingAuthenticationToken" ->
                    "the credentials are not accepted (" + code + ")";
                case "AccessDeniedException" -> "the credentials do not allow it (AccessDeniedException)";
                case "ValidationException" ->
                    "the request does not fit the table (ValidationException); verify the tables of this layout";
                default -> "the engine answered " + code;
            };
        }
        if (e instanceof SdkClientException) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            return "the engine can't be reached (" + cause.getClass().getSimpleName() + ")";
        }
        return "the engine answered " + e.getClass().getSimpleName();
    }
}
