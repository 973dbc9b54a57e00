package dev.ligature.app.answer;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import com.github.freva.asciitable.OverflowBehaviour;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.Datum;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lines and boxed tables for people. */
public final class TextOut {

    private static final int WIDTH = 88;
    private static final int WIDEST_COLUMN = 40;

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

    private final Writer out;

    /** Writes to this writer, which is neither flushed nor closed. */
    public TextOut(Writer out) {
        this.out = out;
    }

    /** One line; what would break it is escaped. */
    public void line(String text) throws IOException {
        out.write(Shown.inLine(text));
        out.write('\n');
    }

    /** Sentences, broken between words where they get too long. */
    public void paragraph(String text) throws IOException {
        StringBuilder line = new StringBuilder();
        for (String word : Shown.inLine(text).split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
                line(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        line(line.toString());
    }

    /** A table of values whose columns are the attributes that any of them has, in order of first mention. */
    public void table(Iterable<Datum.Fields> rows) throws IOException {
        Set<String> columns = new LinkedHashSet<>();
        rows.forEach(row -> columns.addAll(row.values().keySet()));
        List<List<String>> cells = new ArrayList<>();
        Set<Integer> numbers = new LinkedHashSet<>();
        for (Datum.Fields row : rows) {
            List<String> line = new ArrayList<>();
            for (String column : columns) {
                Datum value = row.values().get(column);
                if (value instanceof Datum.Num) {
                    numbers.add(line.size());
                }
                line.add(value == null ? "" : cell(value));
            }
            cells.add(line);
        }
        table(List.copyOf(columns), cells, numbers);
    }

    /** A table of texts; a column of nothing but numbers is set to the right. */
    public void table(List<String> columns, List<List<String>> rows) throws IOException {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            if (rows.stream().allMatch(row -> NUMBER.matcher(row.get(column)).matches())) {
                numbers.add(column);
            }
        }
        table(columns, rows, numbers);
    }

    private void table(List<String> columns, List<List<String>> rows, Set<Integer> numbers) throws IOException {
        Column[] headers = new Column[columns.size()];
        for (int i = 0; i < headers.length; i++) {
            headers[i] = new Column()
                    .header(columns.get(i))
                    .headerAlign(HorizontalAlign.LEFT)
                    .dataAlign(numbers.contains(i) ? HorizontalAlign.RIGHT : HorizontalAlign.LEFT)
                    .maxWidth(WIDEST_COLUMN, OverflowBehaviour.NEWLINE);
        }
        String[][] cells = rows.stream()
                .map(row -> row.stream().map(Shown::inLine).toArray(String[]::new))
                .toArray(String[][]::new);
        out.write(AsciiTable.builder()
                .border(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS)
                .lineSeparator("\n")
                .data(headers, cells)
                .asString());
        out.write('\n');
    }

    /** A value in one cell or line. */
    public static String cell(Datum value) {
        if (value instanceof Datum.Text text) {
            return text.value();
        }
        if (value instanceof Datum.Num number) {
            return number.value().toPlainString();
        }
        if (value instanceof Datum.Bool truth) {
            return truth.value() ? "true" : "false";
        }
        if (value instanceof Datum.Items items) {
            return items.values().stream().map(TextOut::cell).collect(Collectors.joining(", "));
        }
        return ((Datum.Fields) value)
                .values().entrySet().stream()
                        .map(field -> field.getKey() + "=" + cell(field.getValue()))
                        .collect(Collectors.joining(", "));
    }
}
