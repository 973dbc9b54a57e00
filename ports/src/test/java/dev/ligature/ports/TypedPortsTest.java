package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.ports.billing.BillRepository;
import dev.ligature.ports.billing.InvoiceLineRepository;
import dev.ligature.ports.billing.InvoiceRepository;
import dev.ligature.ports.blog.AuthorRepository;
import dev.ligature.ports.blog.AuthorshipRepository;
import dev.ligature.ports.blog.PostRepository;
import dev.ligature.ports.clinic.CareRepository;
import dev.ligature.ports.clinic.DoctorRepository;
import dev.ligature.ports.clinic.PatientRepository;
import dev.ligature.ports.film.ActorRepository;
import dev.ligature.ports.film.MovieRepository;
import dev.ligature.ports.film.RoleRepository;
import dev.ligature.ports.identity.HolderRepository;
import dev.ligature.ports.identity.HoldingRepository;
import dev.ligature.ports.identity.PassportRepository;
import dev.ligature.ports.people.FriendshipRepository;
import dev.ligature.ports.people.PersonRepository;
import dev.ligature.ports.pets.OwnerRepository;
import dev.ligature.ports.pets.OwnershipRepository;
import dev.ligature.ports.pets.PetRepository;
import dev.ligature.ports.school.CourseRepository;
import dev.ligature.ports.school.EnrolmentRepository;
import dev.ligature.ports.school.StudentRepository;
import dev.ligature.ports.shop.CartLineRepository;
import dev.ligature.ports.shop.CustomerRepository;
import dev.ligature.ports.shop.ProductRepository;
import dev.ligature.ports.social.FollowRepository;
import dev.ligature.ports.social.UserRepository;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each typed port over a store asks that store for exactly its own type. */
class TypedPortsTest {

    static Stream<Arguments> entityPorts() {
        return Stream.of(
                Arguments.of("doctor", DoctorRepository.PORT),
                Arguments.of("patient", PatientRepository.PORT),
                Arguments.of("movie", MovieRepository.PORT),
                Arguments.of("actor", ActorRepository.PORT),
                Arguments.of("user", UserRepository.PORT),
                Arguments.of("holder", HolderRepository.PORT),
                Arguments.of("passport", PassportRepository.PORT),
                Arguments.of("owner", OwnerRepository.PORT),
                Arguments.of("pet", PetRepository.PORT),
                Arguments.of("student", StudentRepository.PORT),
                Arguments.of("course", CourseRepository.PORT),
                Arguments.of("invoice", InvoiceRepository.PORT),
                Arguments.of("bill", BillRepository.PORT),
                Arguments.of("author", AuthorRepository.PORT),
                Arguments.of("post", PostRepository.PORT),
                Arguments.of("customer", CustomerRepository.PORT),
                Arguments.of("product", ProductRepository.PORT),
                Arguments.of("person", PersonRepository.PORT));
    }

    static Stream<Arguments> relationshipPorts() {
        return Stream.of(
                Arguments.of("care", CareRepository.PORT),
                Arguments.of("role", RoleRepository.PORT),
                Arguments.of("follow", FollowRepository.PORT),
                Arguments.of("holding", HoldingRepository.PORT),
                Arguments.of("ownership", OwnershipRepository.PORT),
                Arguments.of("enrolment", EnrolmentRepository.PORT),
                Arguments.of("invoice-line", InvoiceLineRepository.PORT),
                Arguments.of("authorship", AuthorshipRepository.PORT),
                Arguments.of("cart-line", CartLineRepository.PORT),
                Arguments.of("friendship", FriendshipRepository.PORT));
    }

    @ParameterizedTest
    @MethodSource("entityPorts")
    <T, P extends EntityRepository<T>> void anEntityPortAsksForItsType(String name, TypedPort<P> port) {
        StubStore store = new StubStore().answering(name + ".find", Option.none());

        Either<StoreError, Option<T>> found = port.on(store).find(Id.of("x"));

        assertThat(found).isEqualTo(Either.right(Option.none()));
        assertThat(store.calls()).containsExactly(name + ".find[x]");
        assertThat(port.on(store)).isInstanceOf(port.type());
        assertThat(port.type().isInterface()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("relationshipPorts")
    <S, T, E, P extends RelationshipRepository<S, T, E>> void aRelationshipPortAsksForItsType(
            String name, TypedPort<P> port) {
        StubStore store = new StubStore().answering(name + ".unlink", true);

        Either<StoreError, Boolean> unlinked = port.on(store).unlink(Id.of("x"), Id.of("y"));

        assertThat(unlinked).isEqualTo(Either.right(true));
        assertThat(store.calls()).containsExactly(name + ".unlink[x, y]");
        assertThat(port.on(store)).isInstanceOf(port.type());
        assertThat(port.type().isInterface()).isTrue();
    }

    /** A port of an application's own, made like the bundled ones. */
    private interface Rounds {
        Either<StoreError, Boolean> dismiss(String doctor, String patient);
    }

    @Test
    void anApplicationsOwnPortGetsTheSame() {
        TypedPort<Rounds> port = TypedPort.of(Rounds.class, store -> {
            CareRepository cares = CareRepository.PORT.on(store);
            return (doctor, patient) -> cares.unlink(Id.of(doctor), Id.of(patient));
        });
        StubStore store = new StubStore().answering("care.unlink", false);

        assertThat(port.on(store).dismiss("d", "p")).isEqualTo(Either.right(false));
        assertThat(store.calls()).containsExactly("care.unlink[d, p]");
        assertThat(Vector.of(port.type())).containsExactly(Rounds.class);
    }
}
