package dev.ligature.adapters.inmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The builder on a class path without Guice and without the module that needs it. */
class PlainBuilderTest {

    private static final String GUICE = "com.google.inject.Injector";
    private static final String OUR_MODULE = "dev.ligature.guice.RepositoriesModule";

    /** Run inside the other class path: nothing of it may be seen from outside but what the JDK has. */
    public static final class Program implements Supplier<String> {
        @Override
        public String get() {
            try (Repositories store = InMemoryRepositories.builder(Clinic.MODEL)
                    .namespace("plain")
                    .build()) {
                Doctor ada = ImmutableDoctor.builder()
                        .id(Doctor.TYPE.id("d1"))
                        .name("Ada")
                        .build();
                store.entities(Doctor.TYPE).create(ada).getOrElseThrow(StoreError::toException);
                return store.entities(Doctor.TYPE).find(ada.id()).get().get().name();
            }
        }
    }

    @Test
    void aStoreOpensAndAnswersWithoutGuice() throws Exception {
        try (URLClassLoader classes = withoutGuice()) {
            Object program =
                    classes.loadClass(Program.class.getName()).getConstructor().newInstance();

            assertThat(((Supplier<?>) program).get()).isEqualTo("Ada");
            assertThat(program.getClass()).isNotEqualTo(Program.class);
            assertThatThrownBy(() -> classes.loadClass(GUICE)).isInstanceOf(ClassNotFoundException.class);
            assertThatThrownBy(() -> classes.loadClass(OUR_MODULE)).isInstanceOf(ClassNotFoundException.class);
        }
    }

    private static URLClassLoader withoutGuice() {
        URL[] entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(PlainBuilderTest::url)
                .filter(entry -> !holds(entry, GUICE) && !holds(entry, OUR_MODULE))
                .toArray(URL[]::new);
        return new URLClassLoader(entries, ClassLoader.getPlatformClassLoader());
    }

    private static URL url(String entry) {
        try {
            return new File(entry).toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean holds(URL entry, String type) {
        try (URLClassLoader alone = new URLClassLoader(new URL[] {entry}, null)) {
            return alone.findResource(type.replace('.', '/') + ".class") != null;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
