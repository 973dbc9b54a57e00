package dev.ligature.adapters.dynamodb.testkit;

/**
 * The process that used the client is to be thought of as dead: see {@link FaultingClient#crashAfter}. It is no exception
 * of the SDK, so that nothing takes it for a failed request and tries again.
 */
public final class CrashedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CrashedException() {
        super("The client was told to crash");
    }
}
