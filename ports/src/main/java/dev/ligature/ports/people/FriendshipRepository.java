package dev.ligature.ports.people;

import dev.ligature.domain.Id;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.Person;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;

/** Who counts whom among their friends. */
@FunctionalInterface
public interface FriendshipRepository extends ForwardingRelationshipRepository<Person, Person, Friendship> {

    /** How a store offers it. */
    TypedPort<FriendshipRepository> PORT =
            TypedPort.of(FriendshipRepository.class, store -> over(store.relationship(Friendship.TYPE)));

    /** This port over the edges of a store. */
    static FriendshipRepository over(RelationshipRepository<Person, Person, Friendship> edges) {
        return () -> edges;
    }

    /** A page of those whom a person counts among their friends, in id order. */
    default Either<StoreError, Page<Person>> friendsOf(Id<Person> person, PageRequest page) {
        return targetsOf(person, page).map(found -> found.map(Joined::entity));
    }

    /** A page of those who count a person among their friends, in id order. */
    default Either<StoreError, Page<Person>> befriendedBy(Id<Person> friend, PageRequest page) {
        return sourcesOf(friend, page).map(found -> found.map(Joined::entity));
    }
}
