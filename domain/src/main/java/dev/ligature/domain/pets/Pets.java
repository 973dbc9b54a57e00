package dev.ligature.domain.pets;

import dev.ligature.domain.DomainModel;

/** The model of pets. */
public final class Pets {

    /** Owners, pets, and who owns which. */
    public static final DomainModel MODEL = DomainModel.of(Owner.TYPE, Pet.TYPE).with(Ownership.TYPE);

    private Pets() {}
}
