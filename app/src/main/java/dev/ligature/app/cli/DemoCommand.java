package dev.ligature.app.cli;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Output;
import dev.ligature.app.demo.Stories;
import dev.ligature.ports.Repositories;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Tells the seed stories. */
@Command(
        name = "demo",
        description = {
            "Tells ten stories on sample data, one for each pattern of relationships.",
            "",
            "They happen in a namespace of their own beside the chosen one, and can be told again."
        })
final class DemoCommand implements Callable<Integer> {

    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private LigatureCommand top;

    @Override
    public Integer call() throws IOException {
        Output output = top.output();
        try (Repositories repositories = top.options().openBeside("demo")) {
            for (Answer story : Stories.told(repositories)) {
                output.answered(story);
            }
        }
        return 0;
    }
}
