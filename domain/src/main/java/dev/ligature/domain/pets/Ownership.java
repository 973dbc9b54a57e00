package dev.ligature.domain.pets;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import org.immutables.value.Value;

/** That somebody owns a pet: an owner any number, a pet by one. */
@Value.Immutable
public interface Ownership {

    /** The descriptor */
    Relationship<Owner, Pet, Ownership> TYPE = Relationship.of("ownership", Ownership.class)
            .from(Owner.TYPE, Ownership::owner)
            .to(Pet.TYPE, Ownership::pet)
            .oneToMany();

    /** Who owns. */
    Id<Owner> owner();

    /** What is owned. */
    Id<Pet> pet();
}
