package dev.ligature.domain;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** Method handles of one erased form, so that each is called exactly and without a cast per type. */
final class Handles {

    private Handles() {}

    /** How a handle is looked up. */
    interface Lookup {
        MethodHandle find() throws NoSuchMethodException, IllegalAccessException;
    }

    /** A handle that takes and answers objects. */
    static MethodHandle plain(Class<?> type, Lookup lookup) {
        MethodHandle handle = visible(type, lookup);
        return handle.asType(MethodType.genericMethodType(handle.type().parameterCount()));
    }

    /** A handle that takes its arguments in one array. */
    static MethodHandle spread(Class<?> type, Lookup lookup) {
        MethodHandle handle = plain(type, lookup);
        return handle.asSpreader(Object[].class, handle.type().parameterCount());
    }

    private static MethodHandle visible(Class<?> type, Lookup lookup) {
        try {
            return lookup.find();
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(
                    type.getName() + " is not visible; make it public or hand in MethodHandles.lookup() of its package",
                    e);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type.getName() + " has no such method: " + e.getMessage(), e);
        }
    }

    static Object call(MethodHandle handle) {
        try {
            return (Object) handle.invokeExact();
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    static Object call(MethodHandle handle, Object argument) {
        try {
            return (Object) handle.invokeExact(argument);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    static Object call(MethodHandle handle, Object receiver, Object argument) {
        try {
            return (Object) handle.invokeExact(receiver, argument);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    static Object callSpread(MethodHandle handle, Object[] arguments) {
        try {
            return (Object) handle.invokeExact(arguments);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    private static RuntimeException thrown(Throwable e) {
        if (e instanceof Error error) {
            throw error;
        }
        return e instanceof RuntimeException unchecked
                ? unchecked
                : new IllegalStateException("a value's own code threw a checked exception", e);
    }
}
