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
        return sets.computeIfAbsent(model, absent -> {
            TableSet set = new TableSet(Engine.shared(), prefix + sets.size() + "-", model, layout);
            set.create();
            return set;
        });
    }

    @Override
    public synchronized void close() {
        sets.values().forEach(TableSet::drop);
        sets.clear();
    }
}
