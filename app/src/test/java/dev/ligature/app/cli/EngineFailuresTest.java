package dev.ligature.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** An engine that is not there or not as it should be is one clear line and exit code 1, and never an empty answer. */
class EngineFailuresTest {

    @TempDir
    private Path folder;

    private static String failureOf(String... arguments) {
        CommandLineRun run = CommandLineRun.reading("get doctor d1\n", arguments);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).startsWith("Unavailable: ");
        return run.err();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shell", "audit", "demo"})
    void aWrongAddress(String command) throws IOException {
        assertThat(failureOf(command, "--adapter", "jointable", "--engine", "http://localhost:1"))
                .contains("can't be reached", "; the engine is http://localhost:1\n");
    }

    @Test
    void aPortThatIsNone() {
        CommandLineRun run = CommandLineRun.of("audit", "--adapter", "graph", "--engine", "http://localhost:65536");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("Usage: the engine is none of").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UnrecognizedClientException", "InvalidSignatureException", "AccessDeniedException"})
    void badCredentials(String error) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] answer = ("{\"__type\":\"com.amazon.coral.service#" + error + "\",\"message\":\"no\"}")
                .getBytes(StandardCharsets.UTF_8);
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
            exchange.sendResponseHeaders(400, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        try {
            String endpoint = "http://localhost:" + server.getAddress().getPort();
            assertThat(failureOf("shell", "--adapter", "adjacency", "--engine", endpoint))
                    .contains("the credentials", error, endpoint);
        } finally {
            server.stop(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jointable", "adjacency", "adjacency-mirrored", "graph"})
    void aTableWithAnotherKey(String adapter) {
        String table = CommandLineRun.of("tables", "--adapter", adapter, "--engine", "embedded")
                .out()
                .lines()
                .findFirst()
                .orElseThrow();
        try (Engine engine = Engine.embedded()) {
            var unused = engine.client()
                    .createTable(request -> request.tableName(table)
                            .attributeDefinitions(
                                    key -> key.attributeName("other").attributeType(ScalarAttributeType.S))
                            .keySchema(key -> key.attributeName("other").keyType(KeyType.HASH))
                            .billingMode(BillingMode.PAY_PER_REQUEST));
            assertThat(failureOf(
                            "shell",
                            "--adapter",
                            adapter,
                            "--engine",
                            engine.endpoint().toString()))
                    .contains("table '" + table + "': its key is (other) and should be (", "'ligature tables verify'");
        }
    }

    @Test
    void aTableThatIsMissingWhereNobodyMakesTablesUnasked() throws Exception {
        try (Engine engine = Engine.embedded()) {
            assertThat(onTheService(
                            engine.endpoint().getPort(),
                            Map.of("AWS_ACCESS_KEY_ID", "someone", "AWS_SECRET_ACCESS_KEY", "something")))
                    .isEqualTo(
                            "Unavailable: opening the store failed: table 'graph': it does not exist; 'ligature tables"
                                    + " verify' names every problem, 'tables create' makes what is missing; the engine is"
                                    + " http://dynamodb.us-east-1.amazonaws.com:"
                                    + engine.endpoint().getPort() + "\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"names", "cloudformation"})
    void whatTheTablesAreIsToldWithoutAnEngine(String action) {
        CommandLineRun run =
                CommandLineRun.of("tables", action, "--adapter", "jointable", "--engine", "http://localhost:1");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("enrolment");
    }

    @Test
    void nobodysCredentials() throws Exception {
        assertThat(onTheService(8000, Map.of()))
                .isEqualTo("Unavailable: there are no credentials for http://dynamodb.us-east-1.amazonaws.com:8000; set"
                        + " AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name a profile in AWS_PROFILE\n");
    }

    /** Another process, for which the service's name means this machine. */
    private String onTheService(int port, Map<String, String> credentials) throws IOException, InterruptedException {
        Path hosts = Files.writeString(folder.resolve("hosts"), "127.0.0.1 dynamodb.us-east-1.amazonaws.com\n");
        Path err = folder.resolve("err");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djdk.net.hosts.file=" + hosts,
                "-Duser.home=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.ligature.app.Main",
                "audit",
                "--adapter",
                "graph",
                "--engine",
                "http://dynamodb.us-east-1.amazonaws.com:" + port));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("AWS_"));
        builder.environment().put("AWS_EC2_METADATA_DISABLED", "true");
        builder.environment().putAll(credentials);
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        return Files.readString(err);
    }

    @Test
    void anEngineThatIsNotToBeHad() throws Exception {
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dos.arch=abacus",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.ligature.app.Main",
                        "audit",
                        "--adapter",
                        "graph",
                        "--engine",
                        "embedded")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(Files.readString(err)).isEqualTo("Unavailable: there is no embedded engine for this platform\n");
    }
}
