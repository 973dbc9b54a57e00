package dev.ligature.domain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A class loader that loads what matches a prefix itself, from the class path of its parent. */
final class FreshLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final String prefix;

    FreshLoader(String prefix) {
        super(FreshLoader.class.getClassLoader());
        this.prefix = prefix;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(prefix)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = file.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
