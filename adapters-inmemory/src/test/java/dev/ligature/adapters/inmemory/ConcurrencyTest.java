package dev.ligature.adapters.inmemory;

import static dev.ligature.adapters.inmemory.Answers.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.ImmutableUser;
import dev.ligature.domain.social.Social;
import dev.ligature.domain.social.User;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many callers at once: what the lock guards, and what it does not hold up. */
@Timeout(120)
class ConcurrencyTest {

    private static final int THREADS = 8;

    private final Repositories store =
            InMemoryRepositories.builder(Social.MODEL).build();
    private final EntityRepository<User> users = store.entities(User.TYPE);
    private final RelationshipRepository<User, User, Follow> follows = store.relationship(Follow.TYPE);
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @RepeatedTest(3)
    void mixedOperationsOfManyThreadsEndInOneStateThatAllReadsAgreeOn() throws Exception {
        Vector<Id<User>> ids = Vector.range(0, 12).map(i -> Id.of("u" + i));
        ids.forEach(id -> done(users.create(user(id))));
        List<Callable<Integer>> work = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            Random random = new Random(thread);
            work.add(() -> {
                int unknown = 0;
                for (int i = 0; i < 1_000; i++) {
                    Id<User> from = ids.get(random.nextInt(ids.size()));
                    Id<User> to = ids.get(random.nextInt(ids.size()));
                    unknown += step(random.nextInt(12), from, to, random.nextInt(5))
                                    .isLeft()
                            ? 0
                            : 1;
                }
                return unknown;
            });
        }
        int succeeded = 0;
        for (Future<Integer> each : threads.invokeAll(work)) {
            succeeded += each.get();
        }

