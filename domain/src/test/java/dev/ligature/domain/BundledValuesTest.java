package dev.ligature.domain;

import static dev.ligature.domain.BundledSamples.MINUS;
import static dev.ligature.domain.BundledSamples.NOW;
import static dev.ligature.domain.BundledSamples.TODAY;
import static dev.ligature.domain.BundledSamples.authorship;
import static dev.ligature.domain.BundledSamples.cartLine;
import static dev.ligature.domain.BundledSamples.doctor;
import static dev.ligature.domain.BundledSamples.enrolment;
import static dev.ligature.domain.BundledSamples.follow;
import static dev.ligature.domain.BundledSamples.line;
import static dev.ligature.domain.BundledSamples.movie;
import static dev.ligature.domain.BundledSamples.passport;
import static dev.ligature.domain.BundledSamples.person;
import static dev.ligature.domain.BundledSamples.product;
import static dev.ligature.domain.BundledSamples.role;
import static dev.ligature.domain.BundledSamples.student;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.billing.Bill;
import dev.ligature.domain.billing.ImmutableBill;
import dev.ligature.domain.billing.ImmutableInvoice;
import dev.ligature.domain.billing.Invoice;
import dev.ligature.domain.billing.InvoiceLine;
import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.blog.ImmutablePost;
import dev.ligature.domain.blog.Post;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.film.Actor;
import dev.ligature.domain.film.ImmutableActor;
import dev.ligature.domain.film.Movie;
import dev.ligature.domain.film.Role;
import dev.ligature.domain.identity.Holder;
import dev.ligature.domain.identity.Holding;
import dev.ligature.domain.identity.ImmutableHolder;
import dev.ligature.domain.identity.ImmutableHolding;
import dev.ligature.domain.identity.Passport;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.ImmutableFriendship;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutableOwnership;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.ImmutableCourse;
import dev.ligature.domain.school.ImmutableEnrolment;
import dev.ligature.domain.school.Student;
import dev.ligature.domain.shop.CartLine;
import dev.ligature.domain.shop.Customer;
import dev.ligature.domain.shop.ImmutableCustomer;
import dev.ligature.domain.shop.Product;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.User;
import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BundledValuesTest {

    static Stream<Arguments> values() {
        return Stream.of(
                value(Doctor.TYPE, doctor().build()),
                value(Doctor.TYPE, doctor().specialty("surgery").build()),
                value(
                        Patient.TYPE,
                        ImmutablePatient.builder().id(Id.of("p")).name("Paul").build()),
                value(
                        Patient.TYPE,
                        ImmutablePatient.builder()
                                .id(Id.of("p"))
                                .name("Paul")
                                .illness("")
                                .build()),
                value(Movie.TYPE, movie().build()),
                value(
                        Movie.TYPE,
                        movie().year(1999)
                                .boxOffice(new BigDecimal("463.5"))
                                .rating(BigDecimal.ZERO)
                                .build()),
                value(
                        Actor.TYPE,
                        ImmutableActor.builder().id(Id.of("a")).name("Keanu").build()),
                value(
                        Actor.TYPE,
                        ImmutableActor.builder()
                                .id(Id.of("a"))
                                .name("Keanu")
                                .upvotes(Long.MAX_VALUE)
                                .build()),
                value(
                        User.TYPE,
                        ImmutableUser.builder().id(Id.of("u")).displayName("U").build()),
                value(
                        User.TYPE,
                        ImmutableUser.builder()
                                .id(Id.of("u"))
                                .displayName("U")
                                .profile("me")
                                .build()),
                value(
                        Holder.TYPE,
                        ImmutableHolder.builder().id(Id.of("h")).name("H").build()),
                value(Passport.TYPE, passport().build()),
                value(
                        Owner.TYPE,
                        ImmutableOwner.builder().id(Id.of("o")).name("O").build()),
                value(
                        Pet.TYPE,
                        ImmutablePet.builder().id(Id.of("p")).type("dog").build()),
                value(Student.TYPE, student().build()),
                value(Student.TYPE, student().average(new BigDecimal("1.7")).build()),
                value(
                        Course.TYPE,
                        ImmutableCourse.builder().id(Id.of("c")).title("Latin").build()),
                value(Invoice.TYPE, ImmutableInvoice.builder().id(Id.of("i")).build()),
                value(
                        Invoice.TYPE,
                        ImmutableInvoice.builder()
                                .id(Id.of("i"))
                                .issued(TODAY)
                                .total(MINUS)
                                .build()),
                value(
                        Bill.TYPE,
                        ImmutableBill.builder()
                                .id(Id.of("b"))
                                .description("paper")
                                .build()),
                value(
                        Bill.TYPE,
                        ImmutableBill.builder()
                                .id(Id.of("b"))
                                .description("paper")
                                .amount(BigDecimal.ONE)
                                .build()),
                value(
                        Author.TYPE,
                        ImmutableAuthor.builder()
                                .id(Id.of("a"))
                                .displayName("A")
                                .build()),
                value(
                        Post.TYPE,
                        ImmutablePost.builder().id(Id.of("p")).title("T").build()),
                value(
                        Customer.TYPE,
                        ImmutableCustomer.builder().id(Id.of("c")).name("C").build()),
                value(Product.TYPE, product().build()),
                value(Product.TYPE, product().price(BigDecimal.ZERO).stock(0).build()),
                value(Person.TYPE, person().build()),
                value(
                        Person.TYPE,
                        person().born(TODAY)
                                .addPlaces("Rome", "Oslo")
                                .addSkills("Java")
                                .build()),
                edge(
                        Care.TYPE,
                        ImmutableCare.builder()
                                .doctor(Id.of("d"))
                                .patient(Id.of("p"))
                                .lastMeeting(NOW)
                                .build()),
                edge(Role.TYPE, role().build()),
                edge(Role.TYPE, role().addCharacters("Neo", "Mr. Anderson", "").build()),
                edge(Follow.TYPE, follow().build()),
                edge(Follow.TYPE, follow().since(NOW).build()),
                edge(
                        Holding.TYPE,
                        ImmutableHolding.builder()
                                .holder(Id.of("h"))
                                .passport(Id.of("p"))
                                .build()),
                edge(
                        Ownership.TYPE,
                        ImmutableOwnership.builder()
                                .owner(Id.of("o"))
                                .pet(Id.of("p"))
                                .build()),
                edge(Enrolment.TYPE, enrolment()),
                edge(Enrolment.TYPE, ImmutableEnrolment.copyOf(enrolment()).withStudentName("S")),
                edge(InvoiceLine.TYPE, line().build()),
                edge(InvoiceLine.TYPE, line().quantity(1).build()),
                edge(Authorship.TYPE, authorship()),
                edge(Authorship.TYPE, ImmutableAuthorship.copyOf(authorship()).withAuthorName("A")),
                edge(CartLine.TYPE, cartLine().build()),
                edge(
                        Friendship.TYPE,
                        ImmutableFriendship.builder()
                                .person(Id.of("a"))
                                .friend(Id.of("b"))
                                .build()));
    }

    @ParameterizedTest
    @MethodSource("values")
    <T> void aBundledValueComesBackEqual(Shape<T> shape, T value) {
        assertThat(shape.rebuild(shape.read(value).get()).get())
                .isEqualTo(value)
                .hasSameHashCodeAs(value);
    }

    @Test
    void whatConcernsARelationshipIsLeftToTheStore() {
        Follow oneself = follow().followee(User.TYPE.id("a")).build();

        assertThat(oneself.follower()).isEqualTo(oneself.followee());
        assertThat(Follow.TYPE.isIrreflexive()).isTrue();
        assertThat(Friendship.TYPE.isIrreflexive()).isFalse();
    }

    @Test
    void anActorHasNoVotesUnlessTold() {
        assertThat(ImmutableActor.builder().id(Id.of("a")).name("K").build().upvotes())
                .isZero();
    }

    @Test
    void anEnrolmentTakesTheStudentsNameAndIsBounded() {
        Enrolment filled = Enrolment.TYPE.withTargetCopies(
                ImmutableEnrolment.copyOf(enrolment()).withStudentName("overruled"),
                student().build());

        assertThat(filled.studentName()).contains("Sue");
        assertThat(Enrolment.TYPE.copiesFromSource()).isFalse();
        assertThat(Enrolment.TYPE.outDegreeLimit()).contains(1_000);
    }

    @Test
    void anAuthorshipTakesTheAuthorsName() {
        Author author =
                ImmutableAuthor.builder().id(Id.of("a")).displayName("Ann").build();

        assertThat(Authorship.TYPE.withSourceCopies(authorship(), author).authorName())
                .contains("Ann");
        assertThat(Authorship.TYPE.copiesFromTarget()).isFalse();
    }

    @Test
    void thePriceOnACartLineIsNoCopy() {
        assertThat(CartLine.TYPE.copiesFromSource() || CartLine.TYPE.copiesFromTarget())
                .isFalse();
    }

    @Test
    void followsAreOrderedByTheirDateAndUnknownDatesComeFirst() {
        String unknown = Follow.TYPE.orderKeyOf(follow().build());
        String early = Follow.TYPE.orderKeyOf(follow().since(NOW).build());
        String late = Follow.TYPE.orderKeyOf(follow().since(NOW.plusNanos(1)).build());

        assertThat(Stream.of(late, unknown, early).sorted(Utf8.ORDER)).containsExactly(unknown, early, late);
    }

    @Test
    void cardinalitiesAreThoseOfTheDomains() {
        assertThat(Holding.TYPE.cardinality()).isEqualTo(Cardinality.ONE_TO_ONE);
        assertThat(Ownership.TYPE.cardinality()).isEqualTo(Cardinality.ONE_TO_MANY);
        assertThat(Authorship.TYPE.cardinality()).isEqualTo(Cardinality.ONE_TO_MANY);
        assertThat(Stream.of(
                        Care.TYPE,
                        Role.TYPE,
                        Follow.TYPE,
                        Enrolment.TYPE,
                        InvoiceLine.TYPE,
                        CartLine.TYPE,
                        Friendship.TYPE))
                .allMatch(type -> type.cardinality() == Cardinality.MANY_TO_MANY);
    }

    private static <T> Arguments value(EntityType<T> type, T value) {
        return Arguments.of(type.shape(), value);
    }

    private static <E> Arguments edge(Relationship<?, ?, E> type, E value) {
        return Arguments.of(type.shape(), value);
    }
}
