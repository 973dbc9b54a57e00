package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that meet a type and its generated class first, at once, do not wait for each other. */
class StaticInitialisationTest {

    private static final Duration GENEROUS = Duration.ofSeconds(60);
    private static final int TRIES = 10;

    static Stream<Arguments> firstMeetings() {
        return Stream.of(
                        List.of("clinic", "Doctor", "ImmutableDoctor"),
                        List.of("clinic", "Care", "ImmutableCare"),
                        List.of("clinic", "ImmutableCare", "Doctor"),
                        List.of("clinic", "Clinic", "ImmutableCare"),
                        List.of("clinic", "Clinic", "Care"),
                        List.of("film", "Film", "ImmutableActor"),
                        List.of("social", "Follow", "ImmutableFollow"),
                        List.of("social", "Social", "ImmutableUser"),
                        List.of("school", "Enrolment", "ImmutableEnrolment"),
                        List.of("school", "School", "Enrolment"),
                        List.of("blog", "Blog", "ImmutableAuthorship"),
                        List.of("people", "Person", "ImmutablePerson"),
                        List.of("people", "People", "Friendship"))
                .map(names -> Arguments.of("dev.ligature.domain." + names.get(0) + ".", names.get(1), names.get(2)));
    }

    @ParameterizedTest
    @MethodSource("firstMeetings")
    void bothGetThrough(String prefix, String one, String other) throws Exception {
        for (int i = 0; i < TRIES; i++) {
            assertThat(bothInitialised("dev.ligature.domain.", prefix + one, prefix + other, GENEROUS))
                    .isTrue();
        }
    }

    @Test
    void twoClassesThatWaitForEachOtherWouldBeNoticed() throws Exception {
        String prefix = StaticInitialisationTest.class.getName() + "$";

        assertThat(bothInitialised(prefix, prefix + "Chicken", prefix + "Egg", Duration.ofSeconds(1)))
                .isFalse();
    }

    private static boolean bothInitialised(String fresh, String one, String other, Duration patience) throws Exception {
        ClassLoader loader = new FreshLoader(fresh);
        CyclicBarrier start = new CyclicBarrier(2);
        CountDownLatch done = new CountDownLatch(2);
        for (String name : List.of(one, other)) {
            Thread thread = new Thread(() -> {
                try {
                    start.await();
                    Class.forName(name, true, loader);
                    done.countDown();
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
        return done.await(patience.toMillis(), java.util.concurrent.TimeUnit.MILLISECONDS);
    }

    /** Needs the egg. */
    static final class Chicken {
        static final Object EGG = Meeting.then(() -> Egg.CHICKEN);

        private Chicken() {}
    }

    /** Needs the chicken. */
    static final class Egg {
        static final Object CHICKEN = Meeting.then(() -> Chicken.EGG);

        private Egg() {}
    }

    /** Lets each of the two begin before either goes on. */
    static final class Meeting {
        private static final CyclicBarrier BOTH = new CyclicBarrier(2);

        private Meeting() {}

        static Object then(java.util.function.Supplier<Object> next) {
            try {
                BOTH.await();
                return List.of(next.get());
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }
    }
}
