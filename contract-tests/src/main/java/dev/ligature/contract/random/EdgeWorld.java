package dev.ligature.contract.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Sample;
import dev.ligature.contract.stage.Answers;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Side;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Difference;
import dev.ligature.ports.Joined;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.InvalidEdge;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** One relationship, in the store and in plain collections. */
final class EdgeWorld<S, T, E> {

    private final Sample<S, T, E> sample;
    private final PlainEdges<S, T, E> plain;

    EdgeWorld(Sample<S, T, E> sample, PlainEdges<S, T, E> plain) {
        this.sample = sample;
        this.plain = plain;
    }

    void run(TestStore store, Step step) {
        Edges<S, T, E> edges = edges(store);
        Id<S> source = id(step.source());
        Id<T> target = id(step.target());
        E edge = sample.bare(source, target, step.variant());
        switch (step.action()) {
            case LINK -> same(plain.link(edge), edges.link(edge));
            case PUT -> same(plain.put(edge), edges.put(edge));
            case UPDATE_EDGE -> update(edges, source, target, edge);
            case UNLINK -> assertThat(Answers.ok(edges.unlink(source, target))).isEqualTo(plain.unlink(source, target));
            case WALK_OUTGOING -> walk(edges.outgoing(), source, plain::outgoing, step);
            case WALK_INCOMING -> walk(edges.incoming(), target, plain::incoming, step);
            case JOIN -> {
                joined(
                        edges.outgoing(),
                        source,
                        plain.outgoing(source),
                        id -> plain.targets().find(id),
                        step);
                joined(
                        edges.incoming(),
                        target,
                        plain.incoming(target),
                        id -> plain.sources().find(id),
                        step);
            }
            case AROUND -> {
                around(edges.outgoing(), source, plain.sources().find(source), plain.outgoing(source), step);
                around(edges.incoming(), target, plain.targets().find(target), plain.incoming(target), step);
            }
            case AMONG -> {
                among(edges.outgoing(), source, plain.outgoing(source));
                among(edges.incoming(), target, plain.incoming(target));
            }
            case DEGREES -> {
                degree(edges.outgoing(), source, plain.outgoing(source));
                degree(edges.incoming(), target, plain.incoming(target));
            }
            case PUT_ALL -> putAll(edges, step);
            case REPLACE_OUTGOING -> replaceOutgoing(edges, source, step);
            case LIST ->
                store.eventually(() -> assertThat(TestStore.all(PageRequest.first(step.size()), edges::list))
                        .containsExactlyInAnyOrderElementsOf(plain.all()));
            default -> assertThat(Answers.ok(edges.find(source, target))).isEqualTo(plain.find(source, target));
        }
    }

    /** Every edge is as it should be, from both ends. */
    void compare(TestStore store) {
        Edges<S, T, E> edges = edges(store);
        for (int n = 0; n < Step.IDS; n++) {
            Id<S> source = id(n);
            Id<T> target = id(n);
            edges.outgoing().assertEdges(source, plain.outgoing(source));
            edges.incoming().assertEdges(target, plain.incoming(target));
            Vector.range(0, Step.IDS)
                    .map(EdgeWorld::<T>id)
                    .forEach(far ->
                            assertThat(Answers.ok(edges.find(source, far))).isEqualTo(plain.find(source, far)));
        }
    }

    private Edges<S, T, E> edges(TestStore store) {
        return store.edges(sample.relationship());
    }

    /** Ids are numbered by type, so that the ends of a self-relationship are often one. */
    static <X> Id<X> id(int n) {
        return Id.of(String.format(Locale.ROOT, "e%05d", n));
    }

    private void update(Edges<S, T, E> edges, Id<S> source, Id<T> target, E edge) {
        Option<E> before = plain.find(source, target);
        same(plain.update(edge), edges.update(source, target, now -> {
            assertThat(before).containsExactly(now);
            return edge;
        }));
    }

