package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page that shows what operations cost in one table, a row for each operation and a column for each layout. The table
 * is made from what the layouts say, so a layout's test can tell whether its column is up to date, or bring it up to date.
 */
public final class CostPage {

    /** System property: whether columns that are out of date are written anew. */
    public static final String REWRITE = "ligature.write-docs";

    private static final String BEGIN = "<!-- measured -->";
    private static final String END = "<!-- /measured -->";
    private static final String FIRST = "operation";

    private final Path file;

    private CostPage(Path file) {
        this.file = file;
    }

    /** The page in this file, which holds an empty line between two marks, at least. */
    public static CostPage in(Path file) {
        return new CostPage(file);
    }

    /** The page's column of a layout; empty where it has none, or nothing in a row. */
    public Map<CostRow, String> column(String layout) throws IOException {
        Map<String, String> cells = columns(table(Files.readString(file))).getOrElse(layout, LinkedHashMap.empty());
        return column(row -> cells.getOrElse(row.sentence(), ""));
    }

    /** What the column of a layout should hold. */
    public static Map<CostRow, String> column(CostTable costs) {
        return column(row -> costs.cost(row).map(Cost::toString).orElse("–"));
    }

    private static Map<CostRow, String> column(java.util.function.Function<CostRow, String> cell) {
        return Vector.of(CostRow.values()).toLinkedMap(row -> row, cell);
    }

    /** Puts a layout's column in the place of an older one, or behind the others. */
    public void write(String layout, CostTable costs) throws IOException {
        String text = Files.readString(file);
        Map<String, Map<String, String>> columns = columns(table(text))
                .put(layout, column(costs).mapKeys(CostRow::sentence))
                .removeAll(Vector.of(FIRST));
        Vector<String> names = columns.keySet().toVector();
        int begin = text.indexOf(BEGIN) + BEGIN.length();
        StringBuilder page = new StringBuilder(text.substring(0, begin))
                .append("\n\n")
                .append(line(names.prepend(FIRST)))
                .append(line(names.prepend("").map(name -> "---")));
        for (CostRow row : CostRow.values()) {
            page.append(line(columns.values()
                    .toVector()
                    .map(cells -> cells.getOrElse(row.sentence(), ""))
                    .prepend(row.sentence())));
        }
        Files.writeString(file, page.append('\n').append(text.substring(text.indexOf(END))));
    }

    private static String line(Vector<String> cells) {
        return cells.mkString("| ", " | ", " |\n");
    }

    private static String table(String text) {
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("the page has no place for a table: '" + BEGIN + "' and '" + END + "'");
        }
        return text.substring(begin + BEGIN.length(), end);
    }

    /** The cells of each column, by their rows' first. */
    private static Map<String, Map<String, String>> columns(String table) {
        Vector<Vector<String>> lines = Vector.ofAll(table.lines())
                .filter(line -> line.startsWith("| "))
                .map(line -> Vector.of(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                        .map(String::strip));
        Map<String, Map<String, String>> columns = LinkedHashMap.empty();
        Vector<String> names = lines.headOption().getOrElse(Vector.empty());
        for (int i = 0; i < names.size(); i++) {
            int at = i;
            columns = columns.put(names.get(i), lines.drop(2).toLinkedMap(line -> line.head(), line -> line.get(at)));
        }
        return columns;
    }
}
