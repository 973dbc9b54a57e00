package dev.ligature.app.cli;

import dev.ligature.app.csv.Loader;
import dev.ligature.app.csv.Progress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Loads with a bar on a terminal. */
final class Loading {

    private static final int BAR_WIDTH = 80;

    private Loading() {}

    static Loader on(Console console) {
        return Loader.of(
                console.isTerminal(Console.Stream.ERR) ? Loading::bar : (file, rows) -> Progress.UNSEEN,
                console.err()::println);
    }

    private static Progress bar(String file, long rows) {
        ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(file)
                .setInitialMax(rows)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, BAR_WIDTH))
                .build();
        return new Progress() {
            @Override
            public void stepTo(long done) {
                bar.stepTo(done);
            }

            @Override
            public void close() {
                bar.close();
            }
        };
    }
}
