package dev.ligature.app.cli;

import java.util.List;
import picocli.CommandLine.Command;

/** Mends what an audit finds, and finishes what a crash cut short. */
@Command(name = "repair", description = "Mends what an audit finds, and finishes what a crash cut short.")
final class RepairCommand extends StoreCommand {

    @Override
    Iterable<String> words() {
        return List.of("repair");
    }
}
