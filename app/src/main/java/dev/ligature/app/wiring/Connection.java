package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.EngineUnavailableException;
import dev.ligature.app.value.Failure;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URI;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client and the engine that it speaks to; closing ends both, where the engine was started here. */
final class Connection implements AutoCloseable {

    private static final Pattern SERVICE = Pattern.compile("dynamodb.*\\.(amazonaws\\.com(\\.cn)?|api\\.aws)");

    private final Engine engine;
    private final DynamoDbClient client;

    private Connection(Engine engine, DynamoDbClient client) {
        this.engine = engine;
        this.client = client;
    }

    /** @throws dev.ligature.app.value.CommandFailed if there is no such engine, or nobody is known to it */
    static Connection to(StoreSettings settings) {
        Engine engine = engine(settings.engine());
        Connection connection = new Connection(engine, client(engine, settings.region()));
        if (connection.isService()) {
            connection.requireCredentials();
        }
        return connection;
    }

    /** A client for what asks it nothing. */
    static Connection toNobody() {
        Engine nobody = Engine.at(URI.create("http://localhost"));
        return new Connection(nobody, nobody.client());
    }

    private static Engine engine(String choice) {
        try {
            return Engine.open(choice);
        } catch (EngineUnavailableException e) {
            String why = choice.equals("auto") ? threeWays(e) : String.valueOf(e.getMessage());
            throw new Failure("Unavailable", why).toException();
        }
    }

    /** The testkit's own message speaks to those who run tests. */
    private static String threeWays(EngineUnavailableException e) {
        Vector<String> why = Vector.of(e.getSuppressed()).map(Throwable::getMessage);
        return "there is no DynamoDB engine; any of three ways gives one: --engine http://HOST:PORT, an endpoint; npm,"
                + " with which the build brings the embedded one"
                + why.headOption().map(Connection::inBrackets).getOrElse("")
                + "; Docker, for DynamoDB Local"
                + why.drop(1).headOption().map(Connection::inBrackets).getOrElse("");
    }

    private static String inBrackets(String reason) {
        return " (" + reason + ")";
    }

    private static DynamoDbClient client(Engine engine, Option<String> region) {
        return region.map(name -> engine.clientBuilder()
                        .region(Region.of(name))
                        .httpClient(engine.httpClient())
                        .build())
                .getOrElse(engine::client);
    }

    /** The client tells of missing credentials as of an endpoint that is not to be reached, so they are asked for before. */
    private void requireCredentials() {
        try {
            var unused = client.serviceClientConfiguration()
                    .credentialsProvider()
                    .resolveIdentity()
                    .join();
        } catch (SdkClientException | CompletionException e) {
            close();
            throw new Failure(
                            "Unavailable",
                            "there are no credentials for " + engine.endpoint() + "; set AWS_ACCESS_KEY_ID and"
                                    + " AWS_SECRET_ACCESS_KEY, or name a profile in AWS_PROFILE")
                    .toException();
        }
    }

    DynamoDbClient client() {
        return client;
    }

    /** What the store answered, and which engine it is about where one was named. */
    Failure failure(StoreError error) {
        Failure failure = Failure.of(error);
        return isGiven()
                ? new Failure(failure.type(), failure.message() + "; the engine is " + engine.endpoint())
                : failure;
    }

    /** Whether this is DynamoDB itself. */
    boolean isService() {
        return SERVICE.matcher(Option.of(engine.endpoint().getHost()).getOrElse(""))
                .matches();
    }

    /** Whether an index may lag behind its table; the engines that are started here never do. */
    boolean lags() {
        return isGiven();
    }

    private boolean isGiven() {
        return !engine.name().equals("embedded") && !engine.name().equals("docker");
    }

    @Override
    public void close() {
        client.close();
        engine.close();
    }
}
