package dev.ligature.app.demo;

/** One of the seed stories. */
interface Story {

    /** What it is about and which pattern it shows. */
    String title();

    /** Tells it on a stage of its own. */
    void tell(Stage stage);
}
