package dev.ligature.domain.film;

import dev.ligature.domain.DomainModel;

/** The model of the film world. */
public final class Film {

    /** Movies, actors, and who plays in what. */
    public static final DomainModel MODEL =
            DomainModel.of(Movie.TYPE, Actor.TYPE).with(Role.TYPE);

    private Film() {}
}
