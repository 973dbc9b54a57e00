package dev.ligature.adapters.dynamodb.testkit;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Connections to the embedded engine that stay open and do nothing but make it faster, on Linux, where it is linked to
 * musl. That library's allocator gives a group of blocks back to the kernel as soon as none of them is in use: a
 * transaction of twenty actions mapped and unmapped memory thirty times, and where page tables are slow to change, as on
 * some virtual machines, that is most of its time. Of many connections that were each used once a third stays, so that
 * there are groups with blocks in use beside free ones, and four of those thirty are left.
 */
final class IdleConnections implements AutoCloseable {

    private static final Set<Platform> LINKED_TO_MUSL = Set.of(Platform.LINUX_X64, Platform.LINUX_ARM64);

    private static final int OPENED = 600;
    private static final int ONE_STAYS_OF = 3;
    private static final int ANSWER_WITHIN_MILLIS = 1_000;

    private final List<Socket> open = new ArrayList<>();

    private IdleConnections() {}

    /** Opens them as far as that can be done: without them the engine is slower, no more. */
    static IdleConnections to(URI endpoint) {
        IdleConnections connections = new IdleConnections();
        if (!Platform.current().filter(LINKED_TO_MUSL::contains).isPresent()) {
            return connections;
        }
        try {
            for (int i = 0; i < OPENED; i++) {
                Socket socket = new Socket(endpoint.getHost(), endpoint.getPort());
                connections.open.add(socket);
                use(socket);
            }
        } catch (IOException e) {
            connections.close();
            return connections;
        }
        connections.thinOut();
        return connections;
    }

    private static void use(Socket socket) throws IOException {
        socket.setSoTimeout(ANSWER_WITHIN_MILLIS);
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: engine\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        if (socket.getInputStream().read() < 0) {
            throw new IOException("the engine closed the connection");
        }
    }

    private void thinOut() {
        List<Socket> all = List.copyOf(open);
        open.clear();
        for (int i = 0; i < all.size(); i++) {
            if (i % ONE_STAYS_OF == 0) {
                open.add(all.get(i));
            } else {
                close(all.get(i));
            }
        }
    }

    @Override
    public void close() {
        open.forEach(IdleConnections::close);
        open.clear();
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // Nothing is lost with it.
        }
    }
}
