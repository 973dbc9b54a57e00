package dev.ligature.ports.social;

import dev.ligature.domain.Id;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.User;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Who follows whom. */
@FunctionalInterface
public interface FollowRepository extends ForwardingRelationshipRepository<User, User, Follow> {

    /** How a store offers it. */
    TypedPort<FollowRepository> PORT =
            TypedPort.of(FollowRepository.class, store -> over(store.relationship(Follow.TYPE)));

    /** This port over the edges of a store. */
    static FollowRepository over(RelationshipRepository<User, User, Follow> edges) {
        return () -> edges;
    }

    /** A page of those who follow a user, the newest first whatever order the page names. */
    default Either<StoreError, Page<Joined<Follow, User>>> followersOf(Id<User> followee, PageRequest page) {
        return sourcesOf(followee, page.descending());
    }

    /** A page of those whom a user follows, the newest first whatever order the page names. */
    default Either<StoreError, Page<Joined<Follow, User>>> following(Id<User> follower, PageRequest page) {
        return targetsOf(follower, page.descending());
    }

    /** Whether one user follows another, strongly consistent. */
    default Either<StoreError, Boolean> isFollowing(Id<User> follower, Id<User> followee) {
        return find(follower, followee).map(Option::isDefined);
    }
}
