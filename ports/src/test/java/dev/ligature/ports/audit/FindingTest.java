package dev.ligature.ports.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FindingTest {

    static Stream<Arguments> findings() {
        Id<Object> source = Id.of("a\n1");
        Id<Object> target = Id.of("b");
        return Stream.of(
                Arguments.of(
                        new Finding.Dangling("care", source, target, End.TARGET),
                        "dangling: 'care' a\\u000a1 -> b has no target"),
                Arguments.of(
                        new Finding.OneSided("care", source, target, End.SOURCE),
                        "one-sided: 'care' a\\u000a1 -> b is kept at its source only"),
                Arguments.of(
                        new Finding.Drifted("enrolment", source, target, End.TARGET),
                        "drifted: 'enrolment' a\\u000a1 -> b has old copies of its target"),
                Arguments.of(
                        new Finding.Orphaned("person", "the index", "k\n"),
                        "orphaned: an item of 'person' in the index at k\\u000a belongs to nothing"),
                Arguments.of(
                        new Finding.Foreign("the table", "k\n"),
                        "foreign: the item in the table at k\\u000a is none of ours"),
                Arguments.of(
                        new Finding.Unfinished(Finding.Unfinished.Work.FAN_OUT, "author", source),
                        "unfinished: fan-out of 'author' a\\u000a1"));
    }

    @ParameterizedTest
    @MethodSource("findings")
    void aFindingTellsInOneLineWhatWasFoundWhere(Finding finding, String message) {
        assertThat(finding.message()).isEqualTo(message);
    }

    @Test
    void everyKindOfFindingIsTold() {
        assertThat(findings().<Class<?>>map(told -> told.get()[0].getClass()))
                .containsExactlyInAnyOrder(Finding.class.getPermittedSubclasses());
    }

    @Test
    void aReportIsCleanWithoutFindings() {
        assertThat(new AuditReport(Vector.empty(), 3, 4).isClean()).isTrue();
        assertThat(new AuditReport(Vector.of(new Finding.Foreign("t", "k")), 3, 4).isClean())
                .isFalse();
    }
}
