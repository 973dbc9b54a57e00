package dev.ligature.domain.social;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import java.time.Instant;
import org.immutables.value.Value;

/** That a user follows another, and since when. Nobody follows themselves. */
@Value.Immutable
public interface Follow {

    /** The descriptor: oldest first, irreflexive. */
    Relationship<User, User, Follow> TYPE = Relationship.of("follow", Follow.class)
            .from(User.TYPE, Follow::follower)
            .to(User.TYPE, Follow::followee)
            .manyToMany()
            .orderedBy(Follow::since)
            .irreflexive();

    /** Who follows. */
    Id<User> follower();

    /** Who is followed. */
    Id<User> followee();

    /** Since when; unknown sorts first. */
    Option<Instant> since();
}
