package dev.ligature.app.cli;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.shell.Script;
import dev.ligature.app.shell.Session;
import dev.ligature.app.value.Failure;
import dev.ligature.app.wiring.BundledModel;
import dev.ligature.app.wiring.OpenStore;
import io.vavr.control.Either;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.ParentCommand;

/** One command of the shell's grammar as a command of its own. */
abstract class StoreCommand implements Callable<Integer> {

    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private LigatureCommand top;

    abstract Iterable<String> words();

    @Override
    public final Integer call() throws IOException {
        try (OpenStore store = top.options().open()) {
            Session session = Session.over(BundledModel.MODEL, store.repositories(), Loading.on(top.console()));
            Either<Failure, Answer> result = session.run(words());
            return Script.answered(result, "", top.output()) ? 0 : Cli.exitCode(result.getLeft());
        }
    }
}
