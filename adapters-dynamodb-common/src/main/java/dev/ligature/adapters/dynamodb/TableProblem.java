package dev.ligature.adapters.dynamodb;

/**
 * Something about a table that is not as the layout needs it.
 *
 * @param table the table
 * @param problem what is missing or differs, and what was expected
 */
public record TableProblem(String table, String problem) {

    @Override
    public String toString() {
        return "table '" + table + "': " + problem;
    }
}
