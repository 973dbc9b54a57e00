package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ligature.domain.sample.Beany;
import dev.ligature.domain.sample.Unbuilt;
import dev.ligature.domain.sample.Unsupported;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UnsupportedShapeTest {

    private static final String OWNER = Unsupported.class.getName() + "$";

    /** What each record's one attribute is said to be. */
    private static final Map<Class<?>, String> TOLD = Map.ofEntries(
            Map.entry(Unsupported.Bytes.class, "byte[]"),
            Map.entry(Unsupported.Sign.class, "char"),
            Map.entry(Unsupported.Lasting.class, "java.time.Duration"),
            Map.entry(Unsupported.Anything.class, "java.lang.Object"),
            Map.entry(Unsupported.Any.class, "java.lang.Object"),
            Map.entry(Unsupported.Raw.class, "a raw java.util.List"),
            Map.entry(Unsupported.Concrete.class, "java.util.ArrayList"),
            Map.entry(Unsupported.Bag.class, "java.util.Collection"),
            Map.entry(Unsupported.Sorted.class, "io.vavr.collection.TreeSet"),
            Map.entry(Unsupported.Pair.class, "io.vavr.Tuple2"),
            Map.entry(Unsupported.Counted.class, "java.util.OptionalInt"),
            Map.entry(Unsupported.Keyed.class, "a map whose keys are not String"),
            Map.entry(Unsupported.Twice.class, "an option of an option"),
            Map.entry(Unsupported.Holes.class, "a collection of options"),
            Map.entry(Unsupported.Gaps.class, "a collection of options"));

    static Stream<Class<?>> types() {
        return TOLD.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void anUnsupportedTypeIsRefusedInOneClearMessage(Class<?> type) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(type))
                .withMessage("attribute 'odd' of " + type.getName() + " is " + TOLD.get(type)
                        + ", which is not supported; see ValueType for what is");
    }

    @Test
    void everySampleIsTold() {
        assertThat(Arrays.stream(Unsupported.class.getClasses()).filter(Class::isRecord))
                .containsAll(TOLD.keySet())
                .hasSize(TOLD.size() + 5);
    }

    @Test
    void aTypeThatContainsItselfIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Unsupported.Tree.class))
                .withMessage("attribute 'odd' of " + OWNER + "Tree: " + OWNER + "Tree contains itself;"
                        + " a stored value must end somewhere");
    }

    @Test
    void whatIsWrongDeepInsideIsNamedFromTheOutside() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Unsupported.Deep.class))
                .withMessage("attribute 'odd' of " + OWNER + "Deep: attribute 'odd' of " + OWNER
                        + "Deeper is java.lang.Thread, which is not supported; see ValueType for what is");
    }

    @Test
    void aTypeThatIsNeitherARecordNorGeneratedIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Unsupported.Foreign.class))
                .withMessage("attribute 'odd' of " + OWNER + "Foreign: " + OWNER
                        + "Plainest is neither a record nor an Immutables value with a builder: there is no class"
                        + " dev.ligature.domain.sample.ImmutablePlainest");
    }

    @Test
    void aPrivateTypeInsideAPublicOneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Unsupported.Closed.class))
                .withMessage("attribute 'odd' of " + OWNER + "Closed: " + OWNER + "Inside is not visible;"
                        + " make it public or hand in MethodHandles.lookup() of its package");
    }

    @Test
    void anAttributeThatTheBuilderNamesOtherwiseIsNotLostInSilence() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Beany.class))
                .withMessage("attribute 'getWord' of " + Beany.class.getName()
                        + " has no method of that name in the builder of ImmutableBeany");
    }

    @Test
    void anImmutablesValueWithoutABuilderIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Unbuilt.class))
                .withMessage(Unbuilt.class.getName() + ": ImmutableUnbuilt has no public builder()");
    }
}
