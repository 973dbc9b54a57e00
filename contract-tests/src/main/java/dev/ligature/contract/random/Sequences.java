package dev.ligature.contract.random;

import dev.ligature.contract.model.Samples;
import dev.ligature.contract.stage.ContractSettings;
import dev.ligature.contract.stage.Session;
import dev.ligature.domain.DomainModel;
import io.vavr.collection.Vector;
import java.util.List;
import org.quicktheories.QuickTheory;
import org.quicktheories.generators.SourceDSL;

/** Runs random sequences, and shrinks those that fail to short ones. */
public final class Sequences {

    private Sequences() {}

    /** Each sequence begins in a namespace of its own, with one of the models. */
    public static void agreeWithPlainCollections(Session session) {
        ContractSettings settings = session.settings();
        Vector<DomainModel> models = Samples.models();
        try {
            QuickTheory.qt()
                    .withFixedSeed(settings.seed())
                    .withExamples(settings.sequences())
                    .withUnlimitedTestingTime()
                    .withShrinkCycles(100)
                    .forAll(
                            SourceDSL.integers().between(0, models.size() - 1),
                            SourceDSL.lists().of(Step.any()).ofSizeBetween(1, settings.steps()))
                    .checkAssert((model, steps) -> agree(session, models.get(model), steps));
        } catch (AssertionError e) {
            throw new AssertionError(
                    "replay with -Dligature.contract.seed=" + settings.seed() + "\n" + e.getMessage(), e);
        }
    }

    private static void agree(Session session, DomainModel model, List<Step> steps) {
        World world = World.prepared(session.open(model));
        steps.forEach(world::run);
        world.compare();
    }
}
