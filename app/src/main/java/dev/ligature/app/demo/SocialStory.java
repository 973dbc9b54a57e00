package dev.ligature.app.demo;

import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.User;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.social.FollowRepository;
import dev.ligature.ports.social.UserRepository;
import java.time.Instant;
import java.util.List;

final class SocialStory implements Story {

    @Override
    public String title() {
        return "Followers: a relationship of users with users, in the order of time";
    }

    @Override
    public void tell(Stage stage) {
        UserRepository users = stage.port(UserRepository.PORT);
        FollowRepository follows = stage.port(FollowRepository.PORT);
        stage.seed(
                users,
                User.TYPE,
                user("brook", "Brook"),
                user("cosmo", "Cosmo"),
                user("dune", "Dune"),
                user("ember", "Ember"));
        stage.link(
                follows,
                follow("cosmo", "brook", "2025-01-05T12:00:00Z"),
                follow("dune", "brook", "2025-03-09T07:30:00Z"),
                follow("ember", "brook", "2025-02-14T19:45:00Z"),
                follow("brook", "ember", "2025-02-15T08:00:00Z"));

        PageRequest newest = PageRequest.first(2).descending();
        Page<Joined<Follow, User>> first = stage.see(follows.followersOf(User.TYPE.id("brook"), newest));
        stage.shows("Brook's followers, newest first, two on a page.", List.of("follower", "since"), rows(first));
        first.next().forEach(cursor -> {
            Page<Joined<Follow, User>> second =
                    stage.see(follows.followersOf(User.TYPE.id("brook"), newest.after(cursor)));
            stage.shows("The next page begins where that one ended.", List.of("follower", "since"), rows(second));
        });

        boolean back = stage.see(follows.isFollowing(User.TYPE.id("brook"), User.TYPE.id("dune")));
        stage.says("Dune follows Brook. Does Brook follow Dune? " + (back ? "Yes." : "No: each direction is its own."));
        stage.says("May Brook follow Brook? "
                + follows.link(follow("brook", "brook", "2025-04-01T00:00:00Z"))
                        .fold(error -> "No: " + error.message() + ".", unused -> "Yes."));
    }

    private static io.vavr.collection.Seq<List<String>> rows(Page<Joined<Follow, User>> page) {
        return page.items()
                .map(joined -> List.of(
                        joined.entity().displayName(),
                        joined.edge().since().map(Instant::toString).getOrElse("")));
    }

    private static User user(String id, String name) {
        return ImmutableUser.builder().id(User.TYPE.id(id)).displayName(name).build();
    }

    private static Follow follow(String follower, String followee, String since) {
        return ImmutableFollow.builder()
                .follower(User.TYPE.id(follower))
                .followee(User.TYPE.id(followee))
                .since(Instant.parse(since))
                .build();
    }
}
