package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds which attribute an accessor such as {@code Follow::follower} reads, so that ends have a name in the shell and a
 * place in a rebuilt value without being named twice in a descriptor. The accessor is tried out on a value whose ids are
 * the names of their attributes.
 */
final class IdAttributes {

    private IdAttributes() {}

    /** @throws IllegalArgumentException if there is no such attribute, or it can't be told which one it is */
    static <T> String nameOf(Shape<T> shape, Function<? super T, ? extends @Nullable Id<?>> accessor) {
        Seq<String> ids = shape.attributes()
                .filter(attribute -> attribute.type().kind() == ValueType.Kind.ID)
                .map(Attribute::name);
        if (ids.isEmpty()) {
            throw new IllegalArgumentException(shape.type().getName() + " has no attribute of type Id");
        }
        if (ids.size() == 1) {
            return ids.head();
        }
        return proxy(shape)
                .flatMap(value -> read(value, accessor))
                .filter(ids::contains)
                .orElse(() ->
                        sample(shape).flatMap(value -> read(value, accessor)).filter(ids::contains))
                .getOrElseThrow(() ->
                        new IllegalArgumentException("which of " + shape.type().getName() + "'s ids "
                                + ids.mkString("'", "', '", "'") + " an accessor reads can't be told; name it:"
                                + " EntityType.of(name, type, attribute, …), from(attribute, …) or to(attribute, …)"));
    }

    private static <T> Option<String> read(T value, Function<? super T, ? extends @Nullable Id<?>> accessor) {
        try {
            return Option.<Id<?>>of(accessor.apply(value)).map(Id::value);
        } catch (RuntimeException e) {
            return Option.none();
        }
    }

    /** An interface is implemented on the spot, so that no invariant can refuse the value. */
    private static <T> Option<T> proxy(Shape<T> shape) {
        Class<T> type = shape.type();
        return type.isInterface()
                ? Option.of(type.cast(Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, arguments) ->
                                method.getReturnType() == Id.class ? Id.of(method.getName()) : null)))
                : Option.none();
    }

    private static <T> Option<T> sample(Shape<T> shape) {
        return shape.rebuild(sampleFields(shape)).toOption();
    }

    private static Datum.Fields sampleFields(Shape<?> shape) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        for (Attribute<?> attribute : shape.attributes()) {
            sample(attribute).forEach(datum -> fields.put(attribute.name(), datum));
        }
        return new Datum.Fields(fields);
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
                Option.of(attribute.type().raw().getEnumConstants())
                        .filter(constants -> constants.length > 0)
                        .map(constants -> new Datum.Text(((Enum<?>) constants[0]).name()));
            case NESTED -> attribute.type().nested().map(IdAttributes::sampleFields);
            case OPTION, LIST, SET, MAP -> Option.none();
        };
    }
}
