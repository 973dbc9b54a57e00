package dev.ligature.adapters.dynamodb.testkit;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;

/**
 * An HTTP client that fails when it is told to, under the SDK's own retries. Each attempt counts.
 *
 * <pre>{@code
 * FaultingHttpClient http = FaultingHttpClient.over(engine.httpClient())
 *         .on(Operation.UPDATE_ITEM).at(1).fail(HttpFault.responseLost());
 * DynamoDbClient client = engine.clientBuilder().httpClient(http).build();
 * }</pre>
 *
 * <p>Rules act one around the other, the first one outermost. Closing it closes the client that it wraps; the SDK closes no
 * HTTP client that it was handed.
 */
public final class FaultingHttpClient implements SdkHttpClient {
    private static final String TARGET = "X-Amz-Target";

    private final SdkHttpClient delegate;
    private final List<FaultRule.Armed<SdkHttpRequest, HttpFault>> rules = new CopyOnWriteArrayList<>();
    private final LongAdder attempts = new LongAdder();
    private final LongAdder faults = new LongAdder();

    private FaultingHttpClient(SdkHttpClient delegate) {
        this.delegate = Objects.requireNonNull(delegate, "client");
    }

    /** A client over this one, without any fault yet. */
    public static FaultingHttpClient over(SdkHttpClient client) {
        return new FaultingHttpClient(client);
    }

    /** Begins a rule about the attempts at these operations. */
    public FaultRule<FaultingHttpClient, SdkHttpRequest, HttpFault> on(Operation first, Operation... more) {
        EnumSet<Operation> operations = EnumSet.of(first, more);
        return on(request -> operations.contains(operationOf(request)));
    }

    /** Begins a rule about the attempts for which this holds. */
    public FaultRule<FaultingHttpClient, SdkHttpRequest, HttpFault> on(Predicate<? super SdkHttpRequest> matches) {
        return new FaultRule<>(this, matches, (client, rule) -> client.rules.add(rule));
    }

    /** The operation that an attempt asks for, by its X-Amz-Target header. */
    public static Operation operationOf(SdkHttpRequest request) {
        return request.firstMatchingHeader(TARGET)
                .map(target -> Operation.named(target.substring(target.lastIndexOf('.') + 1)))
                .orElse(Operation.OTHER);
    }

    /** Takes back every rule; counts stay. */
    public FaultingHttpClient heal() {
        rules.clear();
        return this;
    }

    /** How many attempts it was asked for, whatever became of them. */
    public long attempts() {
        return attempts.sum();
    }

    /** How many faults have acted. */
    public long faults() {
        return faults.sum();
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        ExecutableHttpRequest prepared = delegate.prepareRequest(request);
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                attempts.increment();
                return around(List.copyOf(rules), request.httpRequest(), prepared::call);
            }

            @Override
            public void abort() {
                prepared.abort();
            }
        };
    }

    @Override
    public String clientName() {
        return delegate.clientName();
    }

    @Override
    public void close() {
        delegate.close();
    }

    private HttpExecuteResponse around(
            List<FaultRule.Armed<SdkHttpRequest, HttpFault>> remaining,
            SdkHttpRequest request,
            HttpFault.Exchange service)
            throws IOException {
        if (remaining.isEmpty()) {
            return service.call();
        }
        List<FaultRule.Armed<SdkHttpRequest, HttpFault>> inner = remaining.subList(1, remaining.size());
        Optional<HttpFault> fault = remaining.get(0).faultFor(request);
        if (fault.isEmpty()) {
            return around(inner, request, service);
        }
        faults.increment();
        return fault.get().around(request, () -> around(inner, request, service));
    }
}