        assertThat(succeeded).isGreaterThan(THREADS * 300);
        assertAllReadsAgree(ids);
    }

    private Either<StoreError, ?> step(int kind, Id<User> from, Id<User> to, int second) {
        return switch (kind) {
            case 0 -> users.create(user(from));
            case 1 -> users.delete(from);
            case 2 -> users.update(from, before -> ImmutableUser.copyOf(before).withProfile("p" + second));
            case 3 -> follows.unlink(from, to);
            case 4 -> follows.update(from, to, before -> follow(from, to, second));
            case 5 -> follows.replaceOutgoing(from, Vector.of(follow(from, to, second)));
            case 6 -> all(page -> follows.outgoing(from, page));
            case 7 -> follows.sourcesOf(to, PageRequest.first(3));
            case 8 -> follows.link(follow(from, to, second));
            default -> follows.put(follow(from, to, second));
        };
    }

    private void assertAllReadsAgree(Seq<Id<User>> ids) {
        Set<Follow> listed = HashSet.ofAll(done(all(follows::list)));
        Set<Id<User>> living = HashSet.ofAll(done(all(users::list))).map(User::id);
        Set<Follow> outgoing = HashSet.empty();
        Set<Follow> incoming = HashSet.empty();
        for (Id<User> id : ids) {
            Seq<Follow> out = done(all(page -> follows.outgoing(id, page)));
            Seq<Follow> in = done(all(page -> follows.incoming(id, page)));
            assertThat(done(follows.outDegree(id))).isEqualTo(out.size());
            assertThat(done(follows.inDegree(id))).isEqualTo(in.size());
            assertThat(out.map(follow -> follow.since().get()))
                    .isEqualTo(out.map(follow -> follow.since().get()).sorted());
            outgoing = outgoing.addAll(out);
            incoming = incoming.addAll(in);
        }
        assertThat(outgoing).isEqualTo(listed);
        assertThat(incoming).isEqualTo(listed);
        for (Follow each : listed) {
            assertThat(living).contains(each.follower(), each.followee());
            assertThat(done(follows.find(each.follower(), each.followee()))).isEqualTo(Option.of(each));
        }
        assertThat(done(store.auditor().audit()))
                .isEqualTo(new AuditReport(Vector.empty(), living.size(), listed.size()));
    }

    @Test
    void aSlowChangeHoldsUpNobodyAndIsMadeOnWhatIsThereInTheEnd() throws Exception {
        Id<User> id = Id.of("u");
        done(users.create(user(id)));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(1);
        AtomicInteger runs = new AtomicInteger();
        Future<Either<StoreError, User>> slow = threads.submit(() -> users.update(id, before -> {
            begun.countDown();
            if (runs.getAndIncrement() == 0) {
                awaited(others);
            }
            return ImmutableUser.copyOf(before).withDisplayName(before.displayName() + "!");
        }));
        begun.await();

        done(users.update(id, before -> ImmutableUser.copyOf(before).withDisplayName("Bo")));
        done(users.create(user(Id.of("v"))));
        done(follows.link(follow(Id.of("v"), id, 0)));
        others.countDown();

        assertThat(done(slow.get(30, TimeUnit.SECONDS)).displayName()).isEqualTo("Bo!");
        assertThat(runs).hasValue(2);
    }

    @Test
    void aChangeMayCallTheStore() {
        Id<User> a = Id.of("a");
        Id<User> b = Id.of("b");
        done(users.create(user(a)));
        done(users.create(user(b)));
        done(follows.link(follow(a, b, 1)));

        User changed = done(users.update(a, before -> {
            done(users.update(b, other -> ImmutableUser.copyOf(other).withDisplayName("changed within")));
            return ImmutableUser.copyOf(before).withProfile("follows " + done(follows.outDegree(a)));
        }));
        Follow follow = done(follows.update(a, b, before -> {
            done(follows.put(follow(b, a, 2)));
            return follow(a, b, 3);
        }));

        assertThat(changed.profile()).containsExactly("follows 1");
        assertThat(follow).isEqualTo(follow(a, b, 3));
        assertThat(done(users.find(b)).get().displayName()).isEqualTo("changed within");
        assertThat(done(follows.find(b, a))).isEqualTo(Option.of(follow(b, a, 2)));
    }

    @Test
    void aPageThatWasAnsweredStaysAsItIsWhileOthersLinkAndUnlink() throws Exception {
        Id<User> hub = Id.of("hub");
        done(users.create(user(hub)));
        Vector<Id<User>> fans = Vector.range(0, 400).map(i -> Id.of("f" + (1_000 + i)));
        fans.forEach(id -> done(users.create(user(id))));
        fans.take(200).forEach(id -> done(follows.link(follow(id, hub, 0))));
        Page<Follow> page = done(follows.incoming(hub, PageRequest.first(200)));
        Vector<Follow> copy = Vector.ofAll(page.items());

        Future<?> writer = threads.submit(() -> {
            fans.drop(200).forEach(id -> done(follows.link(follow(id, hub, 0))));
            fans.take(200).forEach(id -> done(follows.unlink(id, hub)));
        });
        int sum = 0;
        for (Follow each : page.items()) {
            sum += each.follower().value().length();
            done(follows.incoming(hub, PageRequest.first(7)));
        }
        writer.get(30, TimeUnit.SECONDS);

        assertThat(sum).isEqualTo(200 * 5);
        assertThat(page.items()).isEqualTo(copy);
        assertThat(done(follows.inDegree(hub))).isEqualTo(200L);
    }

    @Test
    void deletingAHubBesideLinkingLeavesNothingBehind() throws Exception {
        Id<User> hub = Id.of("hub");
        Vector<Id<User>> fans = Vector.range(0, 200).map(i -> Id.of("f" + i));
        fans.forEach(id -> done(users.create(user(id))));
        List<Callable<Void>> work = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            Vector<Id<User>> mine = fans.drop(thread * 50).take(50);
            work.add(() -> {
                for (int round = 0; round < 20; round++) {
                    mine.forEach(id -> tolerate(follows.link(follow(id, hub, 1))));
                    mine.forEach(id -> tolerate(follows.put(follow(hub, id, 2))));
                }
                return null;
            });
        }
        work.add(() -> {
            for (int round = 0; round < 200; round++) {
                tolerate(users.create(user(hub)));
                assertThat(done(follows.inDegree(hub))).isLessThanOrEqualTo(200L);
                tolerate(users.delete(hub));
            }
            return null;
        });
        for (Future<Void> each : threads.invokeAll(work)) {
            each.get();
        }
        done(users.delete(hub));

        assertThat(done(all(follows::list))).isEmpty();
        fans.forEach(id -> assertThat(done(follows.outDegree(id)) + done(follows.inDegree(id)))
                .isZero());
        assertThat(done(store.auditor().audit())).isEqualTo(new AuditReport(Vector.empty(), 200, 0));
    }

    /** A conflict is part of the game here; anything else is not. */
    private static void tolerate(Either<StoreError, ?> answer) {
        if (answer.isLeft()) {
            assertThat(answer.getLeft()).isInstanceOf(StoreError.Conflict.class);
        }
    }

    private static <T> Either<StoreError, Seq<T>> all(Function<PageRequest, Either<StoreError, Page<T>>> read) {
        return Pages.fold(PageRequest.first(3), read, Vector.<T>empty(), Vector::append)
                .map(all -> all);
    }

    private static void awaited(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static User user(Id<User> id) {
        return ImmutableUser.builder().id(id).displayName("Cy").build();
    }

    private static Follow follow(Id<User> from, Id<User> to, int second) {
        return ImmutableFollow.builder()
                .follower(from)
                .followee(to)
                .since(Instant.ofEpochSecond(second))
                .build();
    }
}
