package dev.ligature.app.wiring;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The adapters that there are. */
public final class Adapters {

    private static final Vector<Adapter> ALL = Vector.of(new InMemoryAdapter(), new JoinTableAdapter());

    private Adapters() {}

    /** All of them, the one that needs nothing first. */
    public static Seq<Adapter> all() {
        return ALL;
    }

    /** Their names. */
    public static Seq<String> names() {
        return ALL.map(Adapter::name);
    }

    /** The one of this name. */
    public static Option<Adapter> named(String name) {
        return ALL.find(adapter -> adapter.name().equals(name));
    }
}
