package dev.ligature.adapters.dynamodb.testkit;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * What answers the DynamoDB API in a test: an endpoint that is given, the embedded engine on a free loopback port, or
 * DynamoDB Local in a container. Closing it stops what it started; an endpoint that was given is left alone.
 *
 * <p>The embedded engine ends with the JVM that started it, even where that JVM is killed: its launcher notices that the
 * pipe to the JVM has closed. (On Windows, where there is no POSIX shell, it ends with an orderly exit only.)
 */
public final class Engine implements AutoCloseable {
    /** System property that {@link #start()} and {@link #shared()} obey: the values of {@link #open(String)}. */
    public static final String PROPERTY = "ligature.engine";

    private static final Pattern SERVICE_HOST =
            Pattern.compile("dynamodb(?:-fips)?\\.([a-z0-9-]+)\\.(?:amazonaws\\.com(?:\\.cn)?|api\\.aws)");
    private static final String EMBEDDED = "embedded";
    private static final Object SHARING = new Object();
    private static @Nullable Engine shared;
    private static @Nullable IdleConnections idle;
    private static boolean stopsAtExit;

    private final String name;
    private final URI endpoint;
    private final Runnable stop;
    private final long startedAt = System.nanoTime();
    private final Object lock = new Object();
    private @Nullable SdkHttpClient http;
    private @Nullable DynamoDbClient client;
    private boolean closed;

    private Engine(String name, URI endpoint, Runnable stop) {
        this.name = name;
        this.endpoint = endpoint;
        this.stop = stop;
    }

    /** The engine that the system property {@value #PROPERTY} chooses, {@code auto} where it is not set. */
    public static Engine start() {
        return open(System.getProperty(PROPERTY, "auto"));
    }

    /**
     * The engine of one choice: {@code auto} (the embedded one, or else a container), {@code embedded}, {@code docker},
     * or the URL of an endpoint.
     *
     * @throws EngineUnavailableException if it is not to be had
     * @throws IllegalArgumentException if the choice is none of these
     */
    public static Engine open(String choice) {
        String wanted = choice.trim();
        switch (wanted.toLowerCase(Locale.ROOT)) {
            case "", "auto":
                return firstAvailable();
            case "embedded":
                return embedded();
            case "docker":
                return docker();
            default:
                if (!wanted.startsWith("http://") && !wanted.startsWith("https://")) {
                    throw new IllegalArgumentException("An engine is auto, embedded, docker or a URL, not: " + wanted);
                }
                return at(URI.create(wanted));
        }
    }

    /** The endpoint of DynamoDB itself or of anything that speaks its API. */
    public static Engine at(URI endpoint) {
        return new Engine(endpoint.toString(), endpoint, () -> {});
    }

    /** A new embedded engine that keeps its tables in memory. */
    public static Engine embedded() {
        return embedded(EmbeddedEngine.inMemory());
    }

    /** A new embedded engine that keeps its tables in a file, where another one finds them again. */
    public static Engine embedded(Path database) {
        return embedded(EmbeddedEngine.on(database));
    }

    /** A new DynamoDB Local in a container. */
    public static Engine docker() {
        DockerEngine container = DockerEngine.start();
        return new Engine("docker", container.endpoint(), container::stop);
    }

    /**
     * The one engine of this JVM, started by the first call as {@link #start()} does and stopped when the JVM exits.
     * Tests that share it keep apart by namespace or table prefix.
     */
    public static Engine shared() {
        synchronized (SHARING) {
            if (shared == null) {
                shared = start();
                idle = shared.name.equals(EMBEDDED) ? IdleConnections.to(shared.endpoint) : null;
            }
            if (!stopsAtExit) {
                Runtime.getRuntime().addShutdownHook(new Thread(Engine::stopShared, "ligature-engine-stop"));
                stopsAtExit = true;
            }
            return shared;
        }
    }

