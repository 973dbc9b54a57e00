package dev.ligature.adapters.dynamodb.testkit;

import java.net.URI;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * DynamoDB Local in a container. A class of its own, so that Testcontainers is loaded only where it is used, and may be
 * missing where it is not.
 */
final class DockerEngine {
    private static final String IMAGE = "amazon/dynamodb-local:3.3.1";
    private static final int PORT = 8000;

    private final GenericContainer<?> container;

    private DockerEngine(GenericContainer<?> container) {
        this.container = container;
    }

    static DockerEngine start() {
        if (!dockerAnswers()) {
            throw new EngineUnavailableException("no Docker answers here");
        }
        GenericContainer<?> container = new GenericContainer<>(DockerImageName.parse(IMAGE))
                .withExposedPorts(PORT)
                .withCommand("-jar", "DynamoDBLocal.jar", "-inMemory", "-sharedDb");
        try {
            container.start();
        } catch (RuntimeException e) {
            container.stop();
            throw new EngineUnavailableException("the container of " + IMAGE + " did not start", e);
        }
        return new DockerEngine(container);
    }

    URI endpoint() {
        return URI.create("http://" + container.getHost() + ":" + container.getMappedPort(PORT));
    }

    void stop() {
        container.stop();
    }

    private static boolean dockerAnswers() {
        try {
            return DockerClientFactory.instance().isDockerAvailable();
        } catch (RuntimeException | LinkageError e) {
            return false;
        }
    }
}
