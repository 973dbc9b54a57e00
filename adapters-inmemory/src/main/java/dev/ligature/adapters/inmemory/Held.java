package dev.ligature.adapters.inmemory;

import dev.ligature.ports.Version;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * One state of one entity, immutable: a write puts another in its place, so whoever holds a state can tell by identity
 * whether it is still the current one.
 */
final class Held {

    private final Object stored;
    private final long incarnation;
    private final long count;
    private final Map<String, Seq<String>> texts;

    private Held(Object stored, long incarnation, long count, Map<String, Seq<String>> texts) {
        this.stored = stored;
        this.incarnation = incarnation;
        this.count = count;
        this.texts = texts;
    }

    /** The first state of a life. */
    static Held born(long incarnation, Object stored, Map<String, Seq<String>> texts) {
        return new Held(stored, incarnation, 1, texts);
    }

    /** The state that follows this one. */
    Held next(Object stored, Map<String, Seq<String>> texts) {
        return new Held(stored, incarnation, count + 1, texts);
    }

    /** The same state, found by other attributes. */
    Held indexedBy(Map<String, Seq<String>> texts) {
        return new Held(stored, incarnation, count, texts);
    }

    /** The value as {@link ValueCodec} keeps it. */
    Object stored() {
        return stored;
    }

    /** Incarnations of one id never share a version, nor do those of two processes. */
    Version version() {
        return Version.of(Long.toHexString(incarnation) + ":" + count);
    }

    /** The ordered forms of the indexed values, by attribute. */
    Map<String, Seq<String>> texts() {
        return texts;
    }
}
