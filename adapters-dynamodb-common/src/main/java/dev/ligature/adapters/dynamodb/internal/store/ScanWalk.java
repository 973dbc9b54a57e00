package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.Consistency;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A page of everything in a table. The service's order is stable, so a cursor is the key of the item that the last
 * thing shown was found in, and which of that item's parts it was.
 */
final class ScanWalk {

    private static final int MOST_AT_ONCE = 1_000;

    private final Store store;
    private final Vector<String> about;

    ScanWalk(Store store, Vector<String> about) {
        this.store = store;
        this.about = about;
    }

    /** One thing of an item; the parts of an item are told apart and ordered by a text, empty for the whole of it. */
    record Part<R>(String name, R thing) {}

    private record Found<R>(ItemKey key, Part<R> part) {}

    <R> Page<R> page(
            Wire wire, TableSpec table, PageRequest page, Function<Map<String, AttributeValue>, List<Part<R>>> accept) {
        if (page.order() == Order.DESCENDING) {
            throw new StoreFailure(new StoreError.Unsupported(
                    "a descending list of everything", "walk it ascending: it has no order"));
        }
        Cursors cursors = new Cursors(store.cursors(), about, page.order());
        Map<String, AttributeValue> start = Map.of();
        List<Found<R>> found = new ArrayList<>();
        boolean strong = page.consistency() == Consistency.STRONG;
        for (var texts : cursors.texts(page, 3)) {
            ItemKey within = new ItemKey(table, texts.get(0), table.range().map(name -> texts.get(1)));
            start = within.attributes();
            if (!texts.get(2).isEmpty()) {
                // The item at the cursor may hold more than was shown.
                add(found, table, wire.get(within, strong), accept, texts.get(2));
            }
        }
        int scanned = page.size() + 1;
        do {
            if (found.size() > page.size()) {
                break;
            }
            ScanResponse response = wire.scan(ScanRequest.builder()
                    .tableName(table.name())
                    .consistentRead(strong)
                    .limit(scanned)
                    .exclusiveStartKey(start.isEmpty() ? null : start));
            for (Map<String, AttributeValue> item : response.items()) {
                add(found, table, item, accept, "");
            }
            start = response.lastEvaluatedKey();
            // What is looked for may be few among many: larger steps, fewer requests.
            scanned = Math.min(MOST_AT_ONCE, scanned * 2);
        } while (!start.isEmpty());
        Vector<Found<R>> things = Vector.ofAll(found).take(page.size());
        if (found.size() <= page.size()) {
            return new Page<>(things.map(thing -> thing.part().thing()), Option.none());
        }
        Found<R> last = things.last();
        return new Page<>(
                things.map(thing -> thing.part().thing()),
                Option.of(cursors.at(Vector.of(
                        last.key().hash(),
                        last.key().range().getOrElse(""),
                        last.part().name()))));
    }

    private static <R> void add(
            List<Found<R>> found,
            TableSpec table,
            Map<String, AttributeValue> item,
            Function<Map<String, AttributeValue>, List<Part<R>>> accept,
            String shown) {
        if (item.isEmpty()) {
            return;
        }
        for (Part<R> part : accept.apply(item)) {
            if (shown.isEmpty() || Utf8.compare(part.name(), shown) > 0) {
                found.add(new Found<>(ItemKey.of(table, item), part));
            }
        }
    }
}
