package dev.ligature.contract.report;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/**
 * What became of one test of one adapter.
 *
 * @param test the test method
 * @param tags what it is tagged with
 * @param outcome the worst of its invocations
 */
record Result(String test, SortedSet<String> tags, Outcome outcome) {

    /** From best to worst. */
    enum Outcome {
        PASSED("✓"),
        SKIPPED("skipped"),
        FAILED("✗");

        private final String shown;

        Outcome(String shown) {
            this.shown = shown;
        }

        String shown() {
            return shown;
        }

        Outcome worse(Outcome other) {
            return compareTo(other) < 0 ? other : this;
        }
    }

    Result worse(Result other) {
        return new Result(test, tags.addAll(other.tags), outcome.worse(other.outcome));
    }

    /** The name as the sentence that it is. */
    String sentence() {
        return test.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ")
                .toLowerCase(java.util.Locale.ROOT);
    }

    String line() {
        return String.join("\t", test, tags.mkString(","), outcome.name());
    }

    static Result parse(String line) {
        String[] parts = line.split("\t", -1);
        return new Result(parts[0], TreeSet.ofAll(Vector.of(parts[1].split(","))), Outcome.valueOf(parts[2]));
    }
}
