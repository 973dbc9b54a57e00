package dev.ligature.domain;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Derives shapes by reflection; everything found is kept as method handles. */
final class ShapeReader {

    private final MethodHandles.Lookup lookup;
    private final Set<Class<?>> open = new HashSet<>();

    ShapeReader(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    <T> Shape<T> read(Class<T> type) {
        if (!open.add(type)) {
            throw new IllegalArgumentException(type.getName() + " contains itself; a stored value must end somewhere");
        }
        Shape<T> shape = type.isRecord() ? ofRecord(type) : ofImmutable(type);
        open.remove(type);
        return shape;
    }

    private <T> Shape<T> ofRecord(Class<T> type) {
        RecordComponent[] components = type.getRecordComponents();
        Vector<Attribute<T>> attributes = Vector.empty();
        for (RecordComponent component : components) {
            attributes = attributes.append(
                    attribute(type, component.getName(), component.getGenericType(), component.getAccessor()));
        }
        Class<?>[] parameters =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        MethodHandle constructor = spread(
                type, () -> lookup.findConstructor(type, MethodType.methodType(void.class, parameters)), parameters);
        String[] names = Arrays.stream(components).map(RecordComponent::getName).toArray(String[]::new);
        return new Shape<>(type, attributes, Set.of(), parts -> {
            Object[] arguments = new Object[names.length];
            for (int i = 0; i < names.length; i++) {
                arguments[i] = parts.get(names[i]);
            }
            return type.cast(call(constructor, arguments));
        });
    }

    private <T> Shape<T> ofImmutable(Class<T> type) {
        Class<?> generated = generated(type);
        MethodHandle builder = visible(type, () -> lookup.unreflect(generated.getMethod("builder")))
                .asType(MethodType.methodType(Object.class));
        Class<?> builderType = builderType(type, generated);
        MethodHandle build = visible(type, () -> lookup.unreflect(method(builderType, "build")))
                .asType(MethodType.methodType(Object.class, Object.class));
        Vector<Attribute<T>> attributes = Vector.empty();
        Map<String, MethodHandle> setters = new LinkedHashMap<>();
        Set<String> defaulted = new HashSet<>();
        for (Method accessor : accessors(type, generated)) {
            Method setter = setter(builderType, accessor);
            if (setter == null) {
                continue;
            }
            String name = accessor.getName();
            attributes = attributes.append(attribute(type, name, accessor.getGenericReturnType(), accessor));
            setters.put(
                    name,
                    visible(type, () -> lookup.unreflect(setter))
                            .asType(MethodType.methodType(Object.class, Object.class, Object.class)));
            if (!Modifier.isAbstract(accessor.getModifiers())) {
                defaulted.add(name);
            }
        }
        Function<Map<String, Object>, T> factory = parts -> {
            Object made = call(builder);
            for (Map.Entry<String, Object> part : parts.entrySet()) {
                call(java.util.Objects.requireNonNull(setters.get(part.getKey())), made, part.getValue());
            }
            return type.cast(call(build, made));
        };
        return new Shape<>(type, attributes, defaulted, factory);
    }

    /** The generated class is looked up beside the type, by the type's own loader, and not initialised. */
    private static Class<?> generated(Class<?> type) {
        String packaged = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
        Class<?> outer = type.getEnclosingClass();
        Vector<String> names = Vector.of(packaged + "Immutable" + type.getSimpleName());
        if (outer != null) {
            names = names.append(packaged + "Immutable" + outer.getSimpleName() + "$" + type.getSimpleName());
        }
        for (String name : names) {
            try {
                return Class.forName(name, false, type.getClassLoader());
            } catch (ClassNotFoundException e) {
                // The next name, or the message below.
            }
        }
        throw new IllegalArgumentException(type.getName() + " is neither a record nor an Immutables value with a"
                + " builder: there is no class " + names.get(0));
    }

    private static Class<?> builderType(Class<?> type, Class<?> generated) {
        try {
            return generated.getMethod("builder").getReturnType();
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(
                    type.getName() + ": " + generated.getSimpleName() + " has no public builder()", e);
        }
    }

    /** Accessors in the order of the generated class's fields, which is the order of declaration. */
    private static Vector<Method> accessors(Class<?> type, Class<?> generated) {
        Map<String, Method> found = new LinkedHashMap<>();
        Arrays.stream(generated.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .forEach(field -> accessor(type, field.getName()).forEach(m -> found.putIfAbsent(m.getName(), m)));
        return Vector.ofAll(found.values());
    }

    private static Option<Method> accessor(@Nullable Class<?> type, String name) {
        if (type == null || type == Object.class) {
            return Option.none();
        }
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals(name)
                    && method.getParameterCount() == 0
                    && !method.isSynthetic()
                    && !Modifier.isStatic(method.getModifiers())) {
                return Option.of(method);
            }
        }
        return accessor(type.getSuperclass(), name)
                .orElse(() -> Vector.of(type.getInterfaces())
                        .flatMap(parent -> accessor(parent, name))
                        .headOption());
    }

