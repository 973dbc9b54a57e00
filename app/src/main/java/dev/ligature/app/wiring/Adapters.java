package dev.ligature.app.wiring;

import dev.ligature.adapters.dynamodb.adjacency.AdjacencyRepositories;
import dev.ligature.adapters.dynamodb.duplication.DuplicationRepositories;
import dev.ligature.adapters.dynamodb.graph.GraphRepositories;
import dev.ligature.adapters.dynamodb.jointable.JoinTableRepositories;
import dev.ligature.adapters.dynamodb.keyset.KeySetRepositories;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** The adapters that there are. One is made when it is asked for, so that the others' classes are not loaded. */
public final class Adapters {

    private static final LinkedHashMap<String, Supplier<Adapter>> ALL = LinkedHashMap.<String, Supplier<Adapter>>empty()
            .put("inmemory", InMemoryAdapter::new)
            .put("jointable", () -> new LayoutAdapter("jointable", JoinTableRepositories::builder))
            .put("keyset", () -> new LayoutAdapter("keyset", KeySetRepositories::builder))
            .put("adjacency", () -> new LayoutAdapter("adjacency", AdjacencyRepositories::builder))
            .put(
                    "adjacency-mirrored",
                    () -> new LayoutAdapter(
                            "adjacency-mirrored",
                            (model, client) ->
                                    AdjacencyRepositories.builder(model, client).mirrored()))
            .put("graph", () -> new LayoutAdapter("graph", GraphRepositories::builder))
            .put("duplication", () -> new LayoutAdapter("duplication", DuplicationRepositories::builder));

    private Adapters() {}

    /** All of them, the one that needs nothing first. */
    public static Seq<Adapter> all() {
        return ALL.values().<Adapter>map(Supplier::get).toVector();
    }

    /** Their names. */
    public static Seq<String> names() {
        return ALL.keySet().toVector();
    }

    /** The one of this name. */
    public static Option<Adapter> named(String name) {
        return ALL.get(name).map(Supplier::get);
    }
}
