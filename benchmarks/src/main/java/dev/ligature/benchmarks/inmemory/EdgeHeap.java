package dev.ligature.benchmarks.inmemory;

import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.Social;
import dev.ligature.domain.social.User;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import java.lang.ref.Reference;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * Counts the heap that one edge takes beyond its own value: the growth of the live heap while edges are linked, less what
 * the same values take by themselves. Both directions, the order of an ordered relationship, and each end's list of its
 * relationships are part of it.
 */
public final class EdgeHeap {

    private EdgeHeap() {}

    /** How edges are spread over their ends, and whether they are ordered. */
    public enum Spread {
        /** One source has all edges, each target has one. */
        HUB,
        /** Every end has about as many edges as there are ends. */
        SQUARE,
        /** Every end has two edges. */
        RING,
        /** Every end has one edge. */
        PAIRS;

        private int sources(int edges) {
            return switch (this) {
                case HUB -> 1;
                case SQUARE -> (int) Math.ceil(Math.sqrt(edges));
                case RING, PAIRS -> edges;
            };
        }

        private int targets(int edges) {
            return switch (this) {
                case HUB, PAIRS -> edges;
                case SQUARE -> (int) Math.ceil(Math.sqrt(edges));
                case RING -> edges / 2;
            };
        }

        private int source(int edge, int edges) {
            return switch (this) {
                case HUB -> 0;
                case SQUARE -> edge / sources(edges);
                case RING -> edge / 2;
                case PAIRS -> edge;
            };
        }

        private int target(int edge, int edges) {
            return switch (this) {
                case HUB, PAIRS -> edge;
                case SQUARE -> edge % targets(edges);
                case RING -> (edge / 2 + edge % 2) % targets(edges);
            };
        }
    }

    /** Bytes of heap for each of so many unordered edges, beyond their values. */
    public static double unordered(Spread spread, int edges) {
        Repositories store = InMemoryRepositories.builder(Clinic.MODEL).build();
        for (int i = 0; i < spread.sources(edges); i++) {
            created(store.entities(Doctor.TYPE).create(doctor(i)).isRight());
        }
        for (int i = 0; i < spread.targets(edges); i++) {
            created(store.entities(Patient.TYPE).create(patient(i)).isRight());
        }
        return beyondValues(
                store,
                Care.TYPE,
                edges,
                i -> ImmutableCare.builder()
                        .doctor(doctor(spread.source(i, edges)).id())
                        .patient(patient(spread.target(i, edges)).id())
                        .lastMeeting(Instant.ofEpochSecond(1_700_000_000L + i))
                        .build());
    }

    /** Bytes of heap for each of so many edges ordered by an instant, beyond their values. */
    public static double ordered(Spread spread, int edges) {
        Repositories store = InMemoryRepositories.builder(Social.MODEL).build();
        for (int i = 0; i < spread.sources(edges); i++) {
            created(store.entities(User.TYPE).create(user("s", i)).isRight());
        }
        for (int i = 0; i < spread.targets(edges); i++) {
            created(store.entities(User.TYPE).create(user("t", i)).isRight());
        }
        return beyondValues(
                store,
                Follow.TYPE,
                edges,
                i -> ImmutableFollow.builder()
                        .follower(user("s", spread.source(i, edges)).id())
                        .followee(user("t", spread.target(i, edges)).id())
                        .since(Instant.ofEpochSecond(1_700_000_000L + i))
                        .build());
    }

    private static <E> double beyondValues(
            Repositories store, Relationship<?, ?, E> relationship, int edges, IntFunction<E> edge) {
        // What is loaded and compiled at the first edge is no part of the count.
        var unused = store.relationship(relationship).link(edge.apply(0)).getOrElseThrow(StoreError::toException);
        long values = valuesAlone(relationship.shape(), edges, edge);
        long before = liveHeap();
        for (int i = 1; i < edges; i++) {
            created(store.relationship(relationship).link(edge.apply(i)).isRight());
        }
        long grown = liveHeap() - before;
        Reference.reachabilityFence(store);
        return (double) (grown - values) / (edges - 1);
    }

    /** What the values take that a store keeps, and nothing else. */
    private static <E> long valuesAlone(Shape<E> shape, int edges, IntFunction<E> edge) {
        Object[] values = new Object[edges - 1];
        long before = liveHeap();
        Arrays.setAll(values, i -> canonical(shape, edge.apply(i + 1)));
        long taken = liveHeap() - before;
        Reference.reachabilityFence(values);
        return taken;
    }

    private static <E> E canonical(Shape<E> shape, E edge) {
        return shape.read(edge)
                .flatMap(shape::rebuild)
                .getOrElseThrow(refusal -> new IllegalStateException(refusal.reason()));
    }

    /** The used heap once collections stop freeing anything. */
    @SuppressWarnings("SystemGc")
    private static long liveHeap() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        int unchanged = 0;
        while (unchanged < 3) {
            System.gc();
            long used = runtime.totalMemory() - runtime.freeMemory();
            unchanged = used < least ? 0 : unchanged + 1;
            least = Math.min(least, used);
        }
        return least;
    }

    private static void created(boolean done) {
        if (!done) {
            throw new IllegalStateException("a write was refused");
        }
    }

    private static Doctor doctor(int number) {
        return ImmutableDoctor.builder().id(id("d", number)).name("Ada").build();
    }

    private static Patient patient(int number) {
        return ImmutablePatient.builder().id(id("p", number)).name("Bo").build();
    }

    private static User user(String prefix, int number) {
        return ImmutableUser.builder().id(id(prefix, number)).displayName("Cy").build();
    }

    private static <T> Id<T> id(String prefix, int number) {
        return Id.of(prefix + (100_000_000 + number));
    }

    /**
     * Prints the count for every spread.
     *
     * @param arguments how many edges; a million without
     */
    public static void main(String... arguments) {
        int edges = arguments.length == 0 ? 1_000_000 : Integer.parseInt(arguments[0]);
        System.out.println("bytes of heap for each of " + edges + " edges, beyond the edge's value");
        System.out.println("spread      unordered   ordered");
        for (Spread spread : Spread.values()) {
            System.out.printf(
                    Locale.ROOT, "%-10s %10.1f %9.1f%n", spread, unordered(spread, edges), ordered(spread, edges));
        }
    }
}
