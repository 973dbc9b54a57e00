package dev.ligature.app.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Loads a file. */
@Command(
        name = "load",
        description = {
            "Loads entities or edges from a CSV file (RFC 4180, UTF-8, a header line).",
            "",
            "A column is known by its attribute's name in camelCase or snake_case, an end also as movie_id. An empty"
                    + " cell is absent; a list is a JSON array or one plain value. Bad rows are reported by line, the"
                    + " others are loaded; loading again changes nothing."
        })
final class LoadCommand extends StoreCommand {

    @Parameters(
            index = "0",
            paramLabel = "TYPE|REL",
            description = "The entity or relationship, such as movie or role.")
    private String name = "";

    @Parameters(index = "1", paramLabel = "FILE.csv", description = "The file.")
    private String file = "";

    @Parameters(
            index = "2..*",
            paramLabel = "MAPPING",
            description = "attribute=column where a column has another name; attribute:=constant for every row.")
    private List<String> mappings = new ArrayList<>();

    @Override
    Iterable<String> words() {
        List<String> words = new ArrayList<>(List.of("load", name, file));
        words.addAll(mappings);
        return words;
    }
}
