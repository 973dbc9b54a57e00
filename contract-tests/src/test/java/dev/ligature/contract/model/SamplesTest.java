package dev.ligature.contract.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples are what tests take them for. */
final class SamplesTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#all")
    <S, T, E> void edgesJoinTheirEnds(Sample<S, T, E> sample) {
        for (int n = 0; n < 30; n++) {
            assertThat(sample.relationship().source().idOf(sample.source(n))).isEqualTo(sample.sourceId(n));
            assertThat(sample.relationship().target().idOf(sample.target(n))).isEqualTo(sample.targetId(n));
            E edge = sample.edge(n, n + 1, n);
            assertThat(sample.relationship().sourceOf(edge)).isEqualTo(sample.sourceId(n));
            assertThat(sample.relationship().targetOf(edge)).isEqualTo(sample.targetId(n + 1));
            assertThat(sample.stored(edge, sample.source(n), sample.target(n + 1)))
                    .isEqualTo(edge);
            assertThat(edge.equals(sample.edge(n, n + 1, n + 1))).isNotEqualTo(sample.hasAttributes());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#types")
    <T> void neighbouringEntitiesDiffer(TypeSample<T> sample) {
        for (int n = 0; n < 30; n++) {
            assertThat(sample.type().idOf(sample.entity(n))).isEqualTo(sample.id(n));
            assertThat(sample.entity(0, n)).isNotEqualTo(sample.entity(0, n + 1));
        }
    }

    @Test
    void everyBundledRelationshipTakesPart() {
        assertThat(Samples.bundled().map(Sample::toString))
                .containsExactlyInAnyOrder(
                        "care",
                        "role",
                        "follow",
                        "holding",
                        "ownership",
                        "enrolment",
                        "invoice-line",
                        "authorship",
                        "cart-line",
                        "friendship");
    }

    @Test
    void valuesHaveTheirShapes() {
        assertThat(ValueCase.kept().map(ValueCase::contents)).allSatisfy(contents -> {
            Values.Box box = Values.Box.nesting("b", contents);
            assertThat(Values.Box.TYPE.shape().read(box).flatMap(Values.Box.TYPE.shape()::rebuild))
                    .containsExactly(box);
        });
        assertThat(ValueCase.refused().map(ValueCase::contents)).allSatisfy(contents -> {
            Values.Box box = Values.Box.nesting("b", contents);
            assertThat(Values.Box.TYPE.shape().read(box).isLeft()).isTrue();
        });
    }
}
