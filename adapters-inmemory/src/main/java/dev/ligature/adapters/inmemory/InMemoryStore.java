package dev.ligature.adapters.inmemory;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Where facts lie in memory. All {@link InMemoryRepositories} that are opened over one store in one namespace see the
 * same facts; namespaces never meet. It lives for as long as someone refers to it and needs no closing.
 */
public final class InMemoryStore {

    private final ConcurrentMap<String, Space> spaces = new ConcurrentHashMap<>();

    private InMemoryStore() {}

    /** A store that holds nothing yet. */
    public static InMemoryStore create() {
        return new InMemoryStore();
    }

    Space space(String namespace) {
        return spaces.computeIfAbsent(namespace, name -> new Space());
    }
}
