package dev.ligature.domain;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The class that Immutables generated for a value type, and what it tells about the type's attributes. */
final class Generated {

    private final Class<?> type;
    private final Class<?> generated;
    private final Method builder;

    private Generated(Class<?> type, Class<?> generated, Method builder) {
        this.type = type;
        this.generated = generated;
        this.builder = builder;
    }

    /**
     * One attribute.
     *
     * @param declared the accessor as the value type declares it
     * @param type the type of the value, with the arguments of generic supertypes filled in
     * @param setter the builder's method
     */
    record Member(Method declared, Type type, Method setter) {

        String name() {
            return declared.getName();
        }

        boolean hasDefault() {
            return !Modifier.isAbstract(declared.getModifiers());
        }
    }

    /** The generated class is looked up beside the type, by the type's own loader, and not initialised. */
    static Generated of(Class<?> type) {
        Class<?> generated = find(type);
        try {
            return new Generated(type, generated, generated.getMethod("builder"));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(
                    type.getName() + ": " + generated.getSimpleName() + " has no public builder()", e);
        }
    }

    private static Class<?> find(Class<?> type) {
        String packaged = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
        String own = packaged + "Immutable" + type.getSimpleName();
        Class<?> outer = type.getEnclosingClass();
        Seq<String> names = outer == null
                ? Vector.of(own)
                : Vector.of(own, packaged + "Immutable" + outer.getSimpleName() + "$" + type.getSimpleName());
        for (String name : names) {
            try {
                return Class.forName(name, false, type.getClassLoader());
            } catch (ClassNotFoundException e) {
                // The next name, or the message below.
            }
        }
        throw new IllegalArgumentException(type.getName() + " is neither a record nor an Immutables value with a"
                + " builder: there is no class " + own);
    }

    Method builder() {
        return builder;
    }

    Method build() throws NoSuchMethodException {
        return builder.getReturnType().getMethod("build");
    }

    /**
     * The attributes in the order of the generated class's fields, which is the order of declaration. Derived and lazy
     * members have no method in the builder and are none.
     */
    Seq<Member> members() {
        Vector<Member> members = Vector.empty();
        for (Field field : generated.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                members = members.appendAll(member(field.getName()));
            }
        }
        refuseForgotten(members.map(Member::name));
        return members;
    }

    private Option<Member> member(String name) {
        Method declared = accessor(type, name);
        if (declared == null) {
            return Option.none();
        }
        Method implemented = accessor(generated, name);
        Method filledIn = implemented == null ? declared : implemented;
        return Option.of(setter(name, filledIn.getReturnType()))
                .map(setter -> new Member(declared, filledIn.getGenericReturnType(), setter));
    }

    /** What must be given to build a value and could not be found would be lost in silence. */
    private void refuseForgotten(Seq<String> found) {
        for (Method method : type.getMethods()) {
            if (Modifier.isAbstract(method.getModifiers())
                    && method.getParameterCount() == 0
                    && !found.contains(method.getName())
                    && !isObjects(method)) {
                throw new IllegalArgumentException("attribute '" + method.getName() + "' of " + type.getName()
                        + " has no method of that name in the builder of " + generated.getSimpleName());
            }
        }
    }

    private static boolean isObjects(Method method) {
        return Arrays.stream(Object.class.getMethods())
                .anyMatch(own -> own.getName().equals(method.getName()) && own.getParameterCount() == 0);
    }

    private @Nullable Method setter(String name, Class<?> value) {
        return Arrays.stream(builder.getReturnType().getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
                .filter(method -> boxed(method.getParameterTypes()[0]).isAssignableFrom(boxed(value)))
                .findFirst()
                .orElse(null);
    }

    private static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private static @Nullable Method accessor(@Nullable Class<?> type, String name) {
        if (type == null || type == Object.class) {
            return null;
        }
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals(name)
                    && method.getParameterCount() == 0
                    && !method.isSynthetic()
                    && !Modifier.isStatic(method.getModifiers())) {
                return method;
            }
        }
        Method inherited = accessor(type.getSuperclass(), name);
        for (Class<?> parent : type.getInterfaces()) {
            inherited = inherited == null ? accessor(parent, name) : inherited;
        }
        return inherited;
    }
}
