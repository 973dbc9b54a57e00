package dev.ligature.app.csv;

import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Form;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.Datum;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Which column, or which constant, each attribute is read from. */
final class Columns {

    private static final Pattern UPPER = Pattern.compile("([A-Z])");

    private final Form<?> form;
    private final int width;
    private final Map<String, Integer> columns;
    private final Map<String, Datum> constants;
    private final Seq<String> ignored;

    private Columns(
            Form<?> form, int width, Map<String, Integer> columns, Map<String, Datum> constants, Seq<String> ignored) {
        this.form = form;
        this.width = width;
        this.columns = columns;
        this.constants = constants;
        this.ignored = ignored;
    }

    /**
     * Reads {@code attribute=column} and {@code attribute:=constant}; the columns of all other attributes are known by
     * their names.
     *
     * @throws CommandFailed if an attribute is unknown, said or meant twice, a column unknown, or an id comes from
     *     nowhere
     */
    static Columns of(Form<?> form, CsvFile file, Map<String, String> mappings) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        Map<String, Datum> constants = new LinkedHashMap<>();
        mappings.forEach((key, value) -> {
            boolean constant = key.endsWith(":");
            String attribute = constant ? key.substring(0, key.length() - 1) : key;
            form.typeOf(attribute);
            if (columns.containsKey(attribute) || constants.containsKey(attribute)) {
                throw Failure.usage("the attribute '" + attribute + "' is given twice")
                        .toException();
            }
            if (constant) {
                constants.put(attribute, form.parse(attribute, value));
            } else {
                columns.put(attribute, index(file, value));
            }
        });
        for (String attribute : form.attributes()) {
            if (!columns.containsKey(attribute) && !constants.containsKey(attribute)) {
                Seq<String> meant = names(form, attribute).filter(file.header()::contains);
                if (meant.size() > 1) {
                    throw Failure.usage(file.name() + ": the columns " + meant.mkString(" and ") + " both mean '"
                                    + attribute + "'; say " + attribute + "=COLUMN")
                            .toException();
                }
                meant.forEach(name -> columns.put(attribute, file.header().indexOf(name)));
                if (meant.isEmpty() && form.isKey(attribute)) {
                    throw Failure.usage(file.name() + " has no column for '" + attribute + "'; say " + attribute
                                    + "=COLUMN; it has " + shown(file.header()))
                            .toException();
                }
            }
        }
        Seq<String> ignored = Vector.range(0, file.header().size())
                .reject(columns::containsValue)
                .map(file.header()::get);
        return new Columns(form, file.header().size(), columns, constants, ignored);
    }

    private static int index(CsvFile file, String column) {
        int index = file.header().indexOf(column);
        if (index < 0) {
            throw Failure.usage(
                            file.name() + " has no column " + Shown.quoted(column) + "; it has " + shown(file.header()))
                    .toException();
        }
        return index;
    }

    private static LinkedHashSet<String> snakeAndCamel(String attribute) {
        return LinkedHashSet.of(attribute, snake(attribute));
    }

    private static Seq<String> names(Form<?> form, String attribute) {
        LinkedHashSet<String> names = snakeAndCamel(attribute);
        if (form.isKey(attribute)) {
            names = names.add(snake(attribute) + "_id").add(attribute + "Id");
        }
        return names.toVector();
    }

    private static String snake(String camel) {
        return UPPER.matcher(camel).replaceAll("_$1").toLowerCase(Locale.ROOT);
    }

    private static String shown(List<String> header) {
        return Vector.ofAll(header).map(Shown::quoted).mkString(", ");
    }

    /** The columns that no attribute is read from. */
    Seq<String> ignored() {
        return ignored;
    }

    /**
     * The row's cells as fields; empty ones are absent.
     *
     * @throws CommandFailed if the row has another width than the header, or a cell is no value of its attribute
     */
    Datum.Fields fields(CsvFile.Row row) {
        if (row.cells().size() != width) {
            throw Failure.unreadable("the row has " + row.cells().size() + " cells, the header has " + width)
                    .toException();
        }
        Map<String, Datum> fields = new LinkedHashMap<>(constants);
        columns.forEach((attribute, column) -> {
            String cell = row.cells().get(column);
            if (!cell.isEmpty()) {
                fields.put(attribute, form.parse(attribute, cell));
            } else if (form.isKey(attribute)) {
                // An id that is empty is told as such, not as missing from the file.
                form.parse(attribute, cell);
            }
        });
        return new Datum.Fields(fields);
    }
}
