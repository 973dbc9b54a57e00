package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Orders;
import dev.ligature.contract.model.Orders.ByInstant;
import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import io.vavr.collection.Vector;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Walks beside writers. */
public interface ConcurrentWalkContract extends AdapterUnderTest {

    /** Edges that stay; between each two is one that comes and goes. */
    int STEADY = 25;

    @ParameterizedTest
    @EnumSource
    @Tag("R11")
    default void whatStaysAppearsOnceInEveryWalkBesideWriters(Direction direction, Session session) {
        walkedBesideWriters(session, direction, new Sample<>(Kinds.MODEL, Counted.TYPE));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R11")
    default void whatKeepsItsOrderKeyAppearsOnceInEveryWalkBesideWriters(Direction direction, Session session) {
        walkedBesideWriters(session, direction, new Sample<>(Orders.MODEL, ByInstant.TYPE));
    }

    private static <S, T, E> void walkedBesideWriters(Session session, Direction direction, Sample<S, T, E> sample) {
        TestStore store = session.open(sample.model());
        Vector<Integer> far = Vector.range(0, 2 * STEADY);
        boolean out = direction == Direction.OUTGOING;
        store.createAll(sample.relationship().source(), (out ? Vector.of(0) : far).map(sample::source));
        store.createAll(sample.relationship().target(), (out ? far : Vector.of(0)).map(sample::target));
        Edges<S, T, E> edges = store.edges(sample.relationship());
        Vector<Integer> steady = far.filter(i -> i % 2 == 0);
        // Variants divisible by four have an order key; it is the variant's.
        edges.fill(steady.map(i -> edge(sample, out, i, 4 * i)));
        walked(session, edges, edges.side(direction), sample, out, steady);
    }

    private static <S, T, E, N, F> void walked(
            Session session,
            Edges<S, T, E> edges,
            Side<N, F, E> side,
            Sample<S, T, E> sample,
            boolean out,
            Vector<Integer> steady) {
        Id<N> near = side.nearOf(edge(sample, out, 0, 0));
        Vector<Id<F>> staying = steady.map(i -> side.farOf(edge(sample, out, i, 0)));
        side.settled(() -> assertThat(side.all(near)).hasSize(STEADY));
        AtomicInteger walkers = new AtomicInteger(4);
        Concurrently.run(7, thread -> {
            if (thread < 4) {
                try {
                    walks(side, near, staying, thread, session.settings().sequences() / 10 + 2);
                } finally {
                    walkers.decrementAndGet();
                }
            } else {
                Random random = new Random(session.settings().seed() + thread);
                while (walkers.get() > 0) {
                    disturb(edges, sample, out, random);
                }
            }
            return thread;
        });
    }

    private static <N, F, E> void walks(Side<N, F, E> side, Id<N> near, Vector<Id<F>> staying, int walker, int times) {
        for (int i = 0; i < times; i++) {
            PageRequest first = side.first(Vector.of(1, 3, 7, 20).get((walker + i) % 4));
            boolean descending = (walker + i / 4) % 2 == 1;
            PageRequest request = descending ? first.descending() : first;
            Vector<Id<F>> seen = Vector.empty();
            int pages = 0;
            while (true) {
                Page<E> page = ok(side.page(near, request));
                seen = seen.appendAll(page.items().map(side::farOf));
                assertThat(++pages).as("a walk ends").isLessThan(40 * STEADY);
                if (page.next().isEmpty()) {
                    break;
                }
                request = request.after(page.next().get());
            }
            assertThat(seen.filter(staying.toSet()::contains))
                    .as("what stays, in pages of %s, %s", first.size(), request.order())
                    .containsExactlyElementsOf(descending ? staying.reverse() : staying);
        }
    }

    /** Links, moves and unlinks what does not stay, and changes what does without moving it. */
    private static <S, T, E> void disturb(Edges<S, T, E> edges, Sample<S, T, E> sample, boolean out, Random random) {
        int passing = 1 + 2 * random.nextInt(STEADY);
        E moved = edge(sample, out, passing, 4 * random.nextInt(2 * STEADY));
        switch (random.nextInt(4)) {
            case 0 -> ok(edges.put(moved));
            case 1 -> ok(edges.unlink(edges.type().sourceOf(moved), edges.type().targetOf(moved)));
            case 2 -> ok(edges.putAll(Vector.of(moved, edge(sample, out, passing, 4 * random.nextInt(2 * STEADY)))));
            default -> {
                int staying = 2 * random.nextInt(STEADY);
                E same = edge(sample, out, staying, 4 * staying);
                E changed = edges.type().isOrdered() ? same : edge(sample, out, staying, random.nextInt(9));
                ok(edges.update(edges.type().sourceOf(same), edges.type().targetOf(same), edge -> changed));
                ok(edges.put(same));
            }
        }
    }

    private static <S, T, E> E edge(Sample<S, T, E> sample, boolean out, int far, int variant) {
        return out ? sample.edge(0, far, variant) : sample.edge(far, 0, variant);
    }
}
