package dev.ligature.adapters.dynamodb.testkit;

/** No engine could be found or started; the message names the ways to get one. */
public final class EngineUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EngineUnavailableException(String message) {
        super(message);
    }

    EngineUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
