package dev.ligature.adapters.dynamodb.testkit.contract.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Threads that take turns: one runs at a time, and who is next is drawn from a seed, so that the same history can be made
 * again. A thread hands its turn on where it says so; in between nobody else runs.
 */
final class Turns implements Threads {

    private final Random random;
    private final AtomicLong time = new AtomicLong();
    private final ThreadLocal<Semaphore> own = new ThreadLocal<>();
    private final List<Semaphore> waiting = new ArrayList<>();
    private final Semaphore over = new Semaphore(0);

    Turns(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public void run(List<Runnable> work) {
        for (Runnable one : work) {
            Semaphore turn = new Semaphore(0);
            waiting.add(turn);
            Thread thread = new Thread(
                    () -> {
                        own.set(turn);
                        turn.acquireUninterruptibly();
                        try {
                            one.run();
                        } finally {
                            own.remove();
                            handOn();
                        }
                    },
                    "turns");
            thread.setDaemon(true);
            thread.start();
        }
        handOn();
        over.acquireUninterruptibly();
    }

    /** Lets another thread, or this one, go on. Of a thread that does not take turns it is no business. */
    @Override
    public void pass() {
        Semaphore turn = own.get();
        if (turn != null) {
            synchronized (waiting) {
                waiting.add(turn);
            }
            handOn();
            turn.acquireUninterruptibly();
        }
    }

    @Override
    public long tick() {
        return time.incrementAndGet();
    }

    private void handOn() {
        synchronized (waiting) {
            if (waiting.isEmpty()) {
                over.release();
            } else {
                waiting.remove(random.nextInt(waiting.size())).release();
            }
        }
    }
}
