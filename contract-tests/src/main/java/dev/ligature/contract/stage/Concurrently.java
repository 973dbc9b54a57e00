package dev.ligature.contract.stage;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Runs work in several threads and hands their failures on. */
public final class Concurrently {

    private static final int WORKERS = 4;
    private static final int WORTH_A_WORKER = 16;
    private static final long MINUTES = 5;

    private Concurrently() {}

    /** Runs the task once in each of so many threads, all begun together; what each answered, by thread. */
    public static <R> Vector<R> run(int threads, IntFunction<R> task) {
        CountDownLatch gate = new CountDownLatch(threads);
        List<Future<R>> running = new ArrayList<>();
        ExecutorService pool = pool(threads);
        try {
            for (int i = 0; i < threads; i++) {
                int thread = i;
                running.add(pool.submit(() -> {
                    gate.countDown();
                    gate.await();
                    return task.apply(thread);
                }));
            }
            return Vector.ofAll(running).map(Concurrently::result);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Hands every item to the work, a few at a time, in no order. */
    public static <A> void each(Iterable<? extends A> items, Consumer<? super A> work) {
        Vector<A> all = Vector.ofAll(items);
        Iterator<A> rest = all.iterator();
        int workers = Math.min(WORKERS, all.size() / WORTH_A_WORKER);
        if (workers <= 1) {
            all.forEach(work);
            return;
        }
        run(workers, thread -> {
            for (A item = next(rest); item != null; item = next(rest)) {
                work.accept(item);
            }
            return thread;
        });
    }

    private static <A> @Nullable A next(Iterator<A> rest) {
        synchronized (rest) {
            return rest.hasNext() ? rest.next() : null;
        }
    }

    private static ExecutorService pool(int threads) {
        return Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "contract");
            thread.setDaemon(true);
            return thread;
        });
    }

    private static <R> R result(Future<R> running) {
        try {
            return running.get(MINUTES, TimeUnit.MINUTES);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException("a thread of the test failed", e.getCause());
        } catch (TimeoutException e) {
            throw new AssertionError("a thread of the test did not come back in " + MINUTES + " minutes", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while threads of the test were running", e);
        }
    }
}
