package dev.ligature.app.cli;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Output;
import dev.ligature.app.demo.ItemsAnswer;
import dev.ligature.app.demo.Stories;
import dev.ligature.app.value.Failure;
import dev.ligature.app.wiring.Beneath;
import dev.ligature.app.wiring.OpenStore;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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

    @Option(
            names = "--items",
            description = "Show the items that the stories leave behind, as they lie in the tables on DynamoDB.")
    private boolean items;

    @Override
    public Integer call() throws IOException {
        Output output = top.output();
        try (OpenStore store = top.options().openBeside("demo")) {
            if (items && store.beneath().isEmpty()) {
                throw Failure.usage("there are no items in memory; --items goes with an --adapter on DynamoDB")
                        .toException();
            }
            for (Answer story : Stories.told(store)) {
                output.answered(story);
            }
            if (items) {
                for (Beneath beneath : store.beneath()) {
                    for (Answer table : ItemsAnswer.of(unlessFailed(beneath.items()))) {
                        output.answered(table);
                    }
                }
            }
        }
        return 0;
    }
}
