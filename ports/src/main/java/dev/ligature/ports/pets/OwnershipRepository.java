package dev.ligature.ports.pets;

import dev.ligature.domain.Id;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TheOne;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Who owns which pet. */
@FunctionalInterface
public interface OwnershipRepository extends ForwardingRelationshipRepository<Owner, Pet, Ownership> {

    /** How a store offers it. */
    TypedPort<OwnershipRepository> PORT =
            TypedPort.of(OwnershipRepository.class, store -> over(store.relationship(Ownership.TYPE)));

    /** This port over the edges of a store. */
    static OwnershipRepository over(RelationshipRepository<Owner, Pet, Ownership> edges) {
        return () -> edges;
    }

    /** A page of the pets of an owner, in id order. */
    default Either<StoreError, Page<Pet>> petsOf(Id<Owner> owner, PageRequest page) {
        return targetsOf(owner, page).map(found -> found.map(Joined::entity));
    }

    /** The owner of a pet; none if nobody owns it. */
    default Either<StoreError, Option<Owner>> ownerOf(Id<Pet> pet) {
        return TheOne.sourceOf(this, pet);
    }
}
