package dev.ligature.ports.film;

import dev.ligature.domain.Id;
import dev.ligature.domain.film.Actor;
import dev.ligature.domain.film.Movie;
import dev.ligature.domain.film.Role;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;

/** Who plays in what. */
@FunctionalInterface
public interface RoleRepository extends ForwardingRelationshipRepository<Movie, Actor, Role> {

    /** How a store offers it. */
    TypedPort<RoleRepository> PORT = TypedPort.of(RoleRepository.class, store -> over(store.relationship(Role.TYPE)));

    /** This port over the edges of a store. */
    static RoleRepository over(RelationshipRepository<Movie, Actor, Role> edges) {
        return () -> edges;
    }

    /** A page of the actors of a movie, each with the role; in id order. */
    default Either<StoreError, Page<Joined<Role, Actor>>> castOf(Id<Movie> movie, PageRequest page) {
        return targetsOf(movie, page);
    }

    /** A page of the movies of an actor, each with the role; in id order. */
    default Either<StoreError, Page<Joined<Role, Movie>>> filmographyOf(Id<Actor> actor, PageRequest page) {
        return sourcesOf(actor, page);
    }
}
