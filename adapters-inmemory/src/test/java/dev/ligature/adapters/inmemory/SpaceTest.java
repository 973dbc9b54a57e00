package dev.ligature.adapters.inmemory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an interrupted caller is answered while another one holds the lock, and when nobody does. */
@Timeout(60)
class SpaceTest {

    private final Space space = new Space();
    private final CountDownLatch release = new CountDownLatch(1);

    @AfterEach
    void letGo() {
        release.countDown();
    }

    @Test
    void aReadThatIsInterruptedWhileItWaitsIsUnavailable() throws Exception {
        holdTheLock();

        Answer answer = interrupted(() -> space.read("reading", () -> 1));

        assertThat(answer.either().getLeft()).isInstanceOf(StoreError.Unavailable.class);
        assertThat(answer.flag()).isTrue();
    }

    @Test
    void aWriteThatIsInterruptedWhileItWaitsIsOfUnknownOutcome() throws Exception {
        holdTheLock();

        Answer answer = interrupted(() -> space.write("writing", () -> 1));

        assertThat(answer.either().getLeft()).isInstanceOf(StoreError.OutcomeUnknown.class);
        assertThat(answer.flag()).isTrue();
    }

    @Test
    void whoeverIsInterruptedBeforeIsServedWhereThereIsNothingToWaitFor() {
        Thread.currentThread().interrupt();

        Either<StoreError, Integer> read = space.read("reading", () -> 1);
        Either<StoreError, Integer> written = space.write("writing", () -> 2);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(read).isEqualTo(Either.right(1));
        assertThat(written).isEqualTo(Either.right(2));
    }

    @Test
    void whoeverIsInterruptedBeforeDoesNotWait() throws Exception {
        holdTheLock();
        Thread.currentThread().interrupt();

        Either<StoreError, Integer> read = space.read("reading", () -> 1);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(read.getLeft()).isInstanceOf(StoreError.Unavailable.class);
    }

    private record Answer(Either<StoreError, Integer> either, boolean flag) {}

    private void holdTheLock() throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            var unused = space.write("holding", () -> {
                held.countDown();
                return awaited(release);
            });
        });
        holder.setDaemon(true);
        holder.start();
        held.await();
    }

    /** The answer of a call that is interrupted once it waits. */
    private static Answer interrupted(Supplier<Either<StoreError, Integer>> call) throws Exception {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        Thread caller = new Thread(() ->
                answer.complete(new Answer(call.get(), Thread.currentThread().isInterrupted())));
        caller.setDaemon(true);
        caller.start();
        while (caller.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        caller.interrupt();
        return answer.get(30, TimeUnit.SECONDS);
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(50, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
