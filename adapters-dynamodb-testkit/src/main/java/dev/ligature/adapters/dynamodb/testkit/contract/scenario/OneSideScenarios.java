package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.identity.Holder;
import dev.ligature.domain.identity.Holding;
import dev.ligature.domain.identity.Identity;
import dev.ligature.domain.identity.ImmutableHolder;
import dev.ligature.domain.identity.ImmutableHolding;
import dev.ligature.domain.identity.ImmutablePassport;
import dev.ligature.domain.identity.Passport;
import dev.ligature.domain.pets.ImmutableOwner;
import dev.ligature.domain.pets.ImmutableOwnership;
import dev.ligature.domain.pets.ImmutablePet;
import dev.ligature.domain.pets.Owner;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pet;
import dev.ligature.domain.pets.Pets;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyLinked;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.LocalDate;
import java.util.function.Function;

/** Relationships that allow an end one edge. */
final class OneSideScenarios {

    private OneSideScenarios() {}

    static Vector<Scenario> oneToOne() {
        return Vector.of(
                write(
                                Identity.MODEL,
                                Kind.ATOMIC,
                                "link one to one",
                                store -> store.relationship(Holding.TYPE).link(holding(0, 0)))
                        .given(store -> identities(store, 1))
                        .repeated(ClinicScenarios.is(AlreadyLinked.class)),
                write(
                                Identity.MODEL,
                                Kind.ATOMIC,
                                "a put that moves both ends of one to one",
                                store -> store.relationship(Holding.TYPE).put(holding(0, 1)))
                        .given(store -> {
                            identities(store, 2);
                            ok(store.relationship(Holding.TYPE).link(holding(0, 0)));
                            ok(store.relationship(Holding.TYPE).link(holding(1, 1)));
                        })
                        .repeated(ClinicScenarios.outcome(Outcome.UNCHANGED)),
                write(
                                Identity.MODEL,
                                Kind.ATOMIC,
                                "unlink one to one",
                                store -> store.relationship(Holding.TYPE)
                                        .unlink(holder(0).id(), passport(0).id()))
                        .given(OneSideScenarios::held)
                        .repeated(ClinicScenarios::isFalse),
                write(
                                Identity.MODEL,
                                Kind.RESUMED,
                                "delete the source of one to one",
                                store -> store.entities(Holder.TYPE)
                                        .delete(holder(0).id()))
                        .given(OneSideScenarios::held)
                        .repeated(ClinicScenarios::isFalse),
                write(
                                Identity.MODEL,
                                Kind.RESUMED,
                                "delete the target of one to one",
                                store -> store.entities(Passport.TYPE)
                                        .delete(passport(0).id()))
                        .given(OneSideScenarios::held)
                        .repeated(ClinicScenarios::isFalse));
    }

    static Vector<Scenario> oneToMany(int degree) {
        return Vector.of(
                write(
                                Pets.MODEL,
                                Kind.ATOMIC,
                                "link one to many",
                                store -> store.relationship(Ownership.TYPE).link(ownership(0, 0)))
                        .given(store -> owners(store, 1, 1))
                        .repeated(ClinicScenarios.is(AlreadyLinked.class)),
                write(
                                Pets.MODEL,
                                Kind.ATOMIC,
                                "a put that moves the target of one to many",
                                store -> store.relationship(Ownership.TYPE).put(ownership(1, 0)))
                        .given(store -> owned(store, 2))
                        .repeated(ClinicScenarios.outcome(Outcome.UNCHANGED)),
                write(
                                Pets.MODEL,
                                Kind.ATOMIC,
                                "unlink one to many",
                                store -> store.relationship(Ownership.TYPE).unlink(owner(0).id(), pet(0).id()))
                        .given(store -> owned(store, 2))
                        .repeated(ClinicScenarios::isFalse),
                write(
                                Pets.MODEL,
                                Kind.RESUMED,
                                "delete the one of one to many, degree " + degree,
                                store -> store.entities(Owner.TYPE).delete(owner(0).id()))
                        .given(store -> owned(store, degree))
                        .repeated(ClinicScenarios::isFalse),
                write(
                                Pets.MODEL,
                                Kind.RESUMED,
                                "delete one of the many of one to many",
                                store -> store.entities(Pet.TYPE).delete(pet(0).id()))
                        .given(store -> owned(store, 2))
                        .repeated(ClinicScenarios::isFalse));
    }

    private static Scenario write(
            DomainModel model, Kind kind, String name, Function<Repositories, Either<StoreError, ?>> operation) {
        return Scenario.of(name, model, kind, operation);
    }

    private static void held(Repositories store) {
        identities(store, 2);
        ok(store.relationship(Holding.TYPE).link(holding(0, 0)));
        ok(store.relationship(Holding.TYPE).link(holding(1, 1)));
    }

    private static void identities(Repositories store, int pairs) {
        Vector.range(0, pairs).forEach(n -> {
            ok(store.entities(Holder.TYPE).create(holder(n)));
            ok(store.entities(Passport.TYPE).create(passport(n)));
        });
    }

    private static void owners(Repositories store, int owners, int pets) {
        Vector.range(0, owners).forEach(n -> ok(store.entities(Owner.TYPE).create(owner(n))));
        Vector.range(0, pets).forEach(n -> ok(store.entities(Pet.TYPE).create(pet(n))));
    }

    /** Owner 0 has so many pets, owner 1 another one. */
    private static void owned(Repositories store, int pets) {
        owners(store, 2, pets + 1);
        Vector.range(0, pets).forEach(n -> ok(store.relationship(Ownership.TYPE).link(ownership(0, n))));
        ok(store.relationship(Ownership.TYPE).link(ownership(1, pets)));
    }

    private static Holder holder(int n) {
        return ImmutableHolder.builder()
                .id(Holder.TYPE.id("h" + n))
                .name("Holder " + n)
                .build();
    }

    private static Passport passport(int n) {
        return ImmutablePassport.builder()
                .id(Passport.TYPE.id("p" + n))
                .pages(32 + n)
                .issued(LocalDate.of(2024, 1, 1))
                .build();
    }

    private static Holding holding(int holder, int passport) {
        return ImmutableHolding.builder()
                .holder(holder(holder).id())
                .passport(passport(passport).id())
                .build();
    }

    private static Owner owner(int n) {
        return ImmutableOwner.builder()
                .id(Owner.TYPE.id("o" + n))
                .name("Owner " + n)
                .build();
    }

    private static Pet pet(int n) {
        return ImmutablePet.builder()
                .id(Pet.TYPE.id("pet%03d".formatted(n)))
                .type("cat")
                .build();
    }

    private static Ownership ownership(int owner, int pet) {
        return ImmutableOwnership.builder()
                .owner(owner(owner).id())
                .pet(pet(pet).id())
                .build();
    }
}
