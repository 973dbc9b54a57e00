package dev.ligature.contract.random;

import java.util.Locale;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.SourceDSL;

/**
 * One operation, as small numbers.
 *
 * @param action what is done
 * @param which to which type or relationship, counted around
 * @param source the number of the source, or of an entity
 * @param target the number of the target
 * @param variant which attributes
 * @param size how many, or how large a page
 */
record Step(Action action, int which, int source, int target, int variant, int size) {

    /** How many ids of each type there are, the last of which does not exist at first. */
    static final int IDS = 4;

    private static final int VARIANTS = 5;
    private static final int SIZES = 3;

    static Gen<Step> any() {
        Gen<Integer> action = number(Action.greatest());
        Gen<Integer> which = number(10);
        Gen<Integer> id = number(IDS - 1);
        Gen<Integer> variant = number(VARIANTS);
        Gen<Integer> size = number(SIZES);
        return source -> new Step(
                Action.of(action.generate(source)),
                which.generate(source),
                id.generate(source),
                id.generate(source),
                variant.generate(source),
                1 + size.generate(source));
    }

    private static Gen<Integer> number(int greatest) {
        return SourceDSL.integers().between(0, greatest);
    }

    @Override
    public String toString() {
        return action.name().toLowerCase(Locale.ROOT) + "(" + which + ": " + source + " -> " + target + ", variant "
                + variant + ", size " + size + ")";
    }
}
