package dev.ligature.adapters.inmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.film.Film;
import dev.ligature.domain.film.Movie;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.TypedPort;
import dev.ligature.ports.clinic.CareRepository;
import dev.ligature.ports.clinic.DoctorRepository;
import dev.ligature.ports.film.RoleRepository;
import io.vavr.control.Either;
import io.vavr.control.Option;
import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

/** The module in an injector: what is bound, and what becomes of several stores in one injector. */
class InMemoryModuleTest {

    private static final Doctor ADA =
            ImmutableDoctor.builder().id(Doctor.TYPE.id("d1")).name("Ada").build();

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface Archive {}

    /** A port of an application's own. */
    @FunctionalInterface
    interface Consultations extends ForwardingRelationshipRepository<Doctor, Patient, Care> {

        TypedPort<Consultations> PORT = TypedPort.of(Consultations.class, store -> {
            RelationshipRepository<Doctor, Patient, Care> care = store.relationship(Care.TYPE);
            return () -> care;
        });

        default Either<dev.ligature.ports.StoreError, Long> load(Id<Doctor> doctor) {
            return outDegree(doctor);
        }
    }

    static final class Surgery {
        private final EntityRepository<Doctor> doctors;
        private final RelationshipRepository<Doctor, Patient, Care> care;
        private final CareRepository port;
        private final Consultations own;

        @Inject
        Surgery(
                EntityRepository<Doctor> doctors,
                RelationshipRepository<Doctor, Patient, Care> care,
                CareRepository port,
                Consultations own) {
            this.doctors = doctors;
            this.care = care;
            this.port = port;
            this.own = own;
        }
    }

    @Test
    void everyRepositoryAndPortIsInjectedByItsType() {
        Injector injector =
                Guice.createInjector(InMemoryModule.of(Clinic.MODEL).with(CareRepository.PORT, Consultations.PORT));
        Surgery surgery = injector.getInstance(Surgery.class);

        assertThat(surgery.doctors.create(ADA)).isEqualTo(Either.right(ADA));
        assertThat(surgery.care.outDegree(ADA.id())).isEqualTo(Either.right(0L));
        assertThat(surgery.port.outDegree(ADA.id())).isEqualTo(Either.right(0L));
        assertThat(surgery.own.load(ADA.id())).isEqualTo(Either.right(0L));
        assertThat(injector.getInstance(Repositories.class)
                        .entities(Doctor.TYPE)
                        .find(ADA.id()))
                .isEqualTo(Either.right(Option.of(ADA)));
        assertThat(injector.getInstance(Surgery.class).port).isSameAs(surgery.port);
    }

    @Test
    void storesOfDifferentQualifiersLiveInOneInjectorAndNeverMeet() {
        Injector injector = Guice.createInjector(
                InMemoryModule.of(Clinic.MODEL).with(CareRepository.PORT),
                InMemoryModule.of(Clinic.MODEL).annotatedWith(Archive.class).with(CareRepository.PORT),
                InMemoryModule.of(Clinic.MODEL).annotatedWith(Names.named("third")));
        EntityRepository<Doctor> plain = injector.getInstance(doctors());
        EntityRepository<Doctor> archive = injector.getInstance(doctors().withAnnotation(Archive.class));
        EntityRepository<Doctor> third = injector.getInstance(doctors().withAnnotation(Names.named("third")));

        assertThat(plain.create(ADA)).isEqualTo(Either.right(ADA));

        assertThat(plain.find(ADA.id())).isEqualTo(Either.right(Option.of(ADA)));
        assertThat(archive.find(ADA.id())).isEqualTo(Either.right(Option.none()));
        assertThat(third.find(ADA.id())).isEqualTo(Either.right(Option.none()));
        assertThat(injector.getInstance(Key.get(CareRepository.class, Archive.class)))
                .isNotSameAs(injector.getInstance(CareRepository.class));
    }

    @Test
    void qualifiedStoresMayShareFactsWhereTheyAreGivenOneStore() {
        InMemoryStore shared = InMemoryStore.create();
        Injector injector = Guice.createInjector(
                InMemoryModule.of(Clinic.MODEL).store(shared),
                InMemoryModule.of(Clinic.MODEL).store(shared).annotatedWith(Archive.class),
                InMemoryModule.of(Clinic.MODEL).store(shared).namespace("other").annotatedWith(Names.named("other")));

        assertThat(injector.getInstance(doctors()).create(ADA)).isEqualTo(Either.right(ADA));

        assertThat(injector.getInstance(doctors().withAnnotation(Archive.class)).find(ADA.id()))
                .isEqualTo(Either.right(Option.of(ADA)));
        assertThat(injector.getInstance(doctors().withAnnotation(Names.named("other")))
                        .find(ADA.id()))
                .isEqualTo(Either.right(Option.none()));
    }

