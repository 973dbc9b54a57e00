package dev.ligature.adapters.dynamodb.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The embedded engine's process. */
final class EmbeddedEngine {
    private static final String HOST = "127.0.0.1";
    private static final int PORTS_TO_TRY = 8;
    private static final long READY_WITHIN_SECONDS = 20;
    private static final int LINES_KEPT = 20;

    /**
     * How many threads the engine serves requests with. It works on one request at a time anyway, and each time it gives
     * memory back, several threads interrupt each other: with one, the contract suite takes a tenth less.
     */
    private static final String WORKERS = "TOKIO_WORKER_THREADS";

    /**
     * Runs the engine beside a reader of this JVM's end of the pipe: when that end closes, however the JVM ended, the
     * engine is killed. When the engine ends by itself, so does the launcher, with the same status. The reader's input is
     * descriptor 3, since a shell gives a background command no standard input.
     */
    private static final String LAUNCHER = "exec 3<&0\n"
            + "\"$@\" 3<&- </dev/null &\n"
            + "engine=$!\n"
            + "{ cat <&3 >/dev/null 2>&1; kill -9 $engine 2>/dev/null; } 3<&3 >/dev/null 2>&1 &\n"
            + "exec 3<&-\n"
            + "wait $engine\n";

    private final Process process;
    private final URI endpoint;

    private EmbeddedEngine(Process process, URI endpoint) {
        this.process = process;
        this.endpoint = endpoint;
    }

    static EmbeddedEngine inMemory() {
        return start(List.of());
    }

    static EmbeddedEngine on(Path database) {
        return start(List.of("--db-path", database.toAbsolutePath().toString()));
    }

    URI endpoint() {
        return endpoint;
    }

    void stop() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            process.destroyForcibly();
        }
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** A port is free only until somebody takes it, so that an engine that ends at once is tried on another port. */
    private static EmbeddedEngine start(List<String> options) {
        Path binary = EngineBinary.extracted();
        String last = "";
        for (int attempt = 0; attempt < PORTS_TO_TRY; attempt++) {
            try {
                int port = freePort();
                ProcessBuilder engine = new ProcessBuilder(command(binary, port, options)).redirectErrorStream(true);
                engine.environment().putIfAbsent(WORKERS, "1");
                Process process = engine.start();
                URI endpoint = URI.create("http://" + HOST + ":" + port);
                Output output = Output.of(process, endpoint);
                if (output.announced()) {
                    return new EmbeddedEngine(process, endpoint);
                }
                process.destroyForcibly();
                last = output.text();
            } catch (IOException e) {
                throw new EngineUnavailableException("the embedded engine cannot be run: " + e.getMessage(), e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new EngineUnavailableException("interrupted while the embedded engine was starting", e);
            }
        }
        throw new EngineUnavailableException("the embedded engine did not start: " + last);
    }

    private static List<String> command(Path binary, int port, List<String> options) {
        List<String> command = new ArrayList<>();
        if (!Platform.current().equals(Optional.of(Platform.WIN32_X64))) {
            command.addAll(List.of("/bin/sh", "-c", LAUNCHER, "sh"));
        }
        command.addAll(List.of(binary.toString(), "serve", "--host", HOST, "--port", Integer.toString(port)));
        command.addAll(options);
        return command;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            return socket.getLocalPort();
        }
    }

    /**
     * Reads what the process prints, for as long as it lives. The engine prints its endpoint once it listens; a
     * connection alone would not tell it from a stranger that took the port first.
     */
    private static final class Output {
        private final List<String> lines = new ArrayList<>();
        private final CountDownLatch decided = new CountDownLatch(1);
        private boolean announced;

        static Output of(Process process, URI endpoint) {
            Output output = new Output();
            Thread reader = new Thread(() -> output.read(process.getInputStream(), endpoint), "ligature-engine-output");
            reader.setDaemon(true);
            reader.start();
            return output;
        }

        boolean announced() throws InterruptedException {
            boolean inTime = decided.await(READY_WITHIN_SECONDS, TimeUnit.SECONDS);
            synchronized (lines) {
                return inTime && announced;
            }
        }

        String text() {
            synchronized (lines) {
                return String.join(" / ", lines);
            }
        }

        private void read(InputStream stream, URI endpoint) {
            try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                    keep(line, endpoint.toString());
                }
            } catch (IOException e) {
                keep("its output ended: " + e.getMessage(), endpoint.toString());
            } finally {
                decided.countDown();
            }
        }

        private void keep(String line, String endpoint) {
            synchronized (lines) {
                if (lines.size() < LINES_KEPT) {
                    lines.add(line);
                }
                announced |= line.contains(endpoint);
                if (announced) {
                    decided.countDown();
                }
            }
        }
    }
}
