package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.EngineUnavailableException;
import dev.ligature.app.value.Failure;
import io.vavr.control.Option;
import java.util.regex.Pattern;
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

    /** @throws dev.ligature.app.value.CommandFailed if there is no such engine */
    static Connection to(StoreSettings settings) {
        try {
            Engine engine = Engine.open(settings.engine());
            return new Connection(engine, client(engine, settings.region()));
        } catch (EngineUnavailableException e) {
            throw new Failure("Unavailable", String.valueOf(e.getMessage())).toException();
        }
    }

    private static DynamoDbClient client(Engine engine, Option<String> region) {
        return region.map(name -> engine.clientBuilder()
                        .region(Region.of(name))
                        .httpClient(engine.httpClient())
                        .build())
                .getOrElse(engine::client);
    }

    DynamoDbClient client() {
        return client;
    }

    /** Whether this is DynamoDB itself. */
    boolean isService() {
        return SERVICE.matcher(Option.of(engine.endpoint().getHost()).getOrElse(""))
                .matches();
    }

    /** Whether an index may lag behind its table; the engines that are started here never do. */
    boolean lags() {
        return !engine.name().equals("embedded") && !engine.name().equals("docker");
    }

    @Override
    public void close() {
        client.close();
        engine.close();
    }
}
