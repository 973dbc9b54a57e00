package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import dev.ligature.adapters.dynamodb.testkit.Fault;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;

/**
 * Sends the requests of one operation in rounds: each waits until nobody could send another one before answers come. So
 * the number of rounds is the longest chain of requests that had to wait for each other's answers, on any machine.
 *
 * <p>Whoever sends requests is the thread that made this, or a task that it, or another task, handed to this executor.
 */
final class Rounds implements Executor {

    private static final long LOOK_AGAIN_MILLIS = 1;

    private final Executor threads;
    private final Map<Thread, Sender> senders = new HashMap<>();
    private int unstarted;
    private int rounds;

    /** One thread of the operation. */
    private static final class Sender {
        private int children;
        private boolean sending;
        private boolean atGate;
    }

    /** Rounds for an operation of the current thread, its tasks in these threads. */
    Rounds(Executor threads) {
        this.threads = threads;
        senders.put(Thread.currentThread(), new Sender());
    }

    /** How many rounds there were. */
    synchronized int count() {
        return rounds;
    }

    @Override
    public synchronized void execute(Runnable task) {
        Sender parent = current();
        parent.children++;
        unstarted++;
        threads.execute(() -> {
            begin();
            try {
                task.run();
            } finally {
                end(parent);
            }
        });
    }

    private synchronized void begin() {
        unstarted--;
        senders.put(Thread.currentThread(), new Sender());
    }

    private synchronized void end(Sender parent) {
        senders.remove(Thread.currentThread());
        parent.children--;
    }

    /** Holds each request until its round begins. */
    Fault gate() {
        return (request, service) -> {
            Sender sender = pass();
            try {
                return service.apply(request);
            } finally {
                answered(sender);
            }
        };
    }

    private synchronized Sender pass() {
        Sender sender = current();
        sender.atGate = true;
        while (sender.atGate) {
            if (senders.entrySet().stream().allMatch(each -> isHeld(each.getKey(), each.getValue()))
                    && unstarted == 0) {
                open();
            } else {
                pause();
            }
        }
        return sender;
    }

    private void open() {
        rounds++;
        for (Sender each : senders.values()) {
            each.sending |= each.atGate;
            each.atGate = false;
        }
        notifyAll();
    }

    private void pause() {
        try {
            wait(LOOK_AGAIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while it was weighed", e);
        }
    }

    private synchronized void answered(Sender sender) {
        sender.sending = false;
    }

    private Sender current() {
        return Objects.requireNonNull(
                senders.get(Thread.currentThread()), "a request from a thread that is not the operation's");
    }

    /** Whether it can't send before an answer comes: it is at the gate, or waits for tasks of which some are not done. */
    private static boolean isHeld(Thread thread, Sender sender) {
        return sender.atGate || !sender.sending && sender.children > 0 && thread.getState() == Thread.State.WAITING;
    }
}
