package dev.ligature.app.wiring;

import dev.ligature.domain.DomainModel;
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

/** The ten bundled models in one. */
public final class BundledModel {

    /** All entities and relationships that the command line knows. */
    public static final DomainModel MODEL = Clinic.MODEL
            .and(Film.MODEL)
            .and(Social.MODEL)
            .and(Identity.MODEL)
            .and(Pets.MODEL)
            .and(School.MODEL)
            .and(Billing.MODEL)
            .and(Blog.MODEL)
            .and(Shop.MODEL)
            .and(People.MODEL);

    private BundledModel() {}
}
