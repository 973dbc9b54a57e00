package dev.ligature.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import io.vavr.collection.Vector;
import java.time.Duration;

/** A relationship and assertions about all ways to read it: strongly where the adapter offers it, else awaited. */
public final class Edges<S, T, E> implements ForwardingRelationshipRepository<S, T, E> {

    private final Relationship<S, T, E> type;
    private final RelationshipRepository<S, T, E> delegate;
    private final Duration patience;

    Edges(Relationship<S, T, E> type, RelationshipRepository<S, T, E> delegate, Duration patience) {
        this.type = type;
        this.delegate = delegate;
        this.patience = patience;
    }

    @Override
    public RelationshipRepository<S, T, E> delegate() {
        return delegate;
    }

    /** The descriptor. */
    public Relationship<S, T, E> type() {
        return type;
    }

    /** Read from its sources. */
    public Side<S, T, E> outgoing() {
        return new Outgoing<>(this);
    }

    /** Read from its targets. */
    public Side<T, S, E> incoming() {
        return new Incoming<>(this);
    }

    /** Both directions. */
    public Vector<Side<?, ?, E>> sides() {
        return Vector.of(outgoing(), incoming());
    }

    /** This direction. */
    public Side<?, ?, E> side(Direction direction) {
        return direction == Direction.OUTGOING ? outgoing() : incoming();
    }

    /** Links these. */
    @SafeVarargs
    public final void linkAll(E... edges) {
        for (E edge : edges) {
            Answers.ok(link(edge));
        }
    }

    /** Puts these, all of which have to succeed. */
    public void fill(Iterable<E> edges) {
        assertThat(Answers.ok(putAll(edges)).rejected()).isEmpty();
    }

    /** Whether pages in this direction can be strong. */
    public boolean isStrong(Direction direction) {
        return capabilities().strongPages().contains(direction);
    }

    /** The first page of this size, as fresh as the adapter offers it in this direction. */
    public PageRequest first(Direction direction, int size) {
        PageRequest first = PageRequest.first(size);
        return isStrong(direction) ? first.strong() : first;
    }

    /** Runs an assertion about reads in this direction: once where they are strong, else until it holds. */
    public void settled(Direction direction, Runnable assertion) {
        if (isStrong(direction)) {
            assertion.run();
        } else {
            Eventually.holds(patience, assertion);
        }
    }

    /** The source has exactly these edges, in this order. */
    @SafeVarargs
    public final void assertOutgoing(Id<S> source, E... expected) {
        outgoing().assertEdges(source, Vector.of(expected));
    }

    /** The target has exactly these edges, in this order. */
    @SafeVarargs
    public final void assertIncoming(Id<T> target, E... expected) {
        incoming().assertEdges(target, Vector.of(expected));
    }

    /** The edge is found by its pair, and once in each direction. */
    public void assertLinked(E edge) {
        assertThat(Answers.ok(find(type.sourceOf(edge), type.targetOf(edge))))
                .as("'%s' %s -> %s", type, type.sourceOf(edge), type.targetOf(edge))
                .containsExactly(edge);
        listedOnce(outgoing(), edge);
        listedOnce(incoming(), edge);
    }

    private <N, F> void listedOnce(Side<N, F, E> side, E edge) {
        Id<N> near = side.nearOf(edge);
        Id<F> far = side.farOf(edge);
        assertThat(Answers.ok(side.among(near, Vector.of(far)))).containsExactly(far);
        side.settled(() -> assertThat(side.all(near).filter(e -> side.farOf(e).equals(far)))
                .as("%s of %s to %s", side, near, far)
                .containsExactly(edge));
    }

    /** The pair is linked in no way of reading it. */
    public void assertNotLinked(Id<S> source, Id<T> target) {
        assertThat(Answers.ok(find(source, target)))
                .as("'%s' %s -> %s", type, source, target)
                .isEmpty();
        notListed(outgoing(), source, target);
        notListed(incoming(), target, source);
    }

    private <N, F> void notListed(Side<N, F, E> side, Id<N> near, Id<F> far) {
        assertThat(Answers.ok(side.among(near, Vector.of(far)))).isEmpty();
        side.settled(() -> assertThat(side.all(near).map(side::farOf))
                .as("%s of %s", side, near)
                .doesNotContain(far));
    }
}
