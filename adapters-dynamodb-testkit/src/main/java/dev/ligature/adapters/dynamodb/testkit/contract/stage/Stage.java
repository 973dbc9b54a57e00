package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** One test's stores and tables. */
public final class Stage {

    private final LayoutUnderTest layout;
    private final TableSets tables;
    private final List<Repositories> opened = new ArrayList<>();
    private final Set<TableSet> used = new LinkedHashSet<>();

    Stage(LayoutUnderTest layout, TableSets tables) {
        this.layout = layout;
        this.tables = tables;
    }

    /** The layout that is tested. */
    public LayoutUnderTest layout() {
        return layout;
    }

    /** A namespace of one's own on the tables of this model. */
    public Ground on(DomainModel model) {
        TableSet set = used(model);
        return new Ground(this, set, set.opening());
    }

    /** The same namespace each time, for who makes its items what they were before. */
    public Ground again(DomainModel model) {
        TableSet set = used(model);
        return new Ground(this, set, set.opening("again"));
    }

    private TableSet used(DomainModel model) {
        TableSet set = tables.of(model, layout);
        used.add(set);
        return set;
    }

    synchronized Repositories opened(Repositories store) {
        opened.add(store);
        return store;
    }

    /** Closes what was opened and empties the tables. */
    synchronized void close() {
        opened.forEach(Repositories::close);
        opened.clear();
        used.forEach(TableSet::clear);
        used.clear();
    }
}
