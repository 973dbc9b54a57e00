package dev.ligature.app.wiring;

import dev.ligature.ports.Repositories;
import io.vavr.control.Option;

/** A store in use. Closing stops what was started for it. */
public interface OpenStore extends AutoCloseable {

    /** The store behind the ports. */
    Repositories repositories();

    /** What lies beneath them on DynamoDB; nothing where facts are kept otherwise. */
    Option<Beneath> beneath();

    @Override
    void close();
}
