package dev.ligature.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Sample;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError.DegreeLimit;
import io.vavr.collection.Vector;

/**
 * Entities of given degrees in one direction of one or more relationships between the same types, and a witness that is
 * linked beside them. Where the cardinality or the adapter's bounds do not allow a degree, it is the greatest allowed.
 */
public final class Hubs<S, T> {

    private static final int WITNESS = 90_000;
    private static final int LEAST_BOUND = 101;

    private final Session session;
    private final Direction direction;
    private final TestStore store;
    private final Vector<Strand<?>> strands;
    private final Vector<Hub> hubs;

    /** The n-th hub and the numbers of the entities at the far ends. */
    private record Hub(int number, Vector<Integer> far) {}

    /** One of the relationships. */
    private record Strand<E>(Sample<?, ?, E> sample, Edges<?, ?, E> edges) {}

    private Hubs(Session session, Direction direction, Vector<Sample<S, T, ?>> samples, Vector<Integer> degrees) {
        this.session = session;
        this.direction = direction;
        this.store = session.open(samples.head().model());
        this.strands = samples.map(this::strand);
        this.hubs = planned(degrees);
    }

    /** Creates and links hubs of these degrees. */
    @SafeVarargs
    public static <S, T> Hubs<S, T> of(
            Session session, Direction direction, Vector<Integer> degrees, Sample<S, T, ?>... samples) {
        Hubs<S, T> hubs = new Hubs<>(session, direction, Vector.of(samples), degrees);
        hubs.create();
        hubs.strands.forEach(hubs::link);
        return hubs;
    }

    private <E> Strand<E> strand(Sample<S, T, E> sample) {
        return new Strand<>(sample, store.edges(sample.relationship()));
    }

    private Vector<Hub> planned(Vector<Integer> degrees) {
        boolean shared = strands.forAll(strand -> strand.sample().isMany(other()));
        Vector<Hub> planned = Vector.empty();
        int begin = 0;
        for (int degree : degrees.map(this::allowed).distinct()) {
            planned = planned.append(new Hub(planned.size(), Vector.range(begin, begin + degree)));
            begin = shared ? 0 : begin + degree;
        }
        return planned;
    }

    private int allowed(int degree) {
        return strands.map(strand -> {
                    if (!strand.sample().isMany(direction)) {
                        return Math.min(degree, 1);
                    }
                    return direction == Direction.OUTGOING
                            ? strand.edges()
                                    .capabilities()
                                    .maxOutDegree()
                                    .map(limit -> Math.min(limit, degree))
                                    .getOrElse(degree)
                            : degree;
                })
                .min()
                .getOrElse(degree);
    }

    private Direction other() {
        return direction == Direction.OUTGOING ? Direction.INCOMING : Direction.OUTGOING;
    }

    private void create() {
        Sample<?, ?, ?> any = strands.head().sample();
        Vector<Integer> far = hubs.flatMap(Hub::far).distinct().append(WITNESS);
        Vector<Integer> near = hubs.map(Hub::number).append(WITNESS);
        create(any, direction, near);
        create(any, other(), far);
    }

    private <X, Y> void create(Sample<X, Y, ?> sample, Direction end, Vector<Integer> numbers) {
        if (end == Direction.OUTGOING) {
            store.createAll(sample.relationship().source(), numbers.map(sample::source));
        } else {
            store.createAll(sample.relationship().target(), numbers.map(sample::target));
        }
    }

    private <E> void link(Strand<E> strand) {
        Vector<E> edges = hubs.flatMap(hub -> edges(strand, hub)).append(edge(strand, WITNESS, witnessed(strand)));
        var report = Answers.ok(strand.edges().putAll(edges));
        boolean bounded = strand.edges().capabilities().sizeBounded().contains(direction);
        report.rejected()
                .forEach(rejected -> assertThat(rejected._2())
                        .as("what may keep an edge of %s from being stored", strand.sample())
                        .matches(error -> bounded && error instanceof DegreeLimit));
        int stored = report.count(PutResult.Outcome.CREATED);
        assertThat(stored).isGreaterThanOrEqualTo(bounded ? Math.min(edges.size(), LEAST_BOUND) : edges.size());
    }

    private int witnessed(Strand<?> strand) {
        boolean shared = strand.sample().isMany(other());
        return shared ? hubs.flatMap(Hub::far).headOption().getOrElse(WITNESS) : WITNESS;
    }

    private <E> Vector<E> edges(Strand<E> strand, Hub hub) {
        return hub.far().map(far -> edge(strand, hub.number(), far));
    }

    private <E> E edge(Strand<E> strand, int near, int far) {
        return direction == Direction.OUTGOING
                ? strand.sample().edge(near, far, 1)
                : strand.sample().edge(far, near, 1);
    }

