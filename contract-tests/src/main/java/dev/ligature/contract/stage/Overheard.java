package dev.ligature.contract.stage;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Listens to what is printed and logged, until it is closed; one at a time. */
public final class Overheard implements AutoCloseable {

    private static final ReentrantLock ONE = new ReentrantLock();

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
    private final PrintStream ear = new PrintStream(heard, true, StandardCharsets.UTF_8);
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord record) {
            ear.println(record.getMessage());
            if (record.getThrown() != null) {
                record.getThrown().printStackTrace(ear);
            }
        }

        @Override
        public void flush() {
            ear.flush();
        }

        @Override
        public void close() {
            ear.flush();
        }
    };

    private Overheard() {}

    /** Begins to listen. */
    public static Overheard begin() {
        ONE.lock();
        Overheard overheard = new Overheard();
        overheard.handler.setLevel(Level.INFO);
        Logger.getLogger("").addHandler(overheard.handler);
        System.setOut(overheard.ear);
        System.setErr(overheard.ear);
        return overheard;
    }

    /** What was heard so far. */
    public String text() {
        ear.flush();
        return heard.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        System.setOut(out);
        System.setErr(err);
        Logger.getLogger("").removeHandler(handler);
        ONE.unlock();
    }
}
