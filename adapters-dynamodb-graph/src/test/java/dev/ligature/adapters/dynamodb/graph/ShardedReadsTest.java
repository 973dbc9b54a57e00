package dev.ligature.adapters.dynamodb.graph;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.SharedTables;
import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
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
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Hubs and shared values over four shards, however unevenly they fill: each walk answers what the adapter in memory does,
 * page by page, by one cursor.
 */
@DisplayName("graph, over shards")
@Tag("B11")
final class ShardedReadsTest {

    private static final Shards FOUR = new Shards(4);
    private static final int MEMBERS = 25;
    private static final Instant BEGIN = Instant.parse("2024-05-01T10:00:00Z");

    /** Which shards the members fall into. */
    private enum Spread {
        OVER_ALL(shard -> true, 4),
        INTO_ONE(shard -> shard == 2, 1),
        LEAVING_THE_FIRST_AND_LAST_EMPTY(shard -> shard == 1 || shard == 2, 2);

        private final IntPredicate taken;
        private final int filled;

        Spread(IntPredicate taken, int filled) {
            this.taken = taken;
            this.filled = filled;
        }

        Vector<String> members() {
            Vector<String> members = io.vavr.collection.Stream.from(0)
                    .map(i -> "member" + i)
                    .filter(id -> taken.test(FOUR.of(id)))
                    .take(MEMBERS)
                    .toVector();
            assertThat(members.map(FOUR::of).distinct()).hasSize(filled);
            return members;
        }
    }

    /** What is listed from both ends of a walk. */
    private enum Way {
        ASCENDING(request -> request),
        DESCENDING(PageRequest::descending);

        private final UnaryOperator<PageRequest> order;

        Way(UnaryOperator<PageRequest> order) {
            this.order = order;
        }
    }

    private final RecordingClient client = RecordingClient.over(Engine.shared().client());

    private final String namespace = "sharded-" + UUID.randomUUID();

    private GraphRepositories.Builder builder(DomainModel model) {
        return SharedTables.of(GraphRepositories.builder(model, client)
                .namespace(namespace)
                .settlingTime(Duration.ZERO)
                .shards(FOUR.count()));
    }

    private Repositories sharded(DomainModel model) {
        return builder(model).build();
    }

    private static Repositories inMemory(DomainModel model) {
        return InMemoryRepositories.builder(model).build();
    }

    /** Both stores answer each page with the same items, and go on or end with the same page. */
    private static <R, N> void sameWalks(
            Repositories sharded,
            Repositories inMemory,
            int size,
            Function<Repositories, Function<PageRequest, Either<StoreError, Page<R>>>> listing,
            Vector<N> expected,
            Function<R, N> shown) {
        for (Way way : Way.values()) {
            Vector<N> seen = Vector.empty();
            Option<Cursor> after = Option.none();
            Option<Cursor> alike = Option.none();
            do {
                PageRequest first = way.order.apply(PageRequest.first(size));
                Page<R> page =
                        ok(listing.apply(sharded).apply(after.map(first::after).getOrElse(first)));
                Page<R> same =
                        ok(listing.apply(inMemory).apply(alike.map(first::after).getOrElse(first)));
                assertThat(page.items()).as("%s, behind %s", way, seen).isEqualTo(same.items());
                assertThat(page.next().isDefined())
                        .as("%s goes on", way)
                        .isEqualTo(same.next().isDefined());
                seen = seen.appendAll(page.items().map(shown));
                after = page.next();
                alike = same.next();
            } while (after.isDefined());
            assertThat(seen).as("%s", way).isEqualTo(way == Way.ASCENDING ? expected : expected.reverse());
        }
    }

    @ParameterizedTest
    @EnumSource
    void followersOfAHubComeInTheOrderOfTheirFollowing(Spread spread) {
        Vector<String> members = spread.members();
        // Every third has followed since the same moment, so that ids decide; some do not tell since when.
        Vector<Follow> follows = members.zipWithIndex().map(member -> (Follow) ImmutableFollow.builder()
                .follower(Id.of(member._1()))
                .followee(Id.of("hub"))
                .since(member._2() % 5 == 0 ? Option.none() : Option.of(BEGIN.minusSeconds(member._2() / 3)))
                .build());
        Repositories sharded = sharded(Social.MODEL);
        Repositories inMemory = inMemory(Social.MODEL);
        Vector.of(sharded, inMemory).forEach(store -> {
            members.append("hub")
                    .forEach(id -> ok(store.entities(User.TYPE)
                            .create(ImmutableUser.builder()
                                    .id(Id.of(id))
                                    .displayName(id)
                                    .build())));
            follows.forEach(follow -> ok(store.relationship(Follow.TYPE).link(follow)));
        });
        Vector<String> expected = follows.sortBy(follow ->
                        Follow.TYPE.orderKeyOf(follow) + follow.follower().value())
                .map(follow -> follow.follower().value());
        for (int size : new int[] {1, 4, 24, 25, 26}) {
            sameWalks(
                    sharded,
                    inMemory,
                    size,
                    store -> page -> store.relationship(Follow.TYPE).incoming(Id.of("hub"), page),
                    expected,
                    follow -> follow.follower().value());
        }
        assertThat(ok(sharded.relationship(Follow.TYPE).inDegree(Id.of("hub")))).isEqualTo(MEMBERS);
        assertThat(ok(sharded.entities(User.TYPE).delete(Id.of("hub")))).isTrue();
        assertThat(ok(sharded.relationship(Follow.TYPE).inDegree(Id.of("hub")))).isZero();
        members.forEach(id -> assertThat(ok(sharded.relationship(Follow.TYPE).outDegree(Id.of(id))))
                .isZero());
    }

