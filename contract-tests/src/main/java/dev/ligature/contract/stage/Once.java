package dev.ligature.contract.stage;

import java.util.Iterator;
import java.util.concurrent.atomic.AtomicBoolean;

/** An iterable as the ports may expect one at the least: it can be iterated once. */
public final class Once {

    private Once() {}

    /** The same items; a second iteration fails. */
    public static <A> Iterable<A> over(Iterable<A> items) {
        AtomicBoolean begun = new AtomicBoolean();
        return () -> {
            if (!begun.compareAndSet(false, true)) {
                throw new AssertionError("an argument was iterated twice");
            }
            Iterator<A> all = items.iterator();
            return all;
        };
    }
}
