package dev.ligature.domain;

import static dev.ligature.domain.BundledSamples.MINUS;
import static dev.ligature.domain.BundledSamples.cartLine;
import static dev.ligature.domain.BundledSamples.doctor;
import static dev.ligature.domain.BundledSamples.line;
import static dev.ligature.domain.BundledSamples.movie;
import static dev.ligature.domain.BundledSamples.passport;
import static dev.ligature.domain.BundledSamples.person;
import static dev.ligature.domain.BundledSamples.product;
import static dev.ligature.domain.BundledSamples.student;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ligature.domain.billing.ImmutableBill;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutablePost;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.film.ImmutableActor;
import dev.ligature.domain.identity.ImmutableHolder;
import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.school.ImmutableCourse;
import dev.ligature.domain.shop.ImmutableCustomer;
import dev.ligature.domain.social.ImmutableUser;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BundledInvariantsTest {

    static Stream<Arguments> refused() {
        return Stream.of(
                refused("name must not be blank", () -> doctor().name(" ").build()),
                refused(
                        "name must not be blank",
                        () -> ImmutablePatient.builder().id(Id.of("p")).name("").build()),
                refused("title must not be blank", () -> movie().title("\t").build()),
                refused(
                        "boxOffice must not be negative",
                        () -> movie().boxOffice(MINUS).build()),
                refused(
                        "rating must not be negative",
                        () -> movie().rating(MINUS).build()),
                refused(
                        "name must not be blank",
                        () -> ImmutableActor.builder().id(Id.of("a")).name("").build()),
                refused(
                        "upvotes must not be negative",
                        () -> ImmutableActor.builder()
                                .id(Id.of("a"))
                                .name("K")
                                .upvotes(-1)
                                .build()),
                refused(
                        "displayName must not be blank",
                        () -> ImmutableUser.builder()
                                .id(Id.of("u"))
                                .displayName("")
                                .build()),
                refused(
                        "name must not be blank",
                        () -> ImmutableHolder.builder().id(Id.of("h")).name("").build()),
                refused("pages must be positive", () -> passport().pages(0).build()),
                refused(
                        "name must not be blank",
                        () -> ImmutableOwner.builder().id(Id.of("o")).name("").build()),
                refused(
                        "type must not be blank",
                        () -> ImmutablePet.builder().id(Id.of("p")).type("").build()),
                refused("name must not be blank", () -> student().name("").build()),
                refused(
                        "average must not be negative",
                        () -> student().average(MINUS).build()),
                refused(
                        "title must not be blank",
                        () -> ImmutableCourse.builder().id(Id.of("c")).title("").build()),
                refused(
                        "description must not be blank",
                        () -> ImmutableBill.builder()
                                .id(Id.of("b"))
                                .description("")
                                .build()),
                refused("quantity must be positive", () -> line().quantity(0).build()),
                refused(
                        "displayName must not be blank",
                        () -> ImmutableAuthor.builder()
                                .id(Id.of("a"))
                                .displayName("")
                                .build()),
                refused(
                        "title must not be blank",
                        () -> ImmutablePost.builder().id(Id.of("p")).title("").build()),
                refused(
                        "name must not be blank",
                        () -> ImmutableCustomer.builder()
                                .id(Id.of("c"))
                                .name("")
                                .build()),
                refused("title must not be blank", () -> product().title("").build()),
                refused(
                        "price must not be negative",
                        () -> product().price(MINUS).build()),
                refused("stock must not be negative", () -> product().stock(-1).build()),
                refused(
                        "quantity must be positive",
                        () -> cartLine().quantity(0).build()),
                refused(
                        "price must not be negative",
                        () -> cartLine().price(MINUS).build()),
                refused("name must not be blank", () -> person().name("").build()),
                refused(
                        "places must not be blank",
                        () -> person().addPlaces("Rome", " ").build()),
                refused("skills must not be blank", () -> person().addSkills("").build()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void anInvariantOfOneValueIsCheckedWhenItIsMade(String reason, ThrowingCallable making) {
        assertThatIllegalArgumentException().isThrownBy(making).withMessage(reason);
    }

    private static Arguments refused(String reason, ThrowingCallable making) {
        return Arguments.of(reason, making);
    }
}