    @ParameterizedTest
    @EnumSource
    void whomAHubFollowsComesInOrderToo(Spread spread) {
        Vector<String> members = spread.members();
        Repositories sharded = sharded(Social.MODEL);
        Repositories inMemory = inMemory(Social.MODEL);
        Vector<Follow> follows = members.zipWithIndex().map(member -> (Follow) ImmutableFollow.builder()
                .follower(Id.of("hub"))
                .followee(Id.of(member._1()))
                .since(BEGIN.minusSeconds(member._2() / 3))
                .build());
        Vector.of(sharded, inMemory).forEach(store -> {
            members.append("hub")
                    .forEach(id -> ok(store.entities(User.TYPE)
                            .create(ImmutableUser.builder()
                                    .id(Id.of(id))
                                    .displayName(id)
                                    .build())));
            follows.forEach(follow -> ok(store.relationship(Follow.TYPE).link(follow)));
        });
        sameWalks(
                sharded,
                inMemory,
                4,
                store -> page -> store.relationship(Follow.TYPE).outgoing(Id.of("hub"), page),
                follows.sortBy(follow -> Follow.TYPE.orderKeyOf(follow)
                                + follow.followee().value())
                        .map(follow -> follow.followee().value()),
                follow -> follow.followee().value());
    }

    @ParameterizedTest
    @EnumSource
    void edgesWithoutAnOrderComeById(Spread spread) {
        Vector<String> members = spread.members();
        Repositories sharded = people(members, sharded(People.MODEL));
        Repositories inMemory = people(members, inMemory(People.MODEL));
        Vector<String> expected = members.sorted();
        sameWalks(
                sharded,
                inMemory,
                4,
                store -> page -> store.relationship(Friendship.TYPE).incoming(Id.of("hub"), page),
                expected,
                friendship -> friendship.person().value());
        sameWalks(
                sharded,
                inMemory,
                4,
                store -> page -> store.relationship(Friendship.TYPE).outgoing(Id.of("hub"), page),
                expected,
                friendship -> friendship.friend().value());
        sameWalks(
                sharded,
                inMemory,
                4,
                store -> page -> store.relationship(Friendship.TYPE).sourcesOf(Id.of("hub"), page),
                expected,
                joined -> joined.entity().id().value());
    }

    @ParameterizedTest
    @EnumSource
    void nodesOfASharedValueComeById(Spread spread) {
        Vector<String> members = spread.members();
        Repositories sharded = people(members, sharded(People.MODEL));
        Repositories inMemory = people(members, inMemory(People.MODEL));
        sameWalks(
                sharded,
                inMemory,
                4,
                store -> page -> store.entities(Person.TYPE).findBy(Person.SKILLS, "sharding", page),
                members.sorted(),
                person -> person.id().value());
        client.clear();
        Page<Person> page = ok(sharded.entities(Person.TYPE).findBy(Person.SKILLS, "sharding", PageRequest.first(4)));
        assertThat(page.items()).hasSize(4);
        assertThat(client.requests())
                .as("a query for each shard, then the nodes")
                .isEqualTo(FOUR.count() + 1);
    }

    private static Repositories people(Vector<String> members, Repositories store) {
        members.append("hub")
                .forEach(id -> ok(store.entities(Person.TYPE)
                        .create(ImmutablePerson.builder()
                                .id(Id.of(id))
                                .name(id)
                                .skills(
                                        id.equals("hub")
                                                ? io.vavr.collection.HashSet.empty()
                                                : io.vavr.collection.HashSet.of("sharding"))
                                .build())));
        members.forEach(id -> {
            ok(store.relationship(Friendship.TYPE).link(friendship(id, "hub")));
            ok(store.relationship(Friendship.TYPE).link(friendship("hub", id)));
        });
        return store;
    }

    private static Friendship friendship(String person, String friend) {
        return ImmutableFriendship.builder()
                .person(Id.of(person))
                .friend(Id.of(friend))
                .build();
    }

    @ParameterizedTest
    @EnumSource
    void theShardIsStoredOnTheItem(Spread spread) {
        Vector<String> members = spread.members();
        GraphRepositories.Builder builder = builder(People.MODEL);
        Repositories unused = people(members, builder.build());
        String table = builder.tables().names().single();
        Set<String> targets = client.scanPaginator(scan -> scan.tableName(table).consistentRead(true)).items().stream()
                .filter(item -> item.containsKey("Target")
                        && item.get("Target").s().endsWith("/hub")
                        && item.get("Node").s().startsWith(namespace + "/"))
                .map(item -> item.get("Target").s())
                .collect(java.util.stream.Collectors.toSet());
        assertThat(targets)
                .containsExactlyInAnyOrderElementsOf(
                        members.map(FOUR::of).distinct().map(shard -> namespace + "/friendship/" + shard + "/hub"));
    }
}
