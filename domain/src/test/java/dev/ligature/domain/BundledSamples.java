package dev.ligature.domain;

import dev.ligature.domain.billing.ImmutableInvoiceLine;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.film.ImmutableMovie;
import dev.ligature.domain.film.ImmutableRole;
import dev.ligature.domain.identity.ImmutablePassport;
import dev.ligature.domain.people.ImmutablePerson;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.ImmutableEnrolment;
import dev.ligature.domain.school.ImmutableStudent;
import dev.ligature.domain.shop.ImmutableCartLine;
import dev.ligature.domain.shop.ImmutableProduct;
import dev.ligature.domain.social.ImmutableFollow;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/** Values of the bundled domains with what they must have, to be completed. */
final class BundledSamples {

    static final Instant NOW = Instant.parse("2026-03-04T05:06:07.000000008Z");
    static final LocalDate TODAY = LocalDate.of(2026, 3, 4);
    static final BigDecimal MINUS = BigDecimal.valueOf(-1);

    private BundledSamples() {}

    static ImmutableDoctor.Builder doctor() {
        return ImmutableDoctor.builder().id(Id.of("d")).name("Ann");
    }

    static ImmutableMovie.Builder movie() {
        return ImmutableMovie.builder().id(Id.of("m")).title("The Matrix");
    }

    static ImmutablePassport.Builder passport() {
        return ImmutablePassport.builder().id(Id.of("p")).pages(32).issued(TODAY);
    }

    static ImmutableStudent.Builder student() {
        return ImmutableStudent.builder().id(Id.of("s")).name("Sue");
    }

    static ImmutableProduct.Builder product() {
        return ImmutableProduct.builder()
                .id(Id.of("p"))
                .title("pen")
                .price(new BigDecimal("0.99"))
                .stock(3);
    }

    static ImmutablePerson.Builder person() {
        return ImmutablePerson.builder().id(Id.of("p")).name("Ada");
    }

    static ImmutableRole.Builder role() {
        return ImmutableRole.builder().movie(Id.of("m")).actor(Id.of("a"));
    }

    static ImmutableFollow.Builder follow() {
        return ImmutableFollow.builder().follower(Id.of("a")).followee(Id.of("b"));
    }

    static Enrolment enrolment() {
        return ImmutableEnrolment.builder()
                .course(Id.of("c"))
                .student(Id.of("s"))
                .build();
    }

    static ImmutableInvoiceLine.Builder line() {
        return ImmutableInvoiceLine.builder().invoice(Id.of("i")).bill(Id.of("b"));
    }

    static Authorship authorship() {
        return ImmutableAuthorship.builder().author(Id.of("a")).post(Id.of("p")).build();
    }

    static ImmutableCartLine.Builder cartLine() {
        return ImmutableCartLine.builder()
                .customer(Id.of("c"))
                .product(Id.of("p"))
                .quantity(2)
                .price(BigDecimal.ONE);
    }
}
