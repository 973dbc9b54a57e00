package dev.ligature.benchmarks.dynamodb;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Answers each operation with one fixed body, at once: what is left is the client's own work. */
final class CannedHttpClient implements SdkHttpClient {

    private final Map<String, byte[]> bodies;

    /** The bodies by operation, such as {@code GetItem}; others are answered by an empty object. */
    CannedHttpClient(Map<String, String> bodies) {
        this.bodies = bodies.entrySet().stream()
                .collect(java.util.stream.Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, entry -> entry.getValue().getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        String target =
                request.httpRequest().firstMatchingHeader("X-Amz-Target").orElse("");
        byte[] body = bodies.getOrDefault(target.substring(target.indexOf('.') + 1), new byte[] {'{', '}'});
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() {
                return HttpExecuteResponse.builder()
                        .response(SdkHttpResponse.builder()
                                .statusCode(200)
                                .putHeader("Content-Type", "application/x-amz-json-1.0")
                                .putHeader("Content-Length", Integer.toString(body.length))
                                .build())
                        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                        .build();
            }

            @Override
            public void abort() {
                // There is nothing under way.
            }
        };
    }

    @Override
    public String clientName() {
        return "canned";
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