    private void putAll(Edges<S, T, E> edges, Step step) {
        Vector<E> given = Vector.range(0, step.size() + 1)
                .map(i -> sample.bare(
                        id((step.source() + i * step.variant()) % Step.IDS),
                        id((step.target() + i) % Step.IDS),
                        step.variant() + i));
        var outcomes = Answers.ok(edges.putAll(given)).outcomes();
        assertThat(outcomes).hasSize(given.size());
        given.zipWith(outcomes, (edge, answer) -> {
            same(plain.put(edge), answer);
            return edge;
        });
    }

    private void replaceOutgoing(Edges<S, T, E> edges, Id<S> source, Step step) {
        int most = sample.relationship().cardinality().oneTarget() ? 1 : step.size();
        // Now and then one target twice.
        int stride = step.variant() == 5 ? 2 : 1;
        Vector<E> given = Vector.range(0, Math.min(most, step.size() - step.variant() / 4))
                .map(i -> sample.bare(source, id((step.target() + i * stride) % Step.IDS), step.variant() + i));
        Either<Vector<StoreError>, Difference<T>> expected = plain.replaceOutgoing(source, given);
        var answer = edges.replaceOutgoing(source, given);
        if (expected.isLeft()) {
            assertThat(answer.isLeft()).as("refused: %s", expected.getLeft()).isTrue();
            StoreError error = answer.getLeft();
            assertThat(expected.getLeft().exists(each -> alike(each, error)))
                    .as("%s, one of %s", error, expected.getLeft())
                    .isTrue();
        } else {
            assertThat(Answers.ok(answer)).isEqualTo(expected.get());
        }
    }

    private static <R> void same(Either<StoreError, R> expected, Either<StoreError, R> answer) {
        if (expected.isLeft() && answer.isLeft()) {
            assertThat(alike(expected.getLeft(), answer.getLeft()))
                    .as("%s, expected %s", answer.getLeft(), expected.getLeft())
                    .isTrue();
        } else {
            assertThat(answer).isEqualTo(expected);
        }
    }

    /** How a store words what is wrong with an edge is its own affair. */
    private static boolean alike(StoreError expected, StoreError answer) {
        return expected.equals(answer) || expected instanceof InvalidEdge && answer instanceof InvalidEdge;
    }

    private static <N, F, E> void walk(Side<N, F, E> side, Id<N> id, Function<Id<N>, Vector<E>> expected, Step step) {
        PageRequest first = side.first(step.size());
        boolean descending = step.variant() % 2 == 1;
        side.settled(() -> assertThat(side.all(id, descending ? first.descending() : first))
                .as("%s of %s", side, id)
                .containsExactlyElementsOf(descending ? expected.apply(id).reverse() : expected.apply(id)));
    }

    private static <N, F, E> void joined(
            Side<N, F, E> side, Id<N> id, Vector<E> edges, Function<Id<F>, Option<F>> far, Step step) {
        Vector<Joined<E, F>> expected =
                edges.map(edge -> new Joined<>(edge, far.apply(side.farOf(edge)).get()));
        side.settled(() -> assertThat(TestStore.all(side.first(step.size()), page -> side.joined(id, page)))
                .as("%s of %s, joined", side, id)
                .containsExactlyElementsOf(expected));
    }

    private static <N, F, E> void around(Side<N, F, E> side, Id<N> id, Option<N> entity, Vector<E> edges, Step step) {
        side.settled(() -> {
            var answer = Answers.ok(side.around(id, side.first(step.size())));
            assertThat(answer.map(each -> each.entity())).isEqualTo(entity);
            answer.forEach(each -> assertThat(each.edges().items()).containsExactlyElementsOf(edges.take(step.size())));
        });
    }

    private static <N, F, E> void degree(Side<N, F, E> side, Id<N> id, Vector<E> edges) {
        side.settled(() -> assertThat(Answers.ok(side.degree(id))).isEqualTo(edges.size()));
    }

    private static <N, F, E> void among(Side<N, F, E> side, Id<N> id, Vector<E> edges) {
        Vector<Id<F>> candidates = Vector.range(0, Step.IDS).map(EdgeWorld::id);
        assertThat(Answers.ok(side.among(id, candidates)))
                .containsExactlyElementsOf(candidates.filter(edges.map(side::farOf)::contains));
    }
}
