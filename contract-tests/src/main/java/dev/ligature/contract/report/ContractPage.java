package dev.ligature.contract.report;

import dev.ligature.contract.Rule;
import dev.ligature.contract.report.Result.Outcome;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** One page of all adapters' results: each rule, its tests, and what became of them. */
public final class ContractPage {

    private static final Vector<Tuple2<String, String>> BESIDE = Vector.of(
            Tuple.of("capabilities", "an adapter can what it declares, and declares what it can"),
            Tuple.of("ports", "programming errors throw; an interrupt is restored and answered"),
            Tuple.of("messages", "errors and logs carry no values, and are one line"),
            Tuple.of("audit", "ordinary work leaves nothing to repair"));

    private final Vector<Adapter> adapters;

    private record Adapter(String name, Map<String, Result> results) {}

    private ContractPage(Vector<Adapter> adapters) {
        this.adapters = adapters;
    }

    /**
     * Writes the page.
     *
     * @param arguments the project's root, whose modules have been tested, and the file to write
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException("expected the project's root and the file to write");
        }
        Files.writeString(Path.of(arguments[1]), of(Path.of(arguments[0])));
    }

    /** The page of what the modules of this root left in {@code target/contract}. */
    public static String of(Path root) throws IOException {
        try (Stream<Path> modules = Files.list(root)) {
            Vector<Adapter> adapters = Vector.empty();
            for (Path module : Vector.ofAll(modules.toList()).sorted()) {
                adapters = adapters.appendAll(adapters(module.resolve("target/contract")));
            }
            return new ContractPage(adapters.sortBy(adapter -> rank(adapter.name()))).text();
        }
    }

    /** The reference first, the others by name. */
    private static String rank(String adapter) {
        return (adapter.equals("inmemory") ? "0" : "1") + adapter;
    }

    private static Vector<Adapter> adapters(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return Vector.empty();
        }
        try (Stream<Path> files = Files.list(directory)) {
            Vector<Adapter> adapters = Vector.empty();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".tsv")).toList()) {
                List<String> lines = Files.readAllLines(file);
                Map<String, Result> results = Vector.ofAll(lines)
                        .tail()
                        .map(Result::parse)
                        .toLinkedMap(result -> Tuple.of(result.test(), result));
                adapters = adapters.append(new Adapter(lines.get(0), results));
            }
            return adapters;
        }
    }

    private String text() {
        StringBuilder page = new StringBuilder();
        page.append("# The contract\n\n")
                .append(
                        "Generated from the results of the last test run. Each rule is a group of tests in `contract-tests`,\n")
                .append("run unchanged against every adapter; a test may prove more than one rule.\n\n");
        table(page, "rule", rows());
        for (Rule rule : Rule.values()) {
            section(page, rule.name(), rule.text());
        }
        BESIDE.forEach(entry -> section(page, entry._1(), entry._2()));
        return page.toString();
    }

    private Vector<Tuple2<String, String>> rows() {
        return Vector.of(Rule.values())
                .map(rule -> Tuple.of(rule.name(), rule.name()))
                .appendAll(BESIDE.map(entry -> Tuple.of(entry._1(), entry._1())))
                .map(entry -> Tuple.of(
                        entry._1(),
                        adapters.map(adapter -> sum(adapter, entry._2())).mkString(" | ")));
    }

    private static String sum(Adapter adapter, String tag) {
        Vector<Result> results = adapter.results()
                .values()
                .filter(result -> result.tags().contains(tag))
                .toVector();
        int passed = results.count(result -> result.outcome() == Outcome.PASSED);
        return results.isEmpty()
                ? "not run"
                : passed == results.size() ? "✓ " + passed : "✗ " + passed + " of " + results.size();
    }

    private void section(StringBuilder page, String tag, String text) {
        page.append("## ").append(tag).append("\n\n").append(text).append(".\n\n");
        Map<String, Result> tests = adapters.foldLeft(
                LinkedHashMap.<String, Result>empty(),
                (all, adapter) -> all.merge(
                        adapter.results().filterValues(result -> result.tags().contains(tag))));
        Vector<Tuple2<String, String>> rows = tests.values()
                .toVector()
                .sortBy(Result::test)
                .map(test -> Tuple.of(
                        test.sentence(),
                        adapters.map(adapter -> shown(adapter.results().get(test.test())))
                                .mkString(" | ")));
        table(page, "test", rows);
    }

    private static String shown(Option<Result> result) {
        return result.map(each -> each.outcome().shown()).getOrElse("not run");
    }

    private void table(StringBuilder page, String first, Vector<Tuple2<String, String>> rows) {
        page.append("| ")
                .append(first)
                .append(" | ")
                .append(adapters.map(Adapter::name).mkString(" | "))
                .append(" |\n|---|")
                .append("---|".repeat(adapters.size()))
                .append('\n');
        rows.forEach(row -> page.append("| ")
                .append(row._1())
                .append(" | ")
                .append(row._2())
                .append(" |\n"));
        page.append('\n');
    }
}
