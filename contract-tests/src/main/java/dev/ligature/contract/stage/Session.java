package dev.ligature.contract.stage;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** One test's stores. When the test has passed, all ways of reading what it touched have to agree. */
public final class Session {

    private final AdapterUnderTest adapter;
    private final ContractSettings settings;
    private final List<Repositories> opened = new ArrayList<>();
    private final Map<String, TestStore> latest = new LinkedHashMap<>();

    Session(AdapterUnderTest adapter, ContractSettings settings) {
        this.adapter = adapter;
        this.settings = settings;
    }

    /** How much to do. */
    public ContractSettings settings() {
        return settings;
    }

    /** A namespace that nobody used before. */
    public String namespace() {
        return "c"
                + UUID.randomUUID()
                        .toString()
                        .replace("-", "")
                        .toLowerCase(Locale.ROOT)
                        .substring(0, 16);
    }

    /** A store in a namespace of its own. */
    public TestStore open(DomainModel model) {
        return open(model, namespace());
    }

    /** A store in this namespace, which may have been opened before. */
    public TestStore open(DomainModel model, String namespace) {
        Repositories repositories = adapter.open(model, namespace);
        opened.add(repositories);
        Touched touched = latest.containsKey(namespace) ? latest.get(namespace).touched() : new Touched();
        TestStore store = new TestStore(this, model, namespace, repositories, touched);
        latest.put(namespace, store);
        return store;
    }

    /** Compares all ways of reading what was touched, through stores opened anew. */
    void check() {
        for (TestStore store : List.copyOf(latest.values())) {
            Repositories repositories = adapter.open(store.model(), store.namespace());
            opened.add(repositories);
            new Agreement(store.model(), repositories, store.touched(), settings).check();
        }
    }

    /** Closes what was opened; closing twice is harmless. */
    void close() {
        opened.forEach(Repositories::close);
    }
}
