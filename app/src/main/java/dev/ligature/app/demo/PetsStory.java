package dev.ligature.app.demo;

import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutableOwnership;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.pets.OwnerRepository;
import dev.ligature.ports.pets.OwnershipRepository;
import dev.ligature.ports.pets.PetRepository;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;

final class PetsStory implements Story {

    @Override
    public String title() {
        return "Owners and pets: one-to-many";
    }

    @Override
    public void tell(Stage stage) {
        OwnerRepository owners = stage.port(OwnerRepository.PORT);
        PetRepository pets = stage.port(PetRepository.PORT);
        OwnershipRepository ownerships = stage.port(OwnershipRepository.PORT);
        stage.seed(owners, Owner.TYPE, owner("o1", "Lena Brandt"), owner("o2", "Theo Nwosu"));
        stage.seed(pets, Pet.TYPE, pet("biscuit", "dog"), pet("mango", "parrot"), pet("socks", "cat"));
        stage.link(ownerships, owns("o1", "biscuit"), owns("o1", "socks"), owns("o2", "mango"));

        shows(stage, "Lena Brandt owns two pets; each pet has one owner.", ownerships);
        stage.says("May Theo Nwosu take socks just so? "
                + ownerships.link(owns("o2", "socks")).fold(error -> "No: " + error.message() + ".", unused -> "Yes."));
        stage.link(ownerships, owns("o2", "socks"));
        shows(stage, "When the ownership is put instead of linked, socks moves to Theo Nwosu.", ownerships);

        boolean gone = stage.see(owners.delete(Owner.TYPE.id("o1")));
        shows(
                stage,
                "Lena Brandt moves away" + (gone ? "" : " once more")
                        + ": her ownership goes with her, her dog stays and has no owner.",
                ownerships);
    }

    private static void shows(Stage stage, String sentence, OwnershipRepository ownerships) {
        stage.shows(
                sentence,
                List.of("pet", "owner", "the owner's pets"),
                Vector.of("biscuit", "mango", "socks").map(pet -> {
                    Option<Owner> owner = stage.see(ownerships.ownerOf(Pet.TYPE.id(pet)));
                    return List.of(
                            pet,
                            owner.map(Owner::name).getOrElse("nobody"),
                            owner.map(found -> petsOf(stage, ownerships, found)).getOrElse(""));
                }));
    }

    private static String petsOf(Stage stage, OwnershipRepository ownerships, Owner owner) {
        return stage.see(ownerships.petsOf(owner.id(), PageRequest.first()))
                .items()
                .map(pet -> pet.id().value() + " the " + pet.type())
                .mkString(", ");
    }

    private static Owner owner(String id, String name) {
        return ImmutableOwner.builder().id(Owner.TYPE.id(id)).name(name).build();
    }

    private static Pet pet(String id, String type) {
        return ImmutablePet.builder().id(Pet.TYPE.id(id)).type(type).build();
    }

    private static Ownership owns(String owner, String pet) {
        return ImmutableOwnership.builder()
                .owner(Owner.TYPE.id(owner))
                .pet(Pet.TYPE.id(pet))
                .build();
    }
}
