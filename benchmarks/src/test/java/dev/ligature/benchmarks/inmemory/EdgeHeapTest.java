package dev.ligature.benchmarks.inmemory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.benchmarks.inmemory.EdgeHeap.Spread;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An edge takes at most 200 bytes beyond its value, both directions and their orders together. */
class EdgeHeapTest {

    private static final int EDGES = 50_000;

    @ParameterizedTest
    @EnumSource(Spread.class)
    void anUnorderedEdgeTakesAtMost200Bytes(Spread spread) {
        assertThat(EdgeHeap.unordered(spread, EDGES)).isBetween(24.0, 200.0);
    }

    @ParameterizedTest
    @EnumSource(Spread.class)
    void anOrderedEdgeTakesAtMost200Bytes(Spread spread) {
        assertThat(EdgeHeap.ordered(spread, EDGES)).isBetween(24.0, 200.0);
    }
}
