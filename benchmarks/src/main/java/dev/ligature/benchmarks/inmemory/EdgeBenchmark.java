package dev.ligature.benchmarks.inmemory;

import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.Id;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.Social;
import dev.ligature.domain.social.User;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One user and their followers, ordered by when they began to follow: what each operation takes at a small and at a very
 * large degree, side by side.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the set-up before anything else.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx4g", "-XX:+UseParallelGC"})
public class EdgeBenchmark {

    private static final Id<User> HUB = Id.of("hub");
    private static final long BEGIN = 1_700_000_000L;

    /** How many followers there are. */
    @Param({"20", "1000000"})
    public int degree;

    private Repositories store;
    private RelationshipRepository<User, User, Follow> follows;
    private Cursor middle;
    private Id<User> newcomer;

    /** Creates everyone and links them; one more user stands ready to be linked. */
    @Setup
    public void follow() {
        store = InMemoryRepositories.builder(Social.MODEL).build();
        follows = store.relationship(Follow.TYPE);
        create(HUB);
        for (int i = 0; i < degree; i++) {
            create(follower(i));
            done(follows.link(follow(follower(i), i)));
        }
        newcomer = Id.of("newcomer");
        create(newcomer);
        middle = middle();
    }

    /** The cursor behind the older half. */
    private Cursor middle() {
        PageRequest page = PageRequest.first(Math.min(degree / 2, PageRequest.MAX_SIZE));
        Option<Cursor> next = Option.none();
        for (int seen = 0; seen < degree / 2; seen += page.size()) {
            next = done(follows.incoming(HUB, next.map(page::after).getOrElse(page)))
                    .next();
        }
        return next.get();
    }

    /** The edge of a pair that is linked. */
    @Benchmark
    public Either<StoreError, Option<Follow>> find() {
        return follows.find(follower(ThreadLocalRandom.current().nextInt(degree)), HUB);
    }

    /** A new follower in the middle of the order, and gone again. */
    @Benchmark
    public Either<StoreError, Boolean> linkAndUnlink() {
        done(follows.link(follow(newcomer, degree / 2)));
        return follows.unlink(newcomer, HUB);
    }

    /** A follower who began to follow at another time. */
    @Benchmark
    public Either<StoreError, Follow> update() {
        int number = ThreadLocalRandom.current().nextInt(degree);
        return follows.update(
                follower(number),
                HUB,
                old -> follow(follower(number), ThreadLocalRandom.current().nextInt(degree)));
    }

    /** The 20 newest followers. */
    @Benchmark
    public Either<StoreError, Page<Follow>> newestPage() {
        return follows.incoming(HUB, PageRequest.first(20).descending());
    }

    /** Up to 20 followers behind a cursor in the middle. */
    @Benchmark
    public Either<StoreError, Page<Follow>> pageInTheMiddle() {
        return follows.incoming(HUB, PageRequest.first(20).after(middle));
    }

    /** How many followers there are. */
    @Benchmark
    public Either<StoreError, Long> degree() {
        return follows.inDegree(HUB);
    }

    private void create(Id<User> id) {
        done(store.entities(User.TYPE)
                .create(ImmutableUser.builder().id(id).displayName("Cy").build()));
    }

    private static Follow follow(Id<User> follower, int second) {
        return ImmutableFollow.builder()
                .follower(follower)
                .followee(HUB)
                .since(Instant.ofEpochSecond(BEGIN + second))
                .build();
    }

    private static Id<User> follower(int number) {
        return Id.of("f" + (100_000_000 + number));
    }

    private static <R> R done(Either<StoreError, R> answer) {
        return answer.getOrElseThrow(StoreError::toException);
    }
}
