package dev.ligature.contract.stage;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Difference;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import java.util.Iterator;
import java.util.function.UnaryOperator;

/** Notes the ends of edges that are written to. */
record RecordingEdges<S, T, E>(Relationship<S, T, E> type, RelationshipRepository<S, T, E> delegate, Touched touched)
        implements ForwardingRelationshipRepository<S, T, E> {

    @Override
    public Either<StoreError, E> link(E edge) {
        note(edge);
        return delegate.link(edge);
    }

    @Override
    public Either<StoreError, PutResult<E>> put(E edge) {
        note(edge);
        return delegate.put(edge);
    }

    @Override
    public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
        touched.edge(type, source, target);
        return delegate.update(source, target, change);
    }

    @Override
    public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
        touched.edge(type, source, target);
        return delegate.unlink(source, target);
    }

    @Override
    public Either<StoreError, BulkReport<E>> putAll(Iterable<? extends E> edges) {
        return delegate.putAll(noting(edges));
    }

    @Override
    public Either<StoreError, Difference<T>> replaceOutgoing(Id<S> source, Iterable<? extends E> edges) {
        touched.source(type, source);
        return delegate.replaceOutgoing(source, noting(edges));
    }

    private void note(E edge) {
        touched.edge(type, type.sourceOf(edge), type.targetOf(edge));
    }

    /** The same edges, noted as they are handed out; the port iterates once, and so does this. */
    private Iterable<E> noting(Iterable<? extends E> edges) {
        return () -> {
            Iterator<? extends E> all = edges.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return all.hasNext();
                }

                @Override
                public E next() {
                    E edge = all.next();
                    note(edge);
                    return edge;
                }
            };
        };
    }
}