    /**
     * Stops the shared engine if it is an embedded one that has run for longer than this, so that the next call of
     * {@link #shared()} starts an empty one. For use between tests, see {@link FreshEngine}.
     */
    static void renewShared(Duration age) {
        synchronized (SHARING) {
            if (shared != null
                    && shared.name.equals(EMBEDDED)
                    && System.nanoTime() - shared.startedAt > age.toNanos()) {
                stopShared();
            }
        }
    }

    private static void stopShared() {
        synchronized (SHARING) {
            if (idle != null) {
                idle.close();
                idle = null;
            }
            if (shared != null) {
                shared.close();
                shared = null;
            }
        }
    }

    /** Whether it works on one request at a time, so that nothing is gained by sending some side by side. */
    boolean isOneAtATime() {
        return name.equals(EMBEDDED);
    }

    /** {@code embedded}, {@code docker}, or the endpoint that was given. */
    public String name() {
        return name;
    }

    /** Where it listens. */
    public URI endpoint() {
        return endpoint;
    }

    /** A client of it, one per engine, closed with the engine. */
    public DynamoDbClient client() {
        synchronized (lock) {
            if (client == null) {
                client = clientBuilder().httpClient(httpClient()).build();
            }
            return client;
        }
    }

    /** The HTTP client underneath {@link #client()}, one per engine, closed with the engine. */
    public SdkHttpClient httpClient() {
        synchronized (lock) {
            if (closed) {
                throw new IllegalStateException("The engine is closed");
            }
            if (http == null) {
                http = Apache5HttpClient.builder()
                        .maxConnections(128)
                        .connectionTimeout(Duration.ofSeconds(2))
                        .build();
            }
            return http;
        }
    }

    /** For clients of one's own: endpoint, region and credentials are set, the HTTP client is not. */
    public DynamoDbClientBuilder clientBuilder() {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(serviceRegion().orElse(Region.US_EAST_1))
                .credentialsProvider(credentials());
    }

    /** Stops what was started and closes the clients; again does nothing. */
    @Override
    public void close() {
        synchronized (lock) {
            if (closed) {
                return;
            }
            closed = true;
            if (client != null) {
                client.close();
            }
            if (http != null) {
                http.close();
            }
        }
        stop.run();
    }

    @Override
    public String toString() {
        return "Engine[" + name + " at " + endpoint + "]";
    }

    private static Engine embedded(EmbeddedEngine engine) {
        return new Engine(EMBEDDED, engine.endpoint(), engine::stop);
    }

    private static Engine firstAvailable() {
        EngineUnavailableException notEmbedded;
        try {
            return embedded();
        } catch (EngineUnavailableException e) {
            notEmbedded = e;
        }
        try {
            return docker();
        } catch (EngineUnavailableException notDocker) {
            EngineUnavailableException none =
                    new EngineUnavailableException("No DynamoDB engine is to be had. Any of three"
                            + " ways gives one: (1) an endpoint, -D" + PROPERTY
                            + "=http://HOST:PORT; (2) the embedded engine, which"
                            + " `npm ci` brings in the Maven build: " + notEmbedded.getMessage() + "; (3) Docker: "
                            + notDocker.getMessage() + ".");
            none.addSuppressed(notEmbedded);
            none.addSuppressed(notDocker);
            throw none;
        }
    }

    /** The region of DynamoDB itself, absent where the endpoint is something else. */
    private Optional<Region> serviceRegion() {
        Matcher host = SERVICE_HOST.matcher(Objects.requireNonNullElse(endpoint.getHost(), ""));
        return host.matches() ? Optional.of(Region.of(host.group(1))) : Optional.empty();
    }

    private AwsCredentialsProvider credentials() {
        return serviceRegion().isPresent()
                ? DefaultCredentialsProvider.builder().build()
                : StaticCredentialsProvider.create(AwsBasicCredentials.create("ligature", "ligature"));
    }
}
