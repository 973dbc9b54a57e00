package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageRequestTest {

    @Test
    void theFirstPageIsSmallAscendingAndEventual() {
        assertThat(PageRequest.first())
                .isEqualTo(new PageRequest(20, Option.none(), Order.ASCENDING, Consistency.EVENTUAL));
    }

    @Test
    void whatIsAskedForAddsUp() {
        assertThat(PageRequest.first(50).after(Cursor.of("c")).descending().strong())
                .isEqualTo(new PageRequest(50, Option.of(Cursor.of("c")), Order.DESCENDING, Consistency.STRONG));
        assertThat(PageRequest.first(50).strong().descending().after(Cursor.of("c")))
                .isEqualTo(
                        PageRequest.first(50).after(Cursor.of("c")).descending().strong());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1_000})
    void aPageHas1To1000Items(int size) {
        assertThat(PageRequest.first(size).size()).isEqualTo(size);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1_001})
    void anyOtherSizeIsRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PageRequest.first(size))
                .withMessage("a page has 1 to 1000 items, not " + size);
    }

    @Test
    void aPageMapsItsItemsAndKeepsItsCursor() {
        Page<String> page = new Page<>(Vector.of("a", "bc"), Option.of(Cursor.of("x")));

        assertThat(page.map(String::length)).isEqualTo(new Page<>(Vector.of(1, 2), Option.of(Cursor.of("x"))));
    }
}