    @Test
    void modelsWithNothingInCommonStillNeedAQualifier() {
        assertOneError(InMemoryModule.of(Clinic.MODEL), InMemoryModule.of(Film.MODEL));
    }

    @Test
    void theSameModuleTwiceIsHarmless() {
        InMemoryStore shared = InMemoryStore.create();
        InMemoryModule first = InMemoryModule.of(Clinic.MODEL)
                .namespace("n")
                .store(shared)
                .annotatedWith(Archive.class)
                .with(CareRepository.PORT);
        InMemoryModule second = InMemoryModule.of(Clinic.MODEL)
                .namespace("n")
                .store(shared)
                .annotatedWith(Archive.class)
                .with(CareRepository.PORT);

        assertThat(first).isEqualTo(second).hasSameHashCodeAs(second).isNotSameAs(second);
        Injector injector = Guice.createInjector(first, second, first, new AbstractModule() {
            @Override
            protected void configure() {
                install(second);
            }
        });
        assertThat(injector.getInstance(doctors().withAnnotation(Archive.class)).create(ADA))
                .isEqualTo(Either.right(ADA));
    }

    @Test
    void modulesDifferInEverythingThatTellsThemApart() {
        InMemoryModule module = InMemoryModule.of(Clinic.MODEL);

        assertThat(module)
                .isNotEqualTo(InMemoryModule.of(Film.MODEL))
                .isNotEqualTo(module.namespace("other"))
                .isNotEqualTo(module.store(InMemoryStore.create()))
                .isNotEqualTo(module.annotatedWith(Archive.class))
                .isNotEqualTo(module.with(CareRepository.PORT));
    }

    @Test
    void twoStoresWithoutAQualifierAreOneReadableError() {
        assertOneError(
                InMemoryModule.of(Clinic.MODEL).namespace("first").with(CareRepository.PORT),
                InMemoryModule.of(Clinic.MODEL).namespace("second").with(CareRepository.PORT));
    }

    private static void assertOneError(InMemoryModule first, InMemoryModule second) {
        assertThatThrownBy(() -> Guice.createInjector(first, second))
                .isInstanceOfSatisfying(CreationException.class, error -> {
                    assertThat(error.getErrorMessages()).hasSize(1);
                    assertThat(error).hasMessageContaining("Repositories was bound multiple times");
                    assertThat(error).hasMessageContaining(first.toString());
                    assertThat(error).hasMessageContaining(second.toString());
                });
    }

    @Test
    void aQualifierThatIsForgottenAtTheInjectionPointIsOneReadableError() {
        Injector injector = Guice.createInjector(InMemoryModule.of(Clinic.MODEL).annotatedWith(Archive.class));

        assertThatThrownBy(() -> injector.getInstance(doctors()))
                .isInstanceOfSatisfying(ConfigurationException.class, error -> {
                    assertThat(error.getErrorMessages()).hasSize(1);
                    assertThat(error).hasMessageContaining("EntityRepository<Doctor>");
                    assertThat(error).hasMessageContaining("Archive");
                });
    }

    @Test
    void aPortOutsideTheModelFailsWhenTheInjectorIsMade() {
        assertThatThrownBy(() -> Guice.createInjector(
                        InMemoryModule.of(Clinic.MODEL).with(DoctorRepository.PORT, RoleRepository.PORT)))
                .isInstanceOfSatisfying(CreationException.class, error -> {
                    assertThat(error.getErrorMessages()).hasSize(1);
                    assertThat(error).hasMessageContaining(RoleRepository.class.getName());
                    assertThat(error).hasMessageContaining("relationship 'role' is not part of it");
                    assertThat(error).hasMessageContaining("InMemoryModule");
                });
    }

    @Test
    void aPortThatReadsWhenItIsMadeIsMadeOverTheOpenStore() {
        record Report(long doctors) {}
        TypedPort<Report> port = TypedPort.of(
                Report.class, store -> new Report(store.auditor().audit().get().entities()));
        InMemoryStore shared = InMemoryStore.create();
        Repositories before =
                InMemoryRepositories.builder(Clinic.MODEL).store(shared).build();
        assertThat(before.entities(Doctor.TYPE).create(ADA)).isEqualTo(Either.right(ADA));

        Injector injector = Guice.createInjector(
                InMemoryModule.of(Clinic.MODEL).store(shared).with(port));

        assertThat(injector.getInstance(Report.class)).isEqualTo(new Report(1));
    }

    @Test
    void whatIsNotPartOfTheModelIsNotBound() {
        Injector injector = Guice.createInjector(InMemoryModule.of(Clinic.MODEL));

        assertThatThrownBy(() -> injector.getInstance(Key.get(new TypeLiteral<EntityRepository<Movie>>() {})))
                .isInstanceOf(ConfigurationException.class)
                .hasMessageContaining("EntityRepository<Movie>");
    }

    private static Key<EntityRepository<Doctor>> doctors() {
        return Key.get(new TypeLiteral<>() {});
    }
}
