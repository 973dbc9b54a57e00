package dev.ligature.adapters.dynamodb.internal.wire;

import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.LimitExceededException;

/** Why a request failed, in words that carry no data. */
public final class Diagnosis {

    private Diagnosis() {}

    /** Whether the engine answered that it can't just now, so that the same request may be answered later. */
    public static boolean isPassing(SdkException e) {
        return e instanceof LimitExceededException
                || e instanceof SdkServiceException
                        && (Faults.of(e) == Faults.THROTTLED || Faults.of(e) == Faults.AMBIGUOUS);
    }

    /** The reason behind an exception of the client. */
    public static String of(RuntimeException e) {
        return Faults.reason(e);
    }
}
