package dev.ligature.app.csv;

import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that is read more than once. What can be read only once, such as a pipe, is kept in memory. */
public final class Source {

    private interface Opening {
        InputStream open() throws IOException;
    }

    private final String name;
    private final Opening opening;

    private Source(String name, Opening opening) {
        this.name = name;
        this.opening = opening;
    }

    /**
     * The file at this path.
     *
     * @throws dev.ligature.app.value.CommandFailed if there is no such file, or it can't be read
     */
    public static Source of(String file) {
        String name = Shown.quoted(file);
        try {
            Path path = Path.of(file);
            if (Files.notExists(path)) {
                throw Failure.unreadable("there is no file " + name).toException();
            }
            if (Files.isDirectory(path)) {
                throw Failure.unreadable(name + " is a directory, not a file").toException();
            }
            if (Files.isRegularFile(path)) {
                return new Source(name, () -> Files.newInputStream(path));
            }
            byte[] content = Files.readAllBytes(path);
            return new Source(name, () -> new ByteArrayInputStream(content));
        } catch (InvalidPathException e) {
            throw Failure.unreadable(name + " is no path of a file").toException();
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    /** The name for messages, in quotes. */
    String name() {
        return name;
    }

    InputStream open() {
        try {
            return opening.open();
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    static RuntimeException unreadable(String name, IOException e) {
        String why = e instanceof AccessDeniedException
                ? "access is denied"
                : e.getClass().getSimpleName();
        return Failure.unreadable(name + " can't be read: " + why).toException();
    }
}
