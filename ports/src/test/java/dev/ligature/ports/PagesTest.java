package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {

    private static final StoreError FAILURE = new StoreError.Throttled("a page");

    /** Numbers from 0, whose pages are noted when they are read. */
    private static final class Numbers {

        private final int count;
        private final int failsAt;
        private final List<PageRequest> read = new ArrayList<>();

        Numbers(int count, int failsAt) {
            this.count = count;
            this.failsAt = failsAt;
        }

        Either<StoreError, Page<Integer>> page(PageRequest request) {
            read.add(request);
            int from = request.after().map(Cursor::value).map(Integer::parseInt).getOrElse(0);
            int to = Math.min(count, from + request.size());
            if (from <= failsAt && failsAt < to) {
                return Either.left(FAILURE);
            }
            Option<Cursor> next = Option.when(to < count, () -> Cursor.of(String.valueOf(to)));
            return Either.right(new Page<>(Vector.range(from, to), next));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 8, 1_000})
    void pagesOfEverySizeMakeTheWholeList(int size) {
        Numbers numbers = new Numbers(7, -1);

        assertThat(Pages.all(PageRequest.first(size), numbers::page).get()).isEqualTo(Vector.range(0, 7));
        assertThat(numbers.read).hasSize((7 + size - 1) / size);
    }

    @Test
    void theWalkKeepsSizeOrderAndConsistency() {
        Numbers numbers = new Numbers(5, -1);
        PageRequest first = PageRequest.first(2).descending().strong();

        assertThat(Pages.all(first, numbers::page).isRight()).isTrue();
        assertThat(numbers.read).containsExactly(first, first.after(Cursor.of("2")), first.after(Cursor.of("4")));
    }

    @Test
    void theWalkBeginsBehindTheCursorThatItIsGiven() {
        Numbers numbers = new Numbers(5, -1);

        assertThat(Pages.all(PageRequest.first(2).after(Cursor.of("3")), numbers::page)
                        .get())
                .containsExactly(3, 4);
    }

    @Test
    void aStreamReadsAPageWhenItIsNeeded() {
        Numbers numbers = new Numbers(100, -1);
        var stream = Pages.stream(PageRequest.first(10), numbers::page);

        assertThat(numbers.read).isEmpty();
        assertThat(stream.limit(15).map(Either::get)).hasSize(15);
        assertThat(numbers.read).hasSize(2);
    }

    @Test
    void aStreamEndsAtTheFirstFailure() {
        Numbers numbers = new Numbers(100, 25);

        List<Either<StoreError, Integer>> seen =
                Pages.stream(PageRequest.first(10), numbers::page).toList();

        assertThat(seen).hasSize(21).last().isEqualTo(Either.left(FAILURE));
        assertThat(seen.subList(0, 20)).allMatch(Either::isRight);
        assertThat(numbers.read).hasSize(3);
    }

    @Test
    void aFoldAnswersTheFirstFailure() {
        Numbers numbers = new Numbers(100, 25);

        assertThat(Pages.<Integer, Integer>fold(PageRequest.first(10), numbers::page, 0, Integer::sum))
                .isEqualTo(Either.left(FAILURE));
        assertThat(numbers.read).hasSize(3);
        assertThat(Pages.all(PageRequest.first(10), numbers::page)).isEqualTo(Either.left(FAILURE));
    }

    @Test
    void aFoldGoesInOrder() {
        assertThat(Pages.<Integer, String>fold(
                        PageRequest.first(2), new Numbers(5, -1)::page, "", (text, n) -> text + n))
                .isEqualTo(Either.right("01234"));
        assertThat(Pages.<Integer, String>fold(
                        PageRequest.first(2), new Numbers(0, -1)::page, "", (text, n) -> text + n))
                .isEqualTo(Either.right(""));
    }

    @Test
    void anEmptyPageWithACursorIsNotTheEnd() {
        List<Page<String>> pages = List.of(
                new Page<>(Vector.empty(), Option.of(Cursor.of("1"))),
                new Page<>(Vector.of("a"), Option.of(Cursor.of("2"))),
                new Page<>(Vector.empty(), Option.of(Cursor.of("3"))),
                new Page<>(Vector.of("b"), Option.none()));

        assertThat(Pages.all(
                                PageRequest.first(),
                                request -> Either.right(pages.get(request.after()
                                        .map(cursor -> Integer.parseInt(cursor.value()))
                                        .getOrElse(0))))
                        .get())
                .containsExactly("a", "b");
    }

    @Test
    void behindTheLastElementThereIsNone() {
        Iterator<Either<StoreError, Integer>> walk =
                Pages.stream(PageRequest.first(), new Numbers(1, -1)::page).iterator();

        assertThat(walk.next()).isEqualTo(Either.right(0));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(walk::next);
    }
}