    /** Every hub has the degree that it was given, and its listing as many edges. */
    public void assertDegrees() {
        hubs.forEach(hub -> strands.forEach(strand -> degree(strand, hub)));
    }

    private <E> void degree(Strand<E> strand, Hub hub) {
        degree(strand, strand.edges().side(direction), hub);
    }

    private <N, F, E> void degree(Strand<E> strand, Side<N, F, E> side, Hub hub) {
        Vector<E> edges = edges(strand, hub);
        Id<N> id = side.nearOf(edge(strand, hub.number(), WITNESS));
        boolean bounded = strand.edges().capabilities().sizeBounded().contains(direction);
        side.settled(() -> {
            long degree = Answers.ok(side.degree(id));
            Vector<E> listed = side.all(id);
            assertThat(degree).as("the degree, %s of %s", side, id).isEqualTo(listed.size());
            if (bounded) {
                assertThat(edges).containsAll(listed);
            } else {
                assertThat(listed).containsExactlyInAnyOrderElementsOf(edges);
            }
        });
    }

    /** Deletes every hub: its edges are gone for good, from both ends, and nothing else is. */
    public void assertDeletedWithTheirEdges() {
        for (Hub hub : hubs) {
            delete(strands.head(), hub);
            strands.forEach(strand -> gone(strand, hub));
        }
    }

    private <E> void delete(Strand<E> strand, Hub hub) {
        delete(strand, strand.edges().side(direction), hub);
    }

    private <E> void gone(Strand<E> strand, Hub hub) {
        gone(strand, strand.edges().side(direction), hub);
    }

    private <N, F, E> void delete(Strand<E> strand, Side<N, F, E> side, Hub hub) {
        Id<N> id = side.nearOf(edge(strand, hub.number(), WITNESS));
        assertThat(Answers.ok(store.entities(side.near()).delete(id))).isTrue();
        assertThat(Answers.ok(store.entities(side.near()).find(id))).isEmpty();
        Vector<Id<F>> far = edges(strand, hub).map(side::farOf);
        assertThat(Answers.ok(store.entities(side.far()).findAll(far)).keySet())
                .as("the entities at the far ends of %s", id)
                .containsExactlyInAnyOrderElementsOf(far);
    }

    private <N, F, E> void gone(Strand<E> strand, Side<N, F, E> side, Hub hub) {
        Id<N> id = side.nearOf(edge(strand, hub.number(), WITNESS));
        Vector<Id<F>> far = edges(strand, hub).map(side::farOf);
        assertThat(Answers.ok(side.among(id, far)))
                .as("%s that outlived %s", strand.sample(), id)
                .isEmpty();
        side.assertEdges(id, Vector.empty());
        Vector<Id<F>> seen = Vector.of(0, far.size() / 2, far.size() - 1)
                .filter(i -> i >= 0 && i < far.size())
                .distinct()
                .map(far::get);
        seen.forEach(end -> unseen(side, side.opposite(), end, id));
        E witness = edge(strand, WITNESS, witnessed(strand));
        side.settled(() -> assertThat(side.all(side.nearOf(witness))).containsExactly(witness));
    }

    private <N, F, E> void unseen(Side<N, F, E> side, Side<F, N, E> opposite, Id<F> end, Id<N> hub) {
        opposite.settled(() -> assertThat(opposite.all(end).map(side::nearOf))
                .as("%s of %s after the delete", opposite, end)
                .doesNotContain(hub));
        assertThat(Answers.ok(opposite.among(end, Vector.of(hub)))).isEmpty();
    }

    /** Creates every deleted hub again: it has no edges, and can be linked anew. */
    public void assertRecreatedWithoutEdges() {
        for (Hub hub : hubs) {
            create(strands.head().sample(), direction, Vector.of(hub.number()));
            strands.forEach(strand -> renewed(strand, hub));
        }
    }

    private <E> void renewed(Strand<E> strand, Hub hub) {
        renewed(strand, strand.edges().side(direction), hub);
    }

    private <N, F, E> void renewed(Strand<E> strand, Side<N, F, E> side, Hub hub) {
        Id<N> id = side.nearOf(edge(strand, hub.number(), WITNESS));
        Vector<E> edges = edges(strand, hub);
        side.assertEdges(id, Vector.empty());
        assertThat(Answers.ok(side.among(id, edges.map(side::farOf)))).isEmpty();
        edges.lastOption().forEach(edge -> {
            assertThat(Answers.ok(strand.edges().link(edge))).isEqualTo(edge);
            side.assertEdges(id, Vector.of(edge));
        });
    }

    /** The type of the hubs, for messages. */
    @Override
    public String toString() {
        EntityType<?> near = strands.head().edges().side(direction).near();
        return hubs.size() + " hubs of '" + near + "' in " + session;
    }
}
