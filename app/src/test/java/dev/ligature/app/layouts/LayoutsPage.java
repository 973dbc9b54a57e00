package dev.ligature.app.layouts;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.app.csv.Loader;
import dev.ligature.app.csv.Progress;
import dev.ligature.app.demo.ItemTable;
import dev.ligature.app.shell.Session;
import dev.ligature.app.wiring.Adapter;
import dev.ligature.app.wiring.Adapters;
import dev.ligature.app.wiring.OpenStore;
import dev.ligature.app.wiring.StoreSettings;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.identity.Identity;
import dev.ligature.domain.people.People;
import dev.ligature.domain.pets.Pets;
import dev.ligature.domain.school.School;
import dev.ligature.domain.social.Social;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** {@code docs/layouts.md}: a few facts, and every item that each layout makes of them, read back from an engine. */
final class LayoutsPage {

    private static final DomainModel MODEL = Clinic.MODEL
            .and(Pets.MODEL)
            .and(Identity.MODEL)
            .and(Social.MODEL)
            .and(School.MODEL)
            .and(People.MODEL);

    private static final String FACTS = """
            create doctor id=d1 name='Dr. Finch' specialty=cardiology
            create doctor id=d2 name='Dr. Sol'
            create patient id=p1 name='Tove Lind'
            create patient id=p2 name='Ada Quill' illness=migraine
            link care doctor=d1 patient=p1 lastMeeting=2025-03-04T09:30:00Z
            link care doctor=d1 patient=p2 lastMeeting=2025-02-11T14:00:00Z
            link care doctor=d2 patient=p2 lastMeeting=2025-01-20T10:45:00Z
            create owner id=o1 name='Theo Nwosu'
            create pet id=socks type=cat
            link ownership owner=o1 pet=socks
            create holder id=h1 name='Petra Voss'
            create passport id=X100 pages=32 issued=2019-06-01
            link holding holder=h1 passport=X100
            create user id=ann displayName=Ann
            create user id=ben displayName=Ben
            link follow follower=ann followee=ben since=2025-01-05T12:00:00Z
            create course id=c1 title=Bookbinding
            create student id=s1 name='Noor Vale'
            link enrolment course=c1 student=s1
            create person id=ines name='Ines Moreau' born=1988-04-12 places='["Lyon"]' skills='["glass","sailing"]'
            create person id=mei name='Mei Arden' skills='["glass"]'
            link friendship person=ines friend=mei
            """;

    /** What is to be looked at. */
    private static final Map<String, String> WORDS = LinkedHashMap.of(
            "jointable",
            "A table for each aggregate and one for each many-to-many relationship, whose index `reverse` turns its edges"
                    + " round. One-to-many is the owner's key on the pet, one-to-one each side's key on the other.",
            "keyset",
            "A table for each aggregate and no index: both sides hold the other's keys, as a set where edges have no"
                    + " attributes, else as one attribute for each edge.",
            "adjacency",
            "One table. An entity and its outgoing edges are one item collection; the sparse index `gsi1` turns the edges"
                    + " round.",
            "adjacency-mirrored",
            "One table. Each edge is two items, in the collection of its source and in that of its target. The indexes are"
                    + " for edges that have an order.",
            "graph",
            "One table of nodes and edges. Every value that nodes are found by is an item with `Data`, and one index on"
                    + " `Data` serves all kinds of values; another one on `Target` turns the edges round.",
            "duplication",
            "The source's item holds its edges, with copies of what is shown of their targets: one read shows a course and"
                    + " its students' names. The other direction is items in the target's collection.");

    private static final String NAMESPACE = "town";

    private LayoutsPage() {}

    static String text() {
        StringBuilder page = new StringBuilder("""
                # The same facts in each layout

                Generated from the code by `scripts/write-docs`; the build fails where this page is stale. These are the facts, as
                commands of the shell:

                ```
                """);
        page.append(FACTS).append("""
                ```

                Below is every item that each layout makes of them, table by table: the key, the keys of indexes, then the
                attributes. `…/` stands for the namespace, with which every partition key begins. An item below another one with the
                same partition key leaves it out. Attributes whose names begin with `~` are the library's: who holds an end that can
                have one edge (`~hi`, `~ho`), an edge that is part of an entity's item (`~ei`, `~eo`, its far end `~f`), keys of
                indexes. Versions, write ids and what a namespace keeps about itself are left out.
                """);
        Adapters.all().reject(adapter -> adapter.name().equals("inmemory")).forEach(adapter -> section(page, adapter));
        return page.toString();
    }

    private static void section(StringBuilder page, Adapter adapter) {
        page.append("\n## ").append(adapter.name()).append("\n");
        WORDS.get(adapter.name())
                .forEach(words -> page.append("\n").append(words).append("\n"));
        try (Engine engine = Engine.start();
                OpenStore store = adapter.open(
                        MODEL, new StoreSettings(NAMESPACE, engine.endpoint().toString(), Option.none()))) {
            Session session =
                    Session.over(MODEL, store.repositories(), Loader.of((file, rows) -> Progress.UNSEEN, x -> {}));
            FACTS.lines().forEach(fact -> {
                if (session.run(fact).isLeft()) {
                    throw new IllegalStateException(
                            fact + ": " + session.run(fact).getLeft());
                }
            });
            Vector<PhysicalItem> items = store.beneath().toVector().flatMap(beneath -> unlessFailed(beneath.items()));
            for (String table : LinkedHashSet.ofAll(items).map(PhysicalItem::table)) {
                table(
                        page,
                        engine.client()
                                .describeTable(request -> request.tableName(table))
                                .table(),
                        ItemTable.of(
                                items.filter(item -> item.table().equals(table)),
                                UnaryOperator.identity(),
                                UnaryOperator.identity()));
            }
        }
    }

    private static void table(StringBuilder page, TableDescription table, ItemTable items) {
        if (items.rows().isEmpty()) {
            return;
        }
        page.append("\nTable `").append(table.tableName()).append("`, key ").append(shown(table.keySchema()));
        Vector.ofAll(table.globalSecondaryIndexes())
                .sortBy(index -> index.indexName())
                .forEach(index -> page.append(", index `")
                        .append(index.indexName())
                        .append("` ")
                        .append(shown(index.keySchema())));
        page.append(":\n\n");
        row(page, items.columns());
        row(page, items.columns().map(column -> "---"));
        items.rows().forEach(row -> row(page, row.map(LayoutsPage::code)));
    }

    private static String shown(List<KeySchemaElement> keys) {
        return keys.stream().map(KeySchemaElement::attributeName).collect(Collectors.joining(", ", "(", ")"));
    }

    private static void row(StringBuilder page, Vector<String> cells) {
        page.append("| ").append(cells.mkString(" | ")).append(" |\n");
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : "`" + text.replace("|", "\\|") + "`";
    }
}
