package dev.ligature.contract.stage;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * How much the suite does. Each is read from a JUnit configuration parameter or system property {@code
 * ligature.contract.NAME}. By default they are those of the rules; with {@code ligature.contract.effort} set to {@code
 * quick} they are less, for an adapter whose engine makes a test run long and whose nightly run does it all.
 *
 * @param seed where random choices begin; random itself unless it is set, and told when a test fails
 * @param sequences how many random operation sequences R22 runs
 * @param steps how many operations a sequence of R22 has at most
 * @param degrees the degrees that an entity of every bundled relationship is deleted at
 * @param hub the greatest degree
 * @param bulk the most edges of one putAll
 * @param span how many entities and edges the middle sizes have: findAll, replaceOutgoing
 * @param increments how often each of 8 threads updates one entity
 * @param patience how long reads that may lag are awaited
 * @param witnesses how many of the touched entities of a relationship the check after a test looks at
 * @param partners how many edges of each of them it reads by their pair and from their other end
 */
public record ContractSettings(
        long seed,
        int sequences,
        int steps,
        Vector<Integer> degrees,
        int hub,
        int bulk,
        int span,
        int increments,
        Duration patience,
        int witnesses,
        int partners) {

    private static final String PREFIX = "ligature.contract.";
    private static final long RANDOM_SEED = new SecureRandom().nextLong();

    /** The settings that this source knows, the others by default. */
    static ContractSettings from(Function<String, Optional<String>> source) {
        boolean quick = quick(source);
        return new ContractSettings(
                Option.ofOptional(source.apply(PREFIX + "seed"))
                        .map(Long::decode)
                        .getOrElse(RANDOM_SEED),
                number(source, "sequences", quick ? 10 : 60),
                number(source, "steps", 40),
                numbers(source, "degrees", quick ? "0,1,26" : "0,1,99,100,101"),
                number(source, "hub", quick ? 130 : 2_500),
                number(source, "bulk", quick ? 500 : 10_000),
                number(source, "span", quick ? 300 : 1_000),
                number(source, "increments", quick ? 25 : 250),
                Duration.ofMillis(number(source, "patience", 10_000)),
                number(source, "witnesses", quick ? 2 : 12),
                number(source, "partners", quick ? 1 : 8));
    }

    private static boolean quick(Function<String, Optional<String>> source) {
        String effort = source.apply(PREFIX + "effort").orElse("thorough");
        return switch (effort) {
            case "quick" -> true;
            case "thorough" -> false;
            default ->
                throw new IllegalArgumentException(PREFIX + "effort is 'quick' or 'thorough', not '" + effort + "'");
        };
    }

    private static int number(Function<String, Optional<String>> source, String name, int otherwise) {
        return source.apply(PREFIX + name).map(Integer::decode).orElse(otherwise);
    }

    private static Vector<Integer> numbers(Function<String, Optional<String>> source, String name, String otherwise) {
        return Vector.of(source.apply(PREFIX + name).orElse(otherwise).split(","))
                .map(Integer::decode);
    }
}
