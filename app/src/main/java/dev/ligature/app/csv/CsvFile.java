package dev.ligature.app.csv;

import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A CSV file as RFC 4180 has it, in UTF-8. It is read through once before anything is made of it, so that a file that is
 * no CSV is refused as a whole.
 */
final class CsvFile {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180;

    private final Source source;
    private final List<String> header;
    private final long rows;

    /**
     * A row.
     *
     * @param line the physical line on which it starts
     */
    record Row(long line, List<String> cells) {}

    private CsvFile(Source source, List<String> header, long rows) {
        this.source = source;
        this.header = header;
        this.rows = rows;
    }

    /**
     * Reads the file through.
     *
     * @throws CommandFailed if it can't be read, is no UTF-8, no CSV, or has no header or a name in it twice
     */
    static CsvFile of(Source source) {
        Scan scan = new Scan();
        read(source, scan);
        if (scan.header.isEmpty()) {
            throw Failure.unreadable(source.name() + " is empty; its first line must name the columns")
                    .toException();
        }
        Set<String> seen = new HashSet<>();
        for (String name : scan.header) {
            if (!name.isEmpty() && !seen.add(name)) {
                throw Failure.unreadable(source.name() + " line 1: the header has " + Shown.quoted(name) + " twice")
                        .toException();
            }
        }
        return new CsvFile(source, scan.header, scan.rows);
    }

    private static final class Scan implements Consumer<Row> {
        private List<String> header = List.of();
        private long rows;

        @Override
        public void accept(Row row) {
            if (header.isEmpty()) {
                header = row.cells();
            } else {
                rows++;
            }
        }
    }

    String name() {
        return source.name();
    }

    List<String> header() {
        return header;
    }

    long rows() {
        return rows;
    }

    /** Hands out the rows behind the header, blank lines left out. */
    void forEach(Consumer<Row> action) {
        boolean[] header = {true};
        read(source, row -> {
            if (header[0]) {
                header[0] = false;
            } else {
                action.accept(row);
            }
        });
    }

    private static void read(Source source, Consumer<Row> action) {
        long[] line = {1};
        try (InputStream in = source.open();
                CSVParser parser = CSVParser.builder()
                        .setReader(withoutMark(in))
                        .setFormat(FORMAT)
                        .get()) {
            Iterator<CSVRecord> records = parser.iterator();
            while (records.hasNext()) {
                CSVRecord record = records.next();
                if (record.size() > 1 || !record.get(0).isEmpty()) {
                    action.accept(new Row(line[0], List.of(record.values())));
                }
                line[0] = parser.getCurrentLineNumber() + 1;
            }
        } catch (UncheckedIOException e) {
            throw broken(source, line[0], Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw broken(source, line[0], e);
        }
    }

    private static Reader withoutMark(InputStream in) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(
                in,
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
        reader.mark(1);
        if (reader.read() != '\uFEFF') {
            reader.reset();
        }
        return reader;
    }

    private static RuntimeException broken(Source source, long line, IOException e) {
        if (e instanceof CharacterCodingException) {
            return notUtf8(source);
        }
        if (e instanceof org.apache.commons.csv.CSVException
                || e.getMessage() != null && e.getMessage().contains("EOF")) {
            return Failure.unreadable(source.name() + " line " + line
                            + ": broken quoting: a quoted cell must end with a quote before the next comma or line;"
                            + " nothing was loaded")
                    .toException();
        }
        return Source.unreadable(source.name(), e);
    }

    private static RuntimeException notUtf8(Source source) {
        try (InputStream in = source.open()) {
            return Failure.unreadable(source.name() + " line " + Utf8Lines.firstMalformed(in)
                            + ": these bytes are no UTF-8;" + " nothing was loaded")
                    .toException();
        } catch (IOException e) {
            return Source.unreadable(source.name(), e);
        }
    }
}
