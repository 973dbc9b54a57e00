package dev.ligature.app.demo;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.wiring.OpenStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** All seed stories. Each can be told any number of times on one store. */
public final class Stories {

    private static final Vector<Story> ALL = Vector.of(
            new ClinicStory(),
            new FilmStory(),
            new SocialStory(),
            new IdentityStory(),
            new PetsStory(),
            new SchoolStory(),
            new BillingStory(),
            new BlogStory(),
            new ShopStory(),
            new PeopleStory());

    private Stories() {}

    /** The titles, in the order in which they are told. */
    public static Seq<String> titles() {
        return ALL.map(Story::title);
    }

    /** Tells them one by one, each when it is asked for. */
    public static Iterable<Answer> told(OpenStore store) {
        return ALL.iterator().map(story -> {
            Stage stage = new Stage(store);
            story.tell(stage);
            return stage.ended(story.title());
        });
    }
}
