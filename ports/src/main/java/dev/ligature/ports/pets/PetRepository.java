package dev.ligature.ports.pets;

import dev.ligature.domain.pets.Pet;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Pets. */
@FunctionalInterface
public interface PetRepository extends ForwardingEntityRepository<Pet> {

    /** How a store offers it. */
    TypedPort<PetRepository> PORT = TypedPort.of(PetRepository.class, store -> over(store.entities(Pet.TYPE)));

    /** This port over the entities of a store. */
    static PetRepository over(EntityRepository<Pet> pets) {
        return () -> pets;
    }
}
