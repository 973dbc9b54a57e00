package dev.ligature.adapters.dynamodb.testkit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.utils.IoUtils;

/**
 * Something that goes wrong with one HTTP request. The SDK, which does not know of it, tries again by its own rules: the
 * caller may see nothing but a write that was carried out twice.
 */
@FunctionalInterface
public interface HttpFault {
    /**
     * Answers a request, or throws.
     *
     * @param request the request
     * @param service sends it
     */
    HttpExecuteResponse around(SdkHttpRequest request, Exchange service) throws IOException;

    /** Sends one HTTP request. */
    @FunctionalInterface
    interface Exchange {
        /** Sends it and waits for the answer. */
        HttpExecuteResponse call() throws IOException;
    }

    /** The request takes effect, and its response is lost on the way back. */
    static HttpFault responseLost() {
        return (request, service) -> {
            readToTheEnd(service.call());
            throw new SocketException("Connection reset");
        };
    }

    /** The connection is cut before the service has the request. */
    static HttpFault connectionCut() {
        return (request, service) -> {
            throw new SocketException("Broken pipe");
        };
    }

    /** InternalServerError with status 500, before or after the request took effect. */
    static HttpFault internalServerError(Effect effect) {
        return error(effect, 500, "InternalServerError");
    }

    /** ThrottlingException with status 400; the request does not take effect. */
    static HttpFault throttled() {
        return error(Effect.BEFORE, 400, "ThrottlingException");
    }

    /** The answer comes later by this. */
    static HttpFault delay(Duration duration) {
        return (request, service) -> {
            Pause.of(duration);
            return service.call();
        };
    }

    private static HttpFault error(Effect effect, int status, String type) {
        return (request, service) -> {
            if (effect == Effect.AFTER) {
                readToTheEnd(service.call());
            }
            byte[] body = ("{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + type + "\",\"message\":\"" + type
                            + "\"}")
                    .getBytes(StandardCharsets.UTF_8);
            return HttpExecuteResponse.builder()
                    .response(SdkHttpFullResponse.builder()
                            .statusCode(status)
                            .putHeader("Content-Type", "application/x-amz-json-1.0")
                            .putHeader("Content-Length", Integer.toString(body.length))
                            .build())
                    .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                    .build();
        };
    }

    /** An answer that nobody reads would keep its connection. */
    private static void readToTheEnd(HttpExecuteResponse response) throws IOException {
        Optional<AbortableInputStream> body = response.responseBody();
        if (body.isPresent()) {
            try (InputStream stream = body.get()) {
                IoUtils.drainInputStream(stream);
            }
        }
    }
}
