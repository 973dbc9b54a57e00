package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds which attribute an accessor such as {@code Follow::follower} reads, so that ends have a name in the shell and a
 * place in a rebuilt value without being named twice in a descriptor.
 */
final class IdAttributes {

    private IdAttributes() {}

    /** @throws IllegalArgumentException if there is no such attribute, or it can't be told which one it is */
    static <T> String nameOf(Shape<T> shape, Function<? super T, ? extends @Nullable Id<?>> accessor) {
        Seq<Attribute<T>> ids = shape.attributes().filter(a -> a.type().kind() == ValueType.Kind.ID);
        if (ids.isEmpty()) {
            throw new IllegalArgumentException(shape.type().getName() + " has no attribute of type Id");
        }
        if (ids.size() == 1) {
            return ids.get(0).name();
        }
        return recorded(shape, accessor)
                .orElse(() -> sampled(shape, accessor))
                .getOrElseThrow(() ->
                        new IllegalArgumentException("which of " + shape.type().getName()
                                + "'s ids an accessor reads can't be told; name it: of(name, attribute, …), from(attribute, …)"
                                + " or to(attribute, …)"));
    }

    /** An interface is implemented on the spot by a proxy that notes which accessor was called. */
    private static <T> Option<String> recorded(
            Shape<T> shape, Function<? super T, ? extends @Nullable Id<?>> accessor) {
        if (!shape.type().isInterface()) {
            return Option.none();
        }
        AtomicReference<@Nullable String> called = new AtomicReference<>();
        Object proxy = Proxy.newProxyInstance(
                shape.type().getClassLoader(), new Class<?>[] {shape.type()}, (self, method, arguments) -> {
                    called.set(method.getName());
                    return null;
                });
        try {
            var unused = accessor.apply(shape.type().cast(proxy));
        } catch (RuntimeException e) {
            return Option.none();
        }
        return Option.of(called.get()).filter(name -> shape.attribute(name).isDefined());
    }

    /** Any other type is tried out on a sample value whose ids all differ. */
    private static <T> Option<String> sampled(Shape<T> shape, Function<? super T, ? extends @Nullable Id<?>> accessor) {
        Map<String, Datum> fields = new HashMap<>();
        for (Attribute<T> attribute : shape.attributes()) {
            sample(attribute).forEach(datum -> fields.put(attribute.name(), datum));
        }
        return shape.rebuild(new Datum.Fields(fields))
                .toOption()
                .flatMap(sample -> Option.of(accessor.apply(sample)))
                .map(Id::value)
                .filter(name -> shape.attribute(name).isDefined());
    }

    private static Option<Datum> sample(Attribute<?> attribute) {
        return switch (attribute.type().kind()) {
            case ID -> Option.of(new Datum.Text(attribute.name()));
            case TEXT -> Option.of(new Datum.Text("sample"));
            case BOOLEAN -> Option.of(new Datum.Bool(true));
            case WHOLE, DECIMAL, FLOATING -> Option.of(new Datum.Num(BigDecimal.ONE));
            case INSTANT -> Option.of(new Datum.Text("2000-01-01T00:00:00Z"));
            case DATE -> Option.of(new Datum.Text("2000-01-01"));
            case UUID -> Option.of(new Datum.Text("00000000-0000-4000-8000-000000000000"));
            case ENUM ->
                Option.of(new Datum.Text(((Enum<?>) attribute.type().raw().getEnumConstants()[0]).name()));
            case OPTION, LIST, SET, MAP, NESTED -> Option.none();
        };
    }
}
