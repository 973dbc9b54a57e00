package dev.ligature.app.cli;

import java.util.List;
import picocli.CommandLine.Command;

/** Reads the whole store and names what is not as it should be. */
@Command(name = "audit", description = "Reads the whole store and names what is not as it should be.")
final class AuditCommand extends StoreCommand {

    @Override
    Iterable<String> words() {
        return List.of("audit");
    }
}
