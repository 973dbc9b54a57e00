package dev.ligature.ports;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Walks over all pages of a listing, ending at the first failure. */
public final class Pages {

    private Pages() {}

    /**
     * Everything from the given page on, page by page as it is needed: {@code Pages.stream(request, page ->
     * care.outgoing(doctor, page))}. The stream is lazy, sequential and closes nothing; a failure is its last element.
     */
    public static <T> Stream<Either<StoreError, T>> stream(
            PageRequest first, Function<? super PageRequest, Either<StoreError, Page<T>>> read) {
        Iterable<Either<StoreError, T>> walk = () -> new Walk<>(first, read);
        return StreamSupport.stream(walk.spliterator(), false);
    }

    /** Folds everything from the given page on, in order; the first failure is the answer. */
    public static <T, R> Either<StoreError, R> fold(
            PageRequest first,
            Function<? super PageRequest, Either<StoreError, Page<T>>> read,
            R zero,
            BiFunction<? super R, ? super T, ? extends R> combine) {
        R result = zero;
        Iterator<Either<StoreError, T>> walk = new Walk<>(first, read);
        while (walk.hasNext()) {
            Either<StoreError, T> item = walk.next();
            if (item.isLeft()) {
                return Either.left(item.getLeft());
            }
            result = combine.apply(result, item.get());
        }
        return Either.right(result);
    }

    /** Everything from the given page on, in one collection. */
    public static <T> Either<StoreError, Vector<T>> all(
            PageRequest first, Function<? super PageRequest, Either<StoreError, Page<T>>> read) {
        return fold(first, read, Vector.<T>empty(), Vector::append);
    }

    private static final class Walk<T> implements Iterator<Either<StoreError, T>> {

        private final Function<? super PageRequest, Either<StoreError, Page<T>>> read;
        private @Nullable PageRequest pending;
        private Iterator<Either<StoreError, T>> items =
                Vector.<Either<StoreError, T>>empty().iterator();

        Walk(PageRequest first, Function<? super PageRequest, Either<StoreError, Page<T>>> read) {
            this.pending = Objects.requireNonNull(first, "first");
            this.read = Objects.requireNonNull(read, "read");
        }

        @Override
        public boolean hasNext() {
            while (!items.hasNext() && pending != null) {
                PageRequest request = pending;
                Either<StoreError, Page<T>> answer = read.apply(request);
                Option<Cursor> next = answer.toOption().flatMap(Page::next);
                pending = next.map(request::after).getOrNull();
                items = answer.fold(
                        error -> Vector.of(Either.<StoreError, T>left(error)).iterator(),
                        page -> page.items()
                                .<Either<StoreError, T>>map(Either::right)
                                .iterator());
            }
            return items.hasNext();
        }

        @Override
        public Either<StoreError, T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException("the last page was handed out");
            }
            return items.next();
        }
    }
}
