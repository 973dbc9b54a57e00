package dev.ligature.adapters.dynamodb.testkit.contract.history;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** How the threads of a history run beside each other, and the one clock that orders what they do. */
interface Threads {

    /** Runs these beside each other until all are done. */
    void run(List<Runnable> work);

    /** A thread is where another one might go on. */
    void pass();

    /** The next moment, later than all before it. */
    long tick();

    /** Threads that run as the machine lets them. */
    static Threads free() {
        AtomicLong time = new AtomicLong();
        return new Threads() {
            @Override
            public void run(List<Runnable> work) {
                List<Thread> threads = new ArrayList<>();
                for (Runnable one : work) {
                    Thread thread = new Thread(one, "history");
                    thread.setDaemon(true);
                    threads.add(thread);
                }
                threads.forEach(Thread::start);
                for (Thread thread : threads) {
                    try {
                        thread.join();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        throw new IllegalStateException("interrupted while a history was made", e);
                    }
                }
            }

            @Override
            public void pass() {
                // The machine decides.
            }

            @Override
            public long tick() {
                return time.incrementAndGet();
            }
        };
    }
}
