package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.ImmutableFriendship;
import dev.ligature.domain.people.ImmutablePerson;
import dev.ligature.domain.people.People;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.Social;
import dev.ligature.domain.social.User;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Versioned;
import io.vavr.collection.HashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;

/** Entities with indexes, relationships of a type to itself, an order that edges move in. */
final class PeopleScenarios {

    private static final Instant FIRST = Instant.parse("2024-05-01T10:00:00Z");

    private PeopleScenarios() {}

    static Vector<Scenario> indexed() {
        return Vector.of(
                Scenario.of(
                                "create an indexed entity",
                                People.MODEL,
                                Kind.ATOMIC,
                                store -> store.entities(Person.TYPE).create(person(0)))
                        .given(store -> ok(store.entities(Person.TYPE).create(person(1))))
                        .repeated(ClinicScenarios.is(AlreadyExists.class)),
                Scenario.of(
                                "update indexed values",
                                People.MODEL,
                                Kind.ATOMIC,
                                store -> store.entities(Person.TYPE)
                                        .update(person(0).id(), PeopleScenarios::moved))
                        .given(PeopleScenarios::friends)
                        .repeated(Either::isRight),
                Scenario.of("replace indexed values", People.MODEL, Kind.ATOMIC, store -> Either.right(""))
                        .given(PeopleScenarios::friends)
                        .reading(before -> {
                            Versioned<Person> read = ok(before.entities(Person.TYPE)
                                            .load(person(0).id()))
                                    .get();
                            return store -> store.entities(Person.TYPE)
                                    .replace(read.map(PeopleScenarios::moved))
                                    .map(Versioned::value);
                        })
                        .repeated(ClinicScenarios.is(VersionConflict.class)),
                Scenario.of(
                                "delete an indexed entity with an edge to itself",
                                People.MODEL,
                                Kind.RESUMED,
                                store -> store.entities(Person.TYPE)
                                        .delete(person(0).id()))
                        .given(PeopleScenarios::friends)
                        .repeated(ClinicScenarios::isFalse));
    }

    static Vector<Scenario> ordered() {
        return Vector.of(
                Scenario.of(
                                "update an edge's place in the order",
                                Social.MODEL,
                                Kind.ATOMIC,
                                store -> store.relationship(Follow.TYPE)
                                        .update(
                                                user(0).id(),
                                                user(1).id(),
                                                follow -> ImmutableFollow.copyOf(follow)
                                                        .withSince(
                                                                follow.since().map(since -> since.plusSeconds(100)))))
                        .given(PeopleScenarios::followers)
                        .repeated(Either::isRight),
                Scenario.of(
                                "a put that moves in the order",
                                Social.MODEL,
                                Kind.ATOMIC,
                                store -> store.relationship(Follow.TYPE)
                                        .put(ImmutableFollow.copyOf(follow(0, 1))
                                                .withSince(Option.none())))
                        .given(PeopleScenarios::followers)
                        .repeated(ClinicScenarios.outcome(Outcome.UNCHANGED)),
                Scenario.of(
                                "unlink an ordered edge",
                                Social.MODEL,
                                Kind.ATOMIC,
                                store -> store.relationship(Follow.TYPE).unlink(user(0).id(), user(1).id()))
                        .given(PeopleScenarios::followers)
                        .repeated(ClinicScenarios::isFalse),
                Scenario.of(
                                "delete both a source and a target of a relationship to itself",
                                Social.MODEL,
                                Kind.RESUMED,
                                store -> store.entities(User.TYPE).delete(user(0).id()))
                        .given(PeopleScenarios::followers)
                        .repeated(ClinicScenarios::isFalse));
    }

    static void friends(Repositories store) {
        Vector.range(0, 3).forEach(n -> ok(store.entities(Person.TYPE).create(person(n))));
        Vector.of(friendship(0, 0), friendship(0, 1), friendship(1, 0), friendship(1, 2))
                .forEach(edge -> ok(store.relationship(Friendship.TYPE).link(edge)));
    }

    static void followers(Repositories store) {
        Vector.range(0, 5).forEach(n -> ok(store.entities(User.TYPE).create(user(n))));
        for (int one = 0; one < 5; one++) {
            for (int other = 0; other < 5; other++) {
                if (one != other && (one == 0 || other == 0 || one == other + 1)) {
                    ok(store.relationship(Follow.TYPE).link(follow(one, other)));
                }
            }
        }
    }

    static Person person(int n) {
        return ImmutablePerson.builder()
                .id(Person.TYPE.id("p" + n))
                .name("Person " + n)
                .born(LocalDate.of(1990, 1, 1 + n))
                .places(HashSet.of("Here", "Place " + n))
                .skills(HashSet.of("Juggling"))
                .build();
    }

    private static Person moved(Person person) {
        return ImmutablePerson.copyOf(person)
                .withName(person.name() + "+")
                .withBorn(Option.none())
                .withPlaces(HashSet.of("There", "Place 0"))
                .withSkills(HashSet.of("Juggling", "Chess"));
    }

    private static Friendship friendship(int one, int other) {
        return ImmutableFriendship.builder()
                .person(person(one).id())
                .friend(person(other).id())
                .build();
    }

    static User user(int n) {
        return ImmutableUser.builder()
                .id(User.TYPE.id("u" + n))
                .displayName("User " + n)
                .build();
    }

    static Follow follow(int one, int other) {
        return ImmutableFollow.builder()
                .follower(user(one).id())
                .followee(user(other).id())
                .since(FIRST.plusSeconds(10L * one + other))
                .build();
    }
}
