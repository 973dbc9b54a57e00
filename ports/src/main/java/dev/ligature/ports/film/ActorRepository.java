package dev.ligature.ports.film;

import dev.ligature.domain.film.Actor;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Actors. */
@FunctionalInterface
public interface ActorRepository extends ForwardingEntityRepository<Actor> {

    /** How a store offers it. */
    TypedPort<ActorRepository> PORT = TypedPort.of(ActorRepository.class, store -> over(store.entities(Actor.TYPE)));

    /** This port over the entities of a store. */
    static ActorRepository over(EntityRepository<Actor> actors) {
        return () -> actors;
    }
}