    private static @Nullable Method setter(Class<?> builderType, Method accessor) {
        return Arrays.stream(builderType.getMethods())
                .filter(m -> m.getName().equals(accessor.getName()) && m.getParameterCount() == 1)
                .filter(m -> m.getParameterTypes()[0].isAssignableFrom(accessor.getReturnType()))
                .findFirst()
                .orElse(null);
    }

    private static Method method(Class<?> type, String name) throws NoSuchMethodException {
        return type.getMethod(name);
    }

    private <T> Attribute<T> attribute(Class<T> owner, String name, Type generic, Method accessor) {
        ValueType valueType = valueType(owner, name, generic);
        MethodHandle handle = visible(owner, () -> lookup.unreflect(accessor))
                .asType(MethodType.methodType(Object.class, Object.class));
        return new Attribute<>(name, valueType, value -> call(handle, value));
    }

    private ValueType valueType(Class<?> owner, String name, Type generic) {
        Class<?> raw = raw(generic);
        Option<ValueType> scalar = ValueType.scalarOf(raw);
        if (scalar.isDefined()) {
            return scalar.get();
        }
        Option<Collections.Container> option = Collections.option(raw);
        if (option.isDefined()) {
            ValueType element = element(owner, name, generic, 0);
            if (element.kind() == ValueType.Kind.OPTION) {
                throw unsupported(owner, name, "an option of an option");
            }
            return ValueType.option(raw, element, option.get());
        }
        Option<Collections.Container> list = Collections.list(raw);
        if (list.isDefined()) {
            return ValueType.collection(ValueType.Kind.LIST, raw, mandatory(owner, name, generic, 0), list.get());
        }
        Option<Collections.Container> set = Collections.set(raw);
        if (set.isDefined()) {
            return ValueType.collection(ValueType.Kind.SET, raw, mandatory(owner, name, generic, 0), set.get());
        }
        Option<Collections.MapContainer> map = Collections.map(raw);
        if (map.isDefined()) {
            if (raw(arguments(generic, owner, name)[0]) != String.class) {
                throw unsupported(owner, name, "a map whose keys are not String");
            }
            return ValueType.map(raw, mandatory(owner, name, generic, 1), map.get());
        }
        if (raw.isPrimitive() || raw.isArray() || raw.getName().startsWith("java.")) {
            throw unsupported(owner, name, raw.getTypeName());
        }
        try {
            return ValueType.nested(read(raw));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "attribute '" + name + "' of " + owner.getName() + ": " + e.getMessage(), e);
        }
    }

    private ValueType mandatory(Class<?> owner, String name, Type generic, int argument) {
        ValueType element = element(owner, name, generic, argument);
        if (element.kind() == ValueType.Kind.OPTION) {
            throw unsupported(owner, name, "a collection of options");
        }
        return element;
    }

    private ValueType element(Class<?> owner, String name, Type generic, int argument) {
        return valueType(owner, name, arguments(generic, owner, name)[argument]);
    }

    private static Type[] arguments(Type generic, Class<?> owner, String name) {
        if (generic instanceof ParameterizedType parameterized) {
            return parameterized.getActualTypeArguments();
        }
        throw unsupported(owner, name, "a raw " + generic.getTypeName());
    }

    static Class<?> raw(Type generic) {
        if (generic instanceof Class<?> type) {
            return type;
        }
        if (generic instanceof ParameterizedType parameterized) {
            return (Class<?>) parameterized.getRawType();
        }
        if (generic instanceof WildcardType wildcard) {
            return raw(wildcard.getUpperBounds()[0]);
        }
        return Object.class;
    }

    private static IllegalArgumentException unsupported(Class<?> owner, String name, String what) {
        return new IllegalArgumentException("attribute '" + name + "' of " + owner.getName() + " is " + what
                + ", which is not supported; see ValueType for what is");
    }

    private interface Reflection {
        MethodHandle find() throws NoSuchMethodException, IllegalAccessException;
    }

    private static MethodHandle visible(Class<?> type, Reflection reflection) {
        try {
            return reflection.find();
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(
                    type.getName() + " is not visible; make it public or hand in MethodHandles.lookup() of its package",
                    e);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type.getName() + " has no such method: " + e.getMessage(), e);
        }
    }

    private static MethodHandle spread(Class<?> type, Reflection reflection, Class<?>[] parameters) {
        return visible(type, reflection)
                .asType(MethodType.genericMethodType(parameters.length))
                .asSpreader(Object[].class, parameters.length)
                .asType(MethodType.methodType(Object.class, Object[].class));
    }

    private static Object call(MethodHandle handle, Object... arguments) {
        try {
            return switch (handle.type().parameterCount()) {
                case 0 -> handle.invokeExact();
                case 1 ->
                    handle.type().parameterType(0) == Object[].class
                            ? handle.invokeExact(arguments)
                            : handle.invokeExact(arguments[0]);
                default -> handle.invokeExact(arguments[0], arguments[1]);
            };
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a value's own code threw a checked exception", e);
        }
    }
}
