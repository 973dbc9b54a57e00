package dev.ligature.domain.sample;

import dev.ligature.domain.Id;
import dev.ligature.domain.Shape;
import java.lang.invoke.MethodHandles;
import org.immutables.value.Value;

/** Value types that only this package sees. */
public final class Hidden {

    private Hidden() {}

    record Secret(Id<Secret> id, String word, Inside inside) {}

    private record Inside(int depth) {}

    @Value.Immutable
    interface Quiet {
        Id<Quiet> id();

        String word();
    }

    public static Class<?> recordType() {
        return Secret.class;
    }

    public static Class<?> immutableType() {
        return Quiet.class;
    }

    public static Object someRecord() {
        return new Secret(Id.of("s1"), "w", new Inside(3));
    }

    public static Object someImmutable() {
        return ImmutableQuiet.builder().id(Id.of("q1")).word("w").build();
    }

    /** What the package itself may do. */
    public static <T> Shape<T> shape(Class<T> type) {
        return Shape.of(type, MethodHandles.lookup());
    }
}
