package dev.ligature.adapters.dynamodb.adjacency;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.Direction;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.clinic.CareRepository;
import org.junit.jupiter.api.Test;

final class AdjacencyRepositoriesTest {

    private static AdjacencyRepositories.Builder builder() {
        return AdjacencyRepositories.builder(Clinic.MODEL, Engine.shared().client())
                .namespace("here");
    }

    @Test
    void buildersAreEqualByContentAndVariant() {
        assertThat(builder())
                .isEqualTo(builder())
                .hasSameHashCodeAs(builder())
                .isNotEqualTo(builder().mirrored());
        assertThat(builder().mirrored())
                .isEqualTo(builder().mirrored())
                .hasSameHashCodeAs(builder().mirrored());
        assertThat(builder().mirrored())
                .isNotEqualTo(builder().namespace("there").mirrored());
    }

    @Test
    void theVariantOutlivesFurtherOptionsAndIsTold() {
        AdjacencyRepositories.Builder mirrored = builder().mirrored().tablePrefix("p-");
        assertThat(mirrored).isEqualTo(builder().tablePrefix("p-").mirrored());
        assertThat(mirrored.tables().names()).containsExactly("p-ligature");
        assertThat(mirrored.tables().cloudFormation()).doesNotContain("gsi1");
        assertThat(builder().tables().cloudFormation()).contains("gsi1").doesNotContain("gsi2");
        assertThat(mirrored).hasToString("adjacency-mirrored, namespace 'here', tables 'p-\u2026'");
        assertThat(builder()).hasToString("adjacency, namespace 'here', tables '\u2026'");
    }

    @Test
    void theModuleBindsTheModelAndIsHarmlessTwice() {
        Injector injector = Guice.createInjector(
                AdjacencyModule.of(builder().mirrored()).with(CareRepository.PORT),
                AdjacencyModule.of(builder().mirrored()).with(CareRepository.PORT));
        RelationshipRepository<Doctor, Patient, Care> edges =
                injector.getInstance(Key.get(new TypeLiteral<RelationshipRepository<Doctor, Patient, Care>>() {}));
        assertThat(edges.capabilities().strongPages()).contains(Direction.INCOMING);
        assertThat(injector.getInstance(CareRepository.class)).isNotNull();
        injector.getInstance(Repositories.class).close();
    }
}
