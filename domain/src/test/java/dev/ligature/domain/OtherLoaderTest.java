package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.sample.AllTypes;
import dev.ligature.domain.sample.Device;
import dev.ligature.domain.sample.ImmutableDevice;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Value types that another class loader holds than the one that holds the library. */
@Tag("B62")
class OtherLoaderTest {

    private final ClassLoader child = new FreshLoader("dev.ligature.domain.sample.");

    @Test
    void aRecordComesBackEqual() throws Exception {
        Class<?> type = child.loadClass(AllTypes.class.getName());
        Object value = type.getMethod("full").invoke(null);

        assertThat(type).isNotSameAs(AllTypes.class);
        assertThat(Shape.class.getClassLoader()).isNotSameAs(type.getClassLoader());
        assertRoundTrip(type, value);
    }

    @Test
    void anImmutablesValueComesBackEqualAndIsBuiltByItsOwnGeneratedClass() throws Exception {
        Class<?> type = child.loadClass(Device.class.getName());
        Datum.Fields fields = Shape.of(Device.class)
                .read(ImmutableDevice.builder()
                        .id(Id.of("c1"))
                        .name("cam")
                        .boxed(1)
                        .boxedLong(2L)
                        .build())
                .get();

        Object device = Shape.of(type).rebuild(fields).get();

        assertThat(device.getClass().getClassLoader()).isSameAs(child);
        assertRoundTrip(type, device);
    }

    @ParameterizedTest
    @ValueSource(strings = {"someRecord", "someImmutable"})
    void hiddenTypesComeBackEqualByTheirOwnLookup(String maker) throws Exception {
        Class<?> hidden = child.loadClass("dev.ligature.domain.sample.Hidden");
        Object value = hidden.getMethod(maker).invoke(null);
        Class<?> type = (Class<?>) hidden.getMethod(maker.equals("someRecord") ? "recordType" : "immutableType")
                .invoke(null);
        Method shapeOf = hidden.getMethod("shape", Class.class);

        assertThat(roundTrip((Shape<?>) shapeOf.invoke(null, type), value)).isEqualTo(value);
    }

    @Test
    void theEndsOfASelfRelationshipAreFound() throws Exception {
        Class<?> line = child.loadClass("dev.ligature.domain.sample.Ties$Line");

        assertThat(endOf(line, "from")).isEqualTo("from");
        assertThat(endOf(line, "to")).isEqualTo("to");
    }

    private static <E> String endOf(Class<E> type, String accessor) throws Exception {
        Method method = type.getMethod(accessor);
        return IdAttributes.nameOf(Shape.of(type), edge -> {
            try {
                return (Id<?>) method.invoke(edge);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static <T> void assertRoundTrip(Class<T> type, Object value) {
        assertThat(roundTrip(Shape.of(type), value)).isEqualTo(value);
    }

    private static <T> Object roundTrip(Shape<T> shape, Object value) {
        return shape.rebuild(shape.read(shape.type().cast(value)).get()).get();
    }
}
