package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ligature.domain.sample.Hidden;
import java.lang.invoke.MethodHandles;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HiddenShapeTest {

    static Stream<Class<?>> types() {
        return Stream.of(Hidden.recordType(), Hidden.immutableType());
    }

    @ParameterizedTest
    @MethodSource("types")
    void aTypeThatIsNotPublicAsksForALookup(Class<?> type) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(type))
                .withMessage(type.getName()
                        + " is not visible; make it public or hand in MethodHandles.lookup() of its package");
    }

    @ParameterizedTest
    @MethodSource("types")
    void theLookupOfAnotherPackageDoesNotHelp(Class<?> type) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(type, MethodHandles.lookup()))
                .withMessageStartingWith(type.getName() + " is not visible");
    }

    @Test
    void aHiddenRecordWithAPrivateOneInsideComesBackEqualByItsOwnLookup() {
        assertRoundTrip(Hidden.recordType(), Hidden.someRecord());
    }

    @Test
    void aHiddenImmutablesValueComesBackEqualByItsOwnLookup() {
        assertRoundTrip(Hidden.immutableType(), Hidden.someImmutable());
    }

    private static <T> void assertRoundTrip(Class<T> type, Object value) {
        Shape<T> shape = Hidden.shape(type);

        assertThat(shape.rebuild(shape.read(type.cast(value)).get()).get()).isEqualTo(value);
    }
}
