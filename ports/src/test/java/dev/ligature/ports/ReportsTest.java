package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.HashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ReportsTest {

    @Test
    void aBulkReportCountsOutcomesAndTellsPositions() {
        StoreError missing = new StoreError.MissingEndpoint(End.TARGET, "patient", dev.ligature.domain.Id.of("p9"));
        BulkReport<String> report = new BulkReport<>(Vector.of(
                Either.right(new PutResult<>(PutResult.Outcome.CREATED, "a", Vector.empty())),
                Either.left(missing),
                Either.right(new PutResult<>(PutResult.Outcome.CREATED, "b", Vector.of("c"))),
                Either.right(new PutResult<>(PutResult.Outcome.UNCHANGED, "a", Vector.empty()))));

        assertThat(report.count(PutResult.Outcome.CREATED)).isEqualTo(2);
        assertThat(report.count(PutResult.Outcome.REPLACED)).isZero();
        assertThat(report.count(PutResult.Outcome.UNCHANGED)).isEqualTo(1);
        assertThat(report.rejected()).containsExactly(Tuple.of(1, missing));
    }

    @Test
    void aVersionedValueKeepsItsVersionThroughChanges() {
        Versioned<String> read = new Versioned<>("a", Version.of("7"));

        assertThat(read.with("b")).isEqualTo(new Versioned<>("b", Version.of("7")));
        assertThat(read.map(value -> value + "!")).isEqualTo(new Versioned<>("a!", Version.of("7")));
        assertThat(read).hasToString("version 7");
    }

    @Test
    void capabilitiesAddUp() {
        assertThat(Capabilities.strong(Direction.OUTGOING)
                        .boundedBySize(Direction.INCOMING)
                        .boundedByCount(Option.of(5)))
                .isEqualTo(
                        new Capabilities(HashSet.of(Direction.OUTGOING), HashSet.of(Direction.INCOMING), Option.of(5)));
    }

    @Test
    void directionsAndEndsFaceEachOther() {
        assertThat(Direction.OUTGOING.near()).isEqualTo(End.SOURCE).hasToString("source");
        assertThat(Direction.INCOMING.near()).isEqualTo(End.TARGET).hasToString("target");
        assertThat(End.SOURCE.other()).isEqualTo(End.TARGET);
        assertThat(End.TARGET.other()).isEqualTo(End.SOURCE);
        assertThat(Direction.INCOMING).hasToString("incoming");
        assertThat(Cursor.of("c")).hasToString("c");
    }
}
