package dev.ligature.app.csv;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of strict UTF-8: a malformed one is told as such, and reading goes on behind it. */
public final class Utf8Lines {

    /**
     * One line.
     *
     * @param number from 1
     * @param text without its end; null if its bytes are no UTF-8
     */
    public record Line(long number, @Nullable String text) {}

    private final InputStream in;
    private long number;

    /** Reads from here; a byte order mark at the beginning is passed over. */
    public Utf8Lines(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /** The next line, null at the end. */
    public @Nullable Line next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int b = in.read();
        if (b < 0) {
            return null;
        }
        while (b >= 0 && b != '\n') {
            bytes.write(b);
            b = in.read();
        }
        number++;
        return new Line(number, decoded(bytes.toByteArray()));
    }

    private @Nullable String decoded(byte[] bytes) {
        int length = bytes.length > 0 && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
            return number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** The number of the first line that is no UTF-8. */
    static long firstMalformed(InputStream in) throws IOException {
        Utf8Lines lines = new Utf8Lines(in);
        Line line = lines.next();
        while (line != null && line.text() != null) {
            line = lines.next();
        }
        return line == null ? 0 : line.number();
    }
}
