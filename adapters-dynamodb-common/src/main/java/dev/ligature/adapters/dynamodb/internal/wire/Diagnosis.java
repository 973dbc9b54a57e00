package dev.ligature.adapters.dynamodb.internal.wire;

/** Why a request failed, in words that carry no data. */
public final class Diagnosis {

    private Diagnosis() {}

    /** The reason behind an exception of the client. */
    public static String of(RuntimeException e) {
        return Faults.reason(e);
    }
}
