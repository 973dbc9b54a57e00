package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.billing.Billing;
import dev.ligature.domain.blog.Blog;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.film.Film;
import dev.ligature.domain.identity.Identity;
import dev.ligature.domain.people.People;
import dev.ligature.domain.pets.Pets;
import dev.ligature.domain.school.School;
import dev.ligature.domain.shop.Shop;
import dev.ligature.domain.social.Social;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class BundledModelsTest {

    private static final DomainModel ALL = Clinic.MODEL
            .and(Film.MODEL)
            .and(Social.MODEL)
            .and(Identity.MODEL)
            .and(Pets.MODEL)
            .and(School.MODEL)
            .and(Billing.MODEL)
            .and(Blog.MODEL)
            .and(Shop.MODEL)
            .and(People.MODEL);

    @Test
    void namesAreThoseOfTheDesign() {
        assertThat(ALL.entities().map(EntityType::name))
                .containsExactly(
                        "doctor",
                        "patient",
                        "movie",
                        "actor",
                        "user",
                        "holder",
                        "passport",
                        "owner",
                        "pet",
                        "student",
                        "course",
                        "invoice",
                        "bill",
                        "author",
                        "post",
                        "customer",
                        "product",
                        "person");
        assertThat(ALL.relationships().map(Relationship::name))
                .containsExactly(
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
    void theFirstAttributesOfAnEdgeAreItsEnds() {
        for (Relationship<?, ?, ?> relationship : ALL.relationships()) {
            assertThat(relationship.shape().attributes().take(2).map(Attribute::name))
                    .isEqualTo(Vector.of(relationship.sourceAttribute(), relationship.targetAttribute()));
        }
    }

    @Test
    void anEntityIsIdentifiedByItsFirstAttribute() {
        for (EntityType<?> entity : ALL.entities()) {
            assertThat(entity.idAttribute()).isEqualTo("id");
            assertThat(entity.shape().attributes().head().name()).isEqualTo("id");
        }
    }

    @Test
    void everythingIndexedIsAnAttributeToo() {
        for (EntityType<?> entity : ALL.entities()) {
            assertThat(entity.indexes())
                    .allMatch(index -> entity.shape().attribute(index.name()).isDefined());
        }
    }
}
