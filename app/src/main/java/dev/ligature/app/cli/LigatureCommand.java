package dev.ligature.app.cli;

import dev.ligature.app.answer.Output;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The top of the command line. */
@Command(
        name = "ligature",
        description = "Keeps relationships between aggregates, in whichever layout you choose.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        scope = ScopeType.INHERIT,
        sortOptions = false,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all went well", "1:a command failed", "2:the command line or its options are wrong"},
        subcommands = {
            DemoCommand.class,
            ShellCommand.class,
            LoadCommand.class,
            AuditCommand.class,
            RepairCommand.class,
            TablesCommand.class
        })
final class LigatureCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final CommonOptions options = new CommonOptions();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    LigatureCommand(Console console) {
        this.console = console;
    }

    Console console() {
        return console;
    }

    CommonOptions options() {
        return options;
    }

    Output output() {
        return options.json() ? Output.json(console.out()) : Output.text(console.out(), console.err());
    }

    @Override
    public Integer call() {
        throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
    }
}
