package dev.ligature.adapters.dynamodb.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The embedded engine's binary, taken from the class path into a file. The file's directory is named by the content's
 * hash, so that versions never mix and every JVM of this user shares one copy.
 */
final class EngineBinary {
    private EngineBinary() {}

    static Path extracted() {
        Platform platform = Platform.current()
                .orElseThrow(() -> new EngineUnavailableException("there is no embedded engine for this platform"));
        try (InputStream resource = EngineBinary.class.getResourceAsStream(platform.resource())) {
            if (resource == null) {
                throw new EngineUnavailableException(
                        "its package for " + platform + " was not there when this was built");
            }
            return extract(resource.readAllBytes(), platform.file());
        } catch (IOException e) {
            throw new EngineUnavailableException("the embedded engine cannot be unpacked: " + e.getMessage(), e);
        }
    }

    private static Path extract(byte[] content, String name) throws IOException {
        Path directory =
                Path.of(System.getProperty("java.io.tmpdir"), "ligature-engine-" + owner() + "-" + hash(content));
        Path file = directory.resolve(name);
        if (holds(file, content)) {
            return file;
        }
        Files.createDirectories(directory);
        Path part = Files.createTempFile(directory, name, ".part");
        try {
            Files.write(part, content);
            if (!part.toFile().setExecutable(true, true)) {
                throw new IOException("it cannot be made executable");
            }
            // Whole or not at all: another JVM may be looking at the same moment.
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        return file;
    }

    /** Compares the content: the directory for temporary files may be anybody's to write to. */
    private static boolean holds(Path file, byte[] content) throws IOException {
        return Files.isExecutable(file)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    private static String owner() {
        return System.getProperty("user.name", "").replaceAll("[^A-Za-z0-9]", "");
    }

    private static String hash(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
