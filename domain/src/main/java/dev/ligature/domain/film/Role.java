package dev.ligature.domain.film;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Seq;
import org.immutables.value.Value;

/** That an actor plays in a movie, and as whom. */
@Value.Immutable
public interface Role {

    /** The descriptor */
    Relationship<Movie, Actor, Role> TYPE = Relationship.of("role", Role.class)
            .from(Movie.TYPE, Role::movie)
            .to(Actor.TYPE, Role::actor)
            .manyToMany();

    /** What is played in. */
    Id<Movie> movie();

    /** Who plays. */
    Id<Actor> actor();

    /** The characters, in order of importance; several where an actor plays more than one. */
    Seq<String> characters();
}
