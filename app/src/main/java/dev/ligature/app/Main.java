package dev.ligature.app;

import dev.ligature.app.cli.Cli;

/** Where the process begins. */
public final class Main {

    private Main() {}

    /** Runs the command line and exits with its code. */
    public static void main(String[] arguments) {
        System.exit(Cli.run(arguments));
    }
}
