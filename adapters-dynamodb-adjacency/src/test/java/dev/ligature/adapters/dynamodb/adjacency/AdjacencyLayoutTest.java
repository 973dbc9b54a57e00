package dev.ligature.adapters.dynamodb.adjacency;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.adjacency.Library.Book;
import dev.ligature.adapters.dynamodb.adjacency.Library.BookCase;
import dev.ligature.adapters.dynamodb.adjacency.Library.Cites;
import dev.ligature.adapters.dynamodb.adjacency.Library.CitesAlso;
import dev.ligature.adapters.dynamodb.adjacency.Library.Labelled;
import dev.ligature.adapters.dynamodb.adjacency.Library.Loan;
import dev.ligature.adapters.dynamodb.adjacency.Library.Stands;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.Direction;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class AdjacencyLayoutTest {

    /** Ids that look like keys and parts of keys. */
    private static final Vector<String> IDS = Vector.of(
            "b1",
            "b",
            "/",
            ".",
            ">",
            ".>cites/",
            ">cites/b1",
            "<cites/b1",
            "book/b1",
            "also/b1",
            "-also/",
            "ns/book/b1",
            "\0",
            "0",
            " ",
            "\u00fc",
            "\ud83d\udcda",
            "x".repeat(512));

    private static AdjacencyLayout layout(Variant variant) {
        return layout(variant, Library.MODEL);
    }

    private static AdjacencyLayout layout(Variant variant, DomainModel model) {
        return new AdjacencyLayout(model, Keys.of("ns"), "p-", variant);
    }

    @Test
    void itsNameTellsTheVariant() {
        assertThat(layout(Variant.INVERTED).name()).isEqualTo("adjacency");
        assertThat(layout(Variant.MIRRORED).name()).isEqualTo("adjacency-mirrored");
    }

    @Test
    void thereIsOneTableWithTheIndexesThatTheModelNeeds() {
        IndexSpec inverted = new IndexSpec("gsi1", "gsi1pk", "gsi1sk");
        IndexSpec ordered = new IndexSpec("gsi2", "gsi2pk", "gsi2sk");
        DomainModel unordered = DomainModel.of(Book.TYPE).with(Cites.TYPE);
        for (Variant variant : Variant.values()) {
            var table = layout(variant).tables().single();
            assertThat(table.name()).isEqualTo("p-ligature");
            assertThat(table.hash()).isEqualTo("pk");
            assertThat(table.range()).containsExactly("sk");
            assertThat(table.indexes()).containsExactly(inverted, ordered);
        }
        assertThat(layout(Variant.INVERTED, unordered).tables().single().indexes())
                .containsExactly(inverted);
        assertThat(layout(Variant.MIRRORED, unordered).tables().single().indexes())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void theNamesOfKeysAreTakenWhateverTheModel(Variant variant) {
        assertThat(layout(variant, DomainModel.of(BookCase.TYPE)).keyNames())
                .containsExactlyInAnyOrder("pk", "sk", "gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk");
    }

    @ParameterizedTest
    @EnumSource
    void theNamespaceKeepsWhatThePlacesOfFactsDependOn(Variant variant) {
        StoredSettings stored = layout(variant).storedSettings().get();
        assertThat(stored.namespace()).isEqualTo("ns");
        assertThat(texts(stored.key())).isEqualTo("ns/.settings | .");
        assertThat(stored.settings().map(setting -> setting.attribute() + "=" + setting.value()))
                .containsExactly(
                        "variant=" + variant.layoutName(),
                        "order.loan=an order key's",
                        "order.cites=the far id's",
                        "order.cites-also=the far id's",
                        "order.stands=the far id's",
                        "order.labelled=the far id's",
                        "first.book=cites",
                        "first.book-case=stands");
        assertThat(stored.settings().map(setting -> setting.remedy().apply("unheard-of")))
                .allMatch(remedy -> !remedy.isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void entitiesAndIndexedValuesHaveTheKeysThatAreDocumented(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        assertThat(texts(layout.entity(Book.TYPE, "b1"))).isEqualTo("ns/book/b1 | .");
        assertThat(texts(layout.entity(BookCase.TYPE, "c1"))).isEqualTo("ns/book-case/c1 | .");
        IndexItems titles = layout.index(Book.TYPE, Book.TYPE.indexes().get(0));
        assertThat(texts(titles.keyOf().apply("Emma\0\0", "b1"))).isEqualTo("ns/book.title/Emma\0\0 | b1");
        assertThat(titles.indexKeysOf().apply("Emma\0\0", "b1")).isEmpty();
    }

    @Test
    void anEdgeIsAnItemAtItsSourceAndInTheIndexAtItsTarget() {
        AdjacencyLayout layout = layout(Variant.INVERTED);
        assertThat(shown(layout, Cites.TYPE, ""))
                .containsExactly("ns/book/s1 | .>cites/t1 {gsi1pk=ns/book/t1, gsi1sk=<cites/s1}");
        assertThat(shown(layout, CitesAlso.TYPE, ""))
                .containsExactly("ns/book/s1 | >cites-also/t1 {gsi1pk=ns/book/t1, gsi1sk=<cites-also/s1}");
        assertThat(shown(layout, Stands.TYPE, ""))
                .containsExactly("ns/book-case/s1 | .>stands/t1 {gsi1pk=ns/book/t1, gsi1sk=<stands/s1}");
        assertThat(shown(layout, Labelled.TYPE, ""))
                .containsExactly("ns/book-case/s1 | >labelled/t1 {gsi1pk=ns/book/t1, gsi1sk=<labelled/s1}");
    }

    @Test
    void aMirroredEdgeIsAnItemAtBothEndsAndInNoIndex() {
        AdjacencyLayout layout = layout(Variant.MIRRORED);
        assertThat(shown(layout, Cites.TYPE, ""))
                .containsExactly("ns/book/s1 | .>cites/t1 {}", "ns/book/t1 | <cites/s1 {}");
        assertThat(shown(layout, CitesAlso.TYPE, ""))
                .containsExactly("ns/book/s1 | >cites-also/t1 {}", "ns/book/t1 | <cites-also/s1 {}");
        assertThat(shown(layout, Stands.TYPE, ""))
                .containsExactly("ns/book-case/s1 | .>stands/t1 {}", "ns/book/t1 | <stands/s1 {}");
        assertThat(shown(layout, Labelled.TYPE, ""))
                .containsExactly("ns/book-case/s1 | >labelled/t1 {}", "ns/book/t1 | <labelled/s1 {}");
    }

    @ParameterizedTest
    @EnumSource
    void anOrderedEdgeIsListedAtBothEndsByAnIndex(Variant variant) {
        assertThat(shown(layout(variant), Loan.TYPE, "12024-01-02"))
                .containsExactly("ns/book/s1 | >loan/t1 {gsi1pk=ns/book/t1, gsi1sk=<loan/12024-01-02s1,"
                        + " gsi2pk=ns/book/s1, gsi2sk=>loan/12024-01-02t1}");
    }

    private static List<String> shown(AdjacencyLayout layout, Relationship<?, ?, ?> relationship, String orderKey) {
        Ends ends = new Ends("s1", "t1");
        return layout.edges(relationship)
                .homes()
                .map(home -> texts(((Home.Row) home).keyOf().apply(ends)) + " "
                        + new TreeMap<>(home.indexKeys(ends, orderKey)))
                .asJava();
    }

    @Test
    void incomingEdgesLagOnlyWhereAnIndexServesThem() {
        assertThat(lagging(layout(Variant.INVERTED)))
                .containsExactly(
                        "loan outgoing",
                        "loan incoming",
                        "cites incoming",
                        "cites-also incoming",
                        "stands incoming",
                        "labelled incoming");
        assertThat(lagging(layout(Variant.MIRRORED))).containsExactly("loan outgoing", "loan incoming");
    }

    private static List<String> lagging(AdjacencyLayout layout) {
        List<String> lagging = new ArrayList<>();
        for (Relationship<?, ?, ?> relationship : Library.MODEL.relationships()) {
            for (Direction direction : Direction.values()) {
                if (layout.edges(relationship).reading(direction).lags()) {
                    lagging.add(relationship + " " + direction);
                }
            }
        }
        return lagging;
    }

    @ParameterizedTest
    @EnumSource
    void whatAKeyTellsIsWhatItWasMadeOf(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        Map<String, Fact> all = facts(layout);
        all.forEach((key, fact) -> {
            int bar = key.indexOf('|');
            Map<String, AttributeValue> item = item(key.substring(0, bar), key.substring(bar + 1));
            assertThat(layout.classify(layout.tables().head(), item)).as(key).isEqualTo(fact);
        });
    }

    /** Every fact about every id, by its key; two facts of one key would be a fault. */
    private static Map<String, Fact> facts(AdjacencyLayout layout) {
        Map<String, Fact> facts = new HashMap<>();
        for (String id : IDS) {
            for (EntityType<?> type : Library.MODEL.entities()) {
                add(facts, layout.entity(type, id), new Fact.EntityItem(type, id));
                for (IndexedAttribute<?, ?> attribute : type.indexes()) {
                    IndexItems items = layout.index(type, attribute);
                    for (String value : IDS) {
                        ItemKey key = items.keyOf().apply(value, id);
                        add(facts, key, new Fact.IndexItem(type, attribute, new IndexItems.Entry(value, id)));
                        assertThat(items.valueOf().apply(key.attributes()))
                                .containsExactly(new IndexItems.Entry(value, id));
                    }
                }
            }
            for (Relationship<?, ?, ?> relationship : Library.MODEL.relationships()) {
                for (Home home : layout.edges(relationship).homes()) {
                    for (String target : IDS) {
                        Home.Row row = (Home.Row) home;
                        Ends ends = new Ends(id, target);
                        ItemKey key = row.keyOf().apply(ends);
                        add(facts, key, new Fact.EdgeItem(relationship, row, ends));
                        assertThat(row.endsOf().apply(key.attributes())).containsExactly(ends);
                    }
                }
            }
        }
        return facts;
    }

    private static void add(Map<String, Fact> facts, ItemKey key, Fact fact) {
        Fact other = facts.put(key.hash() + "|" + key.range().get(), fact);
        assertThat(other).as("another fact of %s", key).isNull();
        assertThat(Utf8.length(key.hash())).isLessThanOrEqualTo(Keys.MAX_HASH_BYTES);
        assertThat(Utf8.length(key.range().get())).isLessThanOrEqualTo(Keys.MAX_RANGE_BYTES);
    }

    @ParameterizedTest
    @EnumSource
    void noKindOfKeyBeginsWithAnother(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        Vector<String> hashes = Vector.of(layout.entity(Book.TYPE, "#"), layout.entity(BookCase.TYPE, "#"))
                .map(ItemKey::hash)
                .appendAll(Book.TYPE
                        .indexes()
                        .map(attribute -> layout.index(Book.TYPE, attribute)
                                .keyOf()
                                .apply("#", "id")
                                .hash()));
        assertPrefixFree(hashes.map(AdjacencyLayoutTest::kind));
        Vector<String> ranges = Library.MODEL
                .relationships()
                .toVector()
                .flatMap(relationship -> layout.edges(relationship).homes())
                .map(home -> ((Home.Row) home)
                        .keyOf()
                        .apply(new Ends("#", "#"))
                        .range()
                        .get());
        assertPrefixFree(ranges.map(AdjacencyLayoutTest::kind).distinct());
    }

    private static String kind(String key) {
        return key.substring(0, key.indexOf('#'));
    }

    private static void assertPrefixFree(Vector<String> kinds) {
        assertThat(kinds).hasSizeGreaterThan(2).doesNotHaveDuplicates();
        for (String kind : kinds) {
            assertThat(kinds.filter(kind::startsWith)).containsExactly(kind);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFirstUnorderedRelationshipLiesRightBehindItsEntity(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        Reading.Rows cites = (Reading.Rows) layout.edges(Cites.TYPE).outgoing();
        Reading.SortRange range = cites.withEntity().get();
        TreeMap<String, Object> collection = new TreeMap<>(Utf8.ORDER);
        collection.put(layout.entity(Book.TYPE, "b1").range().get(), Book.TYPE);
        for (Relationship<?, ?, ?> relationship : Library.MODEL.relationships()) {
            for (Home home : layout.edges(relationship).homes()) {
                for (String far : IDS) {
                    Ends ends = Ends.of(home.near(), "b1", far);
                    collection.put(((Home.Row) home).keyOf().apply(ends).range().get(), relationship);
                }
            }
        }
        List<Object> read = new ArrayList<>(
                collection.subMap(range.from(), true, range.to(), true).values());
        assertThat(read.remove(0)).isEqualTo(Book.TYPE);
        assertThat(read).hasSize(IDS.size()).containsOnly(Cites.TYPE);
        assertThat(withEntity(layout)).containsExactly("cites", "stands");
    }

    private static List<String> withEntity(AdjacencyLayout layout) {
        return Library.MODEL
                .relationships()
                .filter(relationship -> layout.edges(relationship).outgoing() instanceof Reading.Rows rows
                        && rows.withEntity().isDefined())
                .map(Relationship::name)
                .asJava();
    }

    @ParameterizedTest
    @EnumSource
    void aListingFindsItsRowsInOrderAndGoesOnBehindAnyOfThem(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        for (Relationship<?, ?, ?> relationship : Library.MODEL.relationships()) {
            for (Direction direction : Direction.values()) {
                Reading.Rows rows = (Reading.Rows) layout.edges(relationship).reading(direction);
                RowQuery query = rows.queryOf().apply("near");
                Vector<String> orderKeys = relationship.isOrdered() ? Vector.of("0", "11", "12") : Vector.of("");
                List<String> sortKeys = new ArrayList<>();
                for (String orderKey : orderKeys) {
                    for (String far : IDS.sorted(Utf8.ORDER)) {
                        Ends ends = Ends.of(direction.near(), "near", far);
                        Map<String, String> item = texts((Home.Row) rows.home(), ends, orderKey);
                        String partition = query.partitions().single();
                        assertThat(item).containsEntry(query.hash(), partition);
                        assertThat(query.startKeys().at(partition, orderKey, far))
                                .isEqualTo(onlyKeysOf(query, item));
                        sortKeys.add(Objects.requireNonNull(item.get(query.range())));
                    }
                }
                assertThat(sortKeys).isSortedAccordingTo(Utf8.ORDER).allMatch(key -> key.startsWith(query.prefix()));
            }
        }
    }

    private static Map<String, String> texts(Home.Row row, Ends ends, String orderKey) {
        Map<String, String> item = new LinkedHashMap<>(row.indexKeys(ends, orderKey));
        row.keyOf().apply(ends).attributes().forEach((name, value) -> item.put(name, value.s()));
        return item;
    }

    private static Map<String, String> onlyKeysOf(RowQuery query, Map<String, String> item) {
        Map<String, String> keys = new LinkedHashMap<>(item);
        keys.keySet().retainAll(List.of("pk", "sk", query.hash(), query.range()));
        return keys;
    }

    @ParameterizedTest
    @EnumSource
    void whatItNeverWritesIsForeignAndWhatOthersWroteIsElsewhere(Variant variant) {
        AdjacencyLayout layout = layout(variant);
        Vector<Map<String, AttributeValue>> foreign = Vector.of(
                item("ns/book/b1", "x"),
                item("ns/book/b1", ">cites/b2"),
                item("ns/book/b1", ".>cites/"),
                item("ns/book/b1", ".>cites-also/b2"),
                item("ns/book/b1", ".>loan/b2"),
                item("ns/book/b1", ">stands/b2"),
                item("ns/book-case/c1", "<stands/b2"),
                item("ns/book/b1", ".>cites/" + "x".repeat(513)),
                item("ns/book/" + "x".repeat(513), "."),
                item("ns/book/", "."),
                item("ns/page/p1", "."),
                item("ns/book.pages/9", "b1"),
                item("ns/book-case.title/9", "b1"),
                item("ns/book.title/", "b1"),
                item("ns/.settings", "x"),
                item("ns/", "."),
                item("ns", "."),
                item("/book/b1", "."),
                item("b1", "."));
        foreign.forEach(item -> assertThat(layout.classify(layout.tables().head(), item))
                .as("%s", item)
                .isEqualTo(new Fact.Foreign()));
        Vector.of(item("other/book/b1", "."), item("ns2/book/b1", "."), item("n/s/book/b1", "."))
                .forEach(item -> assertThat(layout.classify(layout.tables().head(), item))
                        .as("%s", item)
                        .isEqualTo(new Fact.Elsewhere()));
        assertThat(layout.classify(layout.tables().head(), item("ns/.settings", ".")))
                .isEqualTo(new Fact.SettingsItem());
        assertThat(layout.classify(layout.tables().head(), item("ns/book/b1", "<cites/b2")) instanceof Fact.Foreign)
                .isEqualTo(variant == Variant.INVERTED);
    }

    private static Map<String, AttributeValue> item(String pk, String sk) {
        return Map.of("pk", AttributeValue.fromS(pk), "sk", AttributeValue.fromS(sk));
    }

    private static String texts(ItemKey key) {
        return key.hash() + " | " + key.range().get();
    }
}
