package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.PhysicalItem.Kind;
import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.internal.store.Catalog;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.StoreError;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** The items of a store as they lie in its tables: for looking at a layout, not for reading facts. */
final class PhysicalItems {

    private static final Comparator<ItemKey> ORDER = Comparator.comparing(ItemKey::hash, Utf8.ORDER)
            .thenComparing(key -> key.range().getOrElse(""), Utf8.ORDER);

    private final Layout layout;
    private final String namespace;
    private final Set<ItemKey> catalog;

    private PhysicalItems(DynamoDbBuilder<?> builder) {
        this.layout = builder.layout();
        this.namespace = builder.keys().prefix();
        this.catalog = Catalog.keys(layout, builder.model());
    }

    /** See {@link DynamoDbBuilder#items}. */
    static Either<StoreError, Seq<PhysicalItem>> of(DynamoDbBuilder<?> builder) {
        PhysicalItems items = new PhysicalItems(builder);
        return StoreFailure.caught(() -> Wire.reading(
                builder.settings(Runnable::run),
                "items",
                wire -> items.layout.tables().flatMap(table -> items.in(wire, table))));
    }

    private Vector<PhysicalItem> in(Wire wire, TableSpec table) {
        Vector<Map<String, AttributeValue>> items = Vector.empty();
        Map<String, AttributeValue> start = Map.of();
        do {
            ScanResponse response = wire.scan(ScanRequest.builder()
                    .tableName(table.name())
                    .consistentRead(true)
                    .exclusiveStartKey(start.isEmpty() ? null : start));
            items = items.appendAll(response.items());
            start = response.lastEvaluatedKey();
        } while (!start.isEmpty());
        return items.filter(item -> ItemKey.of(table, item).hash().startsWith(namespace))
                .sorted(Comparator.comparing(item -> ItemKey.of(table, item), ORDER))
                .map(item -> item(table, item));
    }

    private PhysicalItem item(TableSpec table, Map<String, AttributeValue> item) {
        Vector<String> key = Vector.of(table.hash()).appendAll(table.range());
        Vector<String> indexKeys = table.keyAttributes().removeAll(key).filter(item::containsKey);
        Vector<String> others =
                Vector.ofAll(item.keySet()).removeAll(key).removeAll(indexKeys).sorted(Utf8.ORDER);
        return new PhysicalItem(
                table.name(),
                kind(table, item),
                texts(key, item),
                texts(indexKeys, item),
                texts(others.reject(Reserved::isBookkeeping), item),
                texts(others.filter(Reserved::isBookkeeping), item));
    }

    private Kind kind(TableSpec table, Map<String, AttributeValue> item) {
        if (catalog.contains(ItemKey.of(table, item))) {
            return Kind.SETTING;
        }
        Fact fact = layout.classify(table, item);
        return fact instanceof Fact.EntityItem
                ? Kind.ENTITY
                : fact instanceof Fact.EdgeItem
                        ? Kind.EDGE
                        : fact instanceof Fact.IndexItem
                                ? Kind.VALUE
                                : fact instanceof Fact.SettingsItem ? Kind.SETTING : Kind.FOREIGN;
    }

    private static io.vavr.collection.Map<String, String> texts(
            Vector<String> names, Map<String, AttributeValue> item) {
        return LinkedHashMap.ofEntries(
                names.map(name -> Tuple.of(ValueText.escaped(name), ValueText.of(item.get(name)))));
    }
}
