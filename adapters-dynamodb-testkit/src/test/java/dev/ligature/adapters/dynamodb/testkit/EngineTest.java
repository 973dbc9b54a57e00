package dev.ligature.adapters.dynamodb.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EngineTest {
    @Test
    void theEmbeddedEngineAnswersAndStops() {
        Engine engine = Engine.embedded();
        Letters letters = Letters.in(engine.client());
        engine.client().putItem(letters.put("a", "1"));

        assertThat(letters.has(engine.client(), "a", "1")).isTrue();
        assertThat(engine.name()).isEqualTo("embedded");
        assertThat(engine.endpoint().getHost()).isEqualTo("127.0.0.1");

        engine.close();
        engine.close();
        assertThat(listens(engine.endpoint())).isFalse();
        assertThatIllegalStateException().isThrownBy(engine::httpClient);
    }

    @Test
    void itIsReadyWhenItIsReturned() throws IOException {
        try (Engine warmUp = Engine.embedded()) {
            assertThat(listens(warmUp.endpoint())).isTrue();
        }
        long start = System.nanoTime();
        try (Engine engine = Engine.embedded()) {
            Duration taken = Duration.ofNanos(System.nanoTime() - start);
            assertThat(listens(engine.endpoint())).isTrue();
            assertThat(taken).isLessThan(Duration.ofSeconds(1));
            System.out.println("The embedded engine was ready after " + taken.toMillis() + " ms");
        }
    }

    @Test
    void manyStartAtOnceOnPortsOfTheirOwn() {
        Set<URI> endpoints = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> Engine.embedded())
                .map(engine -> {
                    engine.client().listTables();
                    engine.close();
                    return engine.endpoint();
                })
                .collect(Collectors.toSet());

        assertThat(endpoints).hasSizeGreaterThan(1);
    }

    @Test
    void tablesInAFileAreThereAgain(@TempDir Path directory) {
        Path database = directory.resolve("tables.db");
        Letters letters;
        try (Engine engine = Engine.embedded(database)) {
            letters = Letters.in(engine.client());
            engine.client().putItem(letters.put("a", "1"));
        }
        try (Engine again = Engine.embedded(database)) {
            assertThat(letters.has(again.client(), "a", "1")).isTrue();
        }
    }

    @Test
    void itDiesWithAJvmThatIsKilled() throws IOException {
        Process jvm = jvm(System.getProperty("java.class.path"), Host.class);
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8))) {
            URI endpoint = URI.create(Objects.requireNonNull(output.readLine(), "the other JVM's engine"));
            assertThat(listens(endpoint)).isTrue();

            jvm.destroyForcibly();

            await().atMost(Duration.ofSeconds(10)).until(() -> !listens(endpoint));
        } finally {
            jvm.destroyForcibly();
        }
    }

    @Test
    void whereThereIsNoneTheThreeWaysAreNamed() throws IOException {
        String withoutTestcontainers = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.contains("testcontainers"))
                .collect(Collectors.joining(File.pathSeparator));
        Process jvm = jvm(withoutTestcontainers, Nowhere.class, "-Dos.name=Plan 9");
        try (InputStream output = jvm.getInputStream()) {
            assertThat(new String(output.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("-Dligature.engine=http://HOST:PORT")
                    .contains("npm ci")
                    .contains("no embedded engine for this platform")
                    .contains("Docker");
        }
    }

    @Test
    void theSharedOneIsStartedOnce() {
        assertThat(Engine.shared()).isSameAs(Engine.shared());
        assertThat(Engine.shared().client()).isSameAs(Engine.shared().client());
    }

    @Test
    void theSharedOneIsRenewedOnlyWhenItHasRunForSoLong() {
        Engine first = Engine.shared();
        assumeTrue(first.name().equals("embedded"));
        Engine.renewShared(Duration.ofDays(1));
        assertThat(Engine.shared()).isSameAs(first);

        Engine.renewShared(Duration.ZERO);
        Engine second = Engine.shared();
        assertThat(second).isNotSameAs(first);
        assertThat(listens(first.endpoint())).isFalse();
        assertThat(second.client().listTables().tableNames()).isEmpty();
    }

    @Test
    void anEndpointThatIsGivenIsLeftAlone() {
        try (Engine owner = Engine.embedded()) {
            Engine guest = Engine.open(owner.endpoint().toString());
            assertThat(guest.client().listTables().tableNames()).isEmpty();
            assertThat(guest.name()).isEqualTo(owner.endpoint().toString());
            guest.close();

            assertThat(listens(owner.endpoint())).isTrue();
        }
    }

    @Test
    void aRegionOfTheServiceIsReadFromItsEndpoint() {
        try (Engine engine = Engine.at(URI.create("https://dynamodb.eu-west-3.amazonaws.com"))) {
            assertThat(engine.client().serviceClientConfiguration().region().id())
                    .isEqualTo("eu-west-3");
        }
    }

    @Test
    void anUnknownChoiceIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Engine.open("sqlite"))
                .withMessageContaining("auto, embedded, docker or a URL")
                .withMessageContaining("sqlite");
    }

    private static Process jvm(String classPath, Class<?> main, String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", classPath, main.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static boolean listens(URI endpoint) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(endpoint.getHost(), endpoint.getPort()), 1000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** A JVM of its own with an engine; it waits to be killed. */
    static final class Host {
        private Host() {}

        public static void main(String[] args) throws InterruptedException {
            System.out.println(Engine.embedded().endpoint());
            Thread.sleep(Duration.ofMinutes(5).toMillis());
        }
    }

    /** A JVM of its own where no engine can be had; it prints what is said about that. */
    static final class Nowhere {
        private Nowhere() {}

        public static void main(String[] args) {
            try (Engine engine = Engine.open("auto")) {
                System.out.println(engine);
            } catch (EngineUnavailableException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
