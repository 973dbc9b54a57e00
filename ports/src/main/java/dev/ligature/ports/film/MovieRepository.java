package dev.ligature.ports.film;

import dev.ligature.domain.film.Movie;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Movies. */
@FunctionalInterface
public interface MovieRepository extends ForwardingEntityRepository<Movie> {

    /** How a store offers it. */
    TypedPort<MovieRepository> PORT = TypedPort.of(MovieRepository.class, store -> over(store.entities(Movie.TYPE)));

    /** This port over the entities of a store. */
    static MovieRepository over(EntityRepository<Movie> movies) {
        return () -> movies;
    }
}
