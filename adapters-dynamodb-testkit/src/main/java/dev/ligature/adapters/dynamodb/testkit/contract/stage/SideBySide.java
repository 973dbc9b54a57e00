package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads for requests that are to go side by side; as many as there are requests. */
public final class SideBySide {

    private SideBySide() {}

    /** Threads that do not keep the JVM alive; whoever asked ends them. */
    public static ExecutorService threads() {
        return Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "side by side");
            thread.setDaemon(true);
            return thread;
        });
    }
}
