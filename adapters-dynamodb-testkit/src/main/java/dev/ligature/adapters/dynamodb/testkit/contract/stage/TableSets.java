package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.domain.DomainModel;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** The tables of one layout's test class, a set for each model, created when first needed. */
final class TableSets implements AutoCloseable {

    private final String prefix =
            "f" + UUID.randomUUID().toString().substring(0, 8).toLowerCase(Locale.ROOT) + "-";
    private final Map<DomainModel, TableSet> sets = new LinkedHashMap<>();

    TableSets(Class<?> layout) {}

    synchronized TableSet of(DomainModel model, LayoutUnderTest layout) {
        Engine engine = Engine.shared();
        // What an engine held is gone with it.
        sets.values().removeIf(set -> set.engine() != engine);
        return sets.computeIfAbsent(model, absent -> {
            TableSet set = new TableSet(engine, prefix + sets.size() + "-", model, layout);
            set.create();
            return set;
        });
    }

    @Override
    public synchronized void close() {
        if (!sets.isEmpty()) {
            Engine engine = Engine.shared();
            sets.values().stream().filter(set -> set.engine() == engine).forEach(TableSet::drop);
        }
        sets.clear();
    }
}
