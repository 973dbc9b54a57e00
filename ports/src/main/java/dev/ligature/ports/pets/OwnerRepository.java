package dev.ligature.ports.pets;

import dev.ligature.domain.pets.Owner;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Owners. */
@FunctionalInterface
public interface OwnerRepository extends ForwardingEntityRepository<Owner> {

    /** How a store offers it. */
    TypedPort<OwnerRepository> PORT = TypedPort.of(OwnerRepository.class, store -> over(store.entities(Owner.TYPE)));

    /** This port over the entities of a store. */
    static OwnerRepository over(EntityRepository<Owner> owners) {
        return () -> owners;
    }
}
