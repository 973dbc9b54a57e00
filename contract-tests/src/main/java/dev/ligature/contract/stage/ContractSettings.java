package dev.ligature.contract.stage;

import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * How much the suite does. Each is read from a JUnit configuration parameter or system property {@code
 * ligature.contract.NAME}; the defaults are those of the rules and of a build, a nightly run may ask for more.
 *
 * @param seed where random choices begin; random itself unless it is set, and told when a test fails
 * @param sequences how many random operation sequences R22 runs
 * @param steps how many operations a sequence of R22 has at most
 * @param hub the greatest degree
 * @param bulk the most edges of one putAll
 * @param span how many entities and edges the middle sizes have: findAll, replaceOutgoing
 * @param increments how often each of 8 threads updates one entity
 * @param patience how long reads that may lag are awaited
 * @param witnesses how many of the touched entities of a relationship the check after a test looks at
 */
public record ContractSettings(
        long seed,
        int sequences,
        int steps,
        int hub,
        int bulk,
        int span,
        int increments,
        Duration patience,
        int witnesses) {

    private static final String PREFIX = "ligature.contract.";
    private static final long RANDOM_SEED = new SecureRandom().nextLong();

    /** The settings that this source knows, the others by default. */
    static ContractSettings from(Function<String, Optional<String>> source) {
        return new ContractSettings(
                Option.ofOptional(source.apply(PREFIX + "seed"))
                        .map(Long::decode)
                        .getOrElse(RANDOM_SEED),
                number(source, "sequences", 60),
                number(source, "steps", 40),
                number(source, "hub", 2_500),
                number(source, "bulk", 10_000),
                number(source, "span", 1_000),
                number(source, "increments", 250),
                Duration.ofMillis(number(source, "patience", 10_000)),
                number(source, "witnesses", 12));
    }

    private static int number(Function<String, Optional<String>> source, String name, int otherwise) {
        return source.apply(PREFIX + name).map(Integer::decode).orElse(otherwise);
    }
}
