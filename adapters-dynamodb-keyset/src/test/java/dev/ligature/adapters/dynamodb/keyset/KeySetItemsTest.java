package dev.ligature.adapters.dynamodb.keyset;

import static dev.ligature.adapters.dynamodb.testkit.RecordedStore.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.PhysicalItem.Kind;
import dev.ligature.adapters.dynamodb.keyset.Club.Joined;
import dev.ligature.adapters.dynamodb.keyset.Club.Knows;
import dev.ligature.adapters.dynamodb.keyset.Club.Leads;
import dev.ligature.adapters.dynamodb.keyset.Club.Paid;
import dev.ligature.adapters.dynamodb.keyset.Club.Person;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordedCall;
import dev.ligature.adapters.dynamodb.testkit.RecordedStore;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.ItemTooLarge;
import dev.ligature.ports.StoreError.Unsupported;
import dev.ligature.ports.audit.Finding;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lies in the items, what is sent for it, and what becomes of items that are full or broken. */
public final class KeySetItemsTest {

    private static final String LONG = "x".repeat(30_000);

    private static RecordedStore opened(DomainModel model) {
        return RecordedStore.of(client -> KeySetRepositories.builder(model, client));
    }

    private static RecordedStore opened(DomainModel model, String namespace) {
        return RecordedStore.in(namespace, client -> KeySetRepositories.builder(model, client));
    }

    private static RecordedStore clubs() {
        return opened(Club.MODEL)
                .with(Club.TYPE, Club.of("c1"), Club.of("c2"))
                .with(Person.TYPE, Person.of("p1"), Person.of("p2"));
    }

    @Test
    void aModelLiesInTheItemsOfItsEntitiesAsDocumented() {
        RecordedStore opened = clubs().with(Joined.TYPE, Joined.of("c1", "p1"), Joined.of("c1", "p2"))
                .with(Paid.TYPE, Paid.of("c1", "p1", "cash"))
                .with(Leads.TYPE, Leads.of("p1", "c1"))
                .with(Knows.TYPE, Knows.of("p2", "p2", "ever"));
        assertThat(opened.items()
                        .filter(item -> item.kind() != Kind.SETTING)
                        .map(item -> shown(opened.namespace(), item)))
                .containsExactly(
                        "club/c1 {name=club c1, ~ei.leads={~f: \"p1\"}, ~eo.joined={\"p1\", \"p2\"},"
                                + " ~eo.paid/p1={note: \"cash\"}}",
                        "club/c2 {name=club c2}",
                        "person/p1 {name=person p1, ~ei.joined={\"c1\"}, ~ei.paid/c1={note: \"cash\"},"
                                + " ~eo.leads={\"c1\"}}",
                        "person/p2 {name=person p2, ~ei.joined={\"c1\"}, ~ei.knows/p2={since: \"ever\"},"
                                + " ~eo.knows/p2={since: \"ever\"}}",
                        "name/club c1\\0\\0 | c1 {}",
                        "name/club c2\\0\\0 | c2 {}");
    }

    private static String shown(String namespace, PhysicalItem item) {
        return item.key()
                        .values()
                        .map(text -> text.replace(namespace + "/", ""))
                        .mkString(" | ") + " "
                + item.attributes().map(entry -> entry._1() + "=" + entry._2()).mkString("{", ", ", "}");
    }

    @Test
    void linkAndUnlinkAreOneTransactionEachAndReadNothing() {
        RecordedStore opened = clubs();
        ok(opened.repositories().relationship(Joined.TYPE).find(Id.of("c1"), Id.of("p1")));
        opened.client().clear();
        opened.with(Joined.TYPE, Joined.of("c1", "p1")).with(Paid.TYPE, Paid.of("c1", "p1", "cash"));
        assertThat(ok(opened.repositories().relationship(Joined.TYPE).unlink(Id.of("c1"), Id.of("p1"))))
                .isTrue();
        assertThat(ok(opened.repositories().relationship(Paid.TYPE).unlink(Id.of("c1"), Id.of("p1"))))
                .isTrue();
        assertThat(opened.client().calls())
                .extracting(RecordedCall::operation)
                .containsExactly(
                        Operation.TRANSACT_WRITE_ITEMS,
                        Operation.TRANSACT_WRITE_ITEMS,
                        Operation.TRANSACT_WRITE_ITEMS,
                        Operation.TRANSACT_WRITE_ITEMS);
        assertThat(items(opened, "~e")).isEmpty();
    }

    private static Vector<String> items(RecordedStore opened, String prefix) {
        return opened.items()
                .flatMap(item -> item.attributes().keySet())
                .filter(name -> name.startsWith(prefix))
                .toVector();
    }

    @Test
    void roomThatUnlinkedEdgesTookIsFoundAgain() {
        RecordedStore opened = clubs();
        Vector<Person> people = Vector.range(10, 30).map(i -> Person.of("p" + i));
        people.forEach(person -> opened.with(Person.TYPE, person));
        var paid = opened.repositories().relationship(Paid.TYPE);
        Vector<Id<Person>> all = people.map(Person::id);
        for (int round = 0; round < 3; round++) {
            Vector<Id<Person>> linked =
                    all.filter(id -> paid.link(Paid.of("c1", id.value(), LONG)).isRight());
            assertThat(linked).hasSize(12);
            assertThat(paid.link(Paid.of("c1", all.last().value(), LONG)).getLeft())
                    .isEqualTo(new DegreeLimit("paid", Id.of("c1"), 12));
            assertThat(ok(paid.targetsAmong(Id.of("c1"), all))).containsExactlyElementsOf(linked);
            linked.forEach(id -> assertThat(ok(paid.unlink(Id.of("c1"), id))).isTrue());
        }
        assertThat(ok(paid.outDegree(Id.of("c1")))).isZero();
    }

    @Test
    void anEntityGrowsNoFurtherThanItsEdgesLeaveRoomAndIsNotCountedTwiceWhenReplaced() {
        RecordedStore opened = clubs();
        var clubs = opened.repositories().entities(Club.TYPE);
        var people = opened.repositories().entities(Person.TYPE);
        Vector<Paid> edges = Vector.range(10, 20).map(i -> Paid.of("c1", "p" + i, LONG));
        edges.forEach(edge ->
                opened.with(Person.TYPE, Person.of(edge.person().value())).with(Paid.TYPE, edge));
        assertThat(people.update(Id.of("p10"), person -> new Person(person.id(), "y".repeat(380_000)))
                        .getLeft())
                .isInstanceOf(ItemTooLarge.class);
        String wide = "y".repeat(90_000);
        for (int round = 0; round < 5; round++) {
            var loaded = ok(people.load(Id.of("p10"))).get();
            ok(people.replace(loaded.with(new Person(loaded.value().id(), wide + round))));
        }
        assertThat(ok(people.find(Id.of("p10"))).get().name()).isEqualTo(wide + 4);
        ok(clubs.update(Id.of("c1"), club -> new Club(club.id(), "renamed")));
        assertThat(ok(opened.repositories()
                                .relationship(Paid.TYPE)
                                .outgoing(Id.of("c1"), PageRequest.first().strong()))
                        .items())
                .containsExactlyElementsOf(edges);
    }

    @Test
    void itemsThatWereWrittenBeforeTheirTypeHeldEdgesAreCountedWhenTheyGetOne() {
        DomainModel before = DomainModel.of(Club.TYPE, Person.TYPE);
        RecordedStore old = opened(before).with(Club.TYPE, Club.of("c1")).with(Person.TYPE, Person.of("p1"));
        RecordedStore opened = opened(Club.MODEL, old.namespace());
        // The same tables, whatever the model: their prefixes tell them apart only where their keys do.
        assertThat(opened.builder().tables().names().head())
                .isEqualTo(old.builder().tables().names().head());
        opened.with(Joined.TYPE, Joined.of("c1", "p1"));
        assertThat(opened.items().filter(item -> item.bookkeeping().containsKey("~b")))
                .hasSize(2)
                .allSatisfy(item -> assertThat(
                                Double.parseDouble(item.bookkeeping().get("~b").get()))
                        .isBetween(50.0, 300.0));
    }

    @Test
    void edgesAtOneEndOnlyAreFoundAndMended() {
        RecordedStore opened = clubs().with(Joined.TYPE, Joined.of("c1", "p1"), Joined.of("c2", "p2"))
                .with(Paid.TYPE, Paid.of("c1", "p1", "cash"), Paid.of("c2", "p2", "card"));
        remove(opened, "club", "c1", "~eo.joined");
        remove(opened, "person", "p2", "~ei.joined");
        remove(opened, "club", "c1", "~eo.paid/p1");
        remove(opened, "person", "p2", "~ei.paid/c2");
        var auditor = opened.repositories().auditor();
        Vector<Finding> found = Vector.of(
                new Finding.OneSided("joined", Id.of("c1"), Id.of("p1"), End.TARGET),
                new Finding.OneSided("joined", Id.of("c2"), Id.of("p2"), End.SOURCE),
                new Finding.OneSided("paid", Id.of("c1"), Id.of("p1"), End.TARGET),
                new Finding.OneSided("paid", Id.of("c2"), Id.of("p2"), End.SOURCE));
        assertThat(ok(auditor.audit()).findings()).containsExactlyInAnyOrderElementsOf(found);
        assertThat(ok(auditor.repair()).repaired()).containsExactlyInAnyOrderElementsOf(found);
        assertThat(ok(auditor.repair()).repaired()).isEmpty();
        // What the source says is the truth.
        assertThat(items(opened, "~ei")).containsExactlyInAnyOrder("~ei.joined", "~ei.paid/c2");
        var joined = opened.repositories().relationship(Joined.TYPE);
        assertThat(ok(joined.incoming(Id.of("p2"), PageRequest.first())).items())
                .containsExactly(Joined.of("c2", "p2"));
        assertThat(ok(joined.incoming(Id.of("p1"), PageRequest.first())).items())
                .isEmpty();
        opened.with(Joined.TYPE, Joined.of("c1", "p1"), Joined.of("c1", "p2"))
                .with(Paid.TYPE, Paid.of("c1", "p1", "cash"));
    }

    private static void remove(RecordedStore opened, String type, String id, String attribute) {
        String table = opened.builder()
                .tables()
                .names()
                .find(name -> name.endsWith("-" + type))
                .get();
        Engine.shared()
                .client()
                .updateItem(request -> request.tableName(table)
                        .key(Map.of("id", AttributeValue.fromS(opened.namespace() + "/" + type + "/" + id)))
                        .updateExpression("REMOVE #a")
                        .expressionAttributeNames(Map.of("#a", attribute)));
    }

    /** What {@link Joined} became. */
    public record JoinedAtAFee(Id<Club> club, Id<Person> person, long fee) {}

    @Test
    void aRelationshipThatGainsAnAttributeIsRefusedAndLosesNothing() {
        Relationship<Club, Person, JoinedAtAFee> gained = Relationship.of("joined", JoinedAtAFee.class)
                .from(Club.TYPE, JoinedAtAFee::club)
                .to(Person.TYPE, JoinedAtAFee::person)
                .manyToMany();
        RecordedStore opened = clubs().with(Joined.TYPE, Joined.of("c1", "p1"));
        DomainModel changed = DomainModel.of(Club.TYPE, Person.TYPE).with(gained);
        var refused = opened(changed, opened.namespace())
                .repositories()
                .relationship(gained)
                .outgoing(Id.of("c1"), PageRequest.first());
        assertThat(refused.getLeft())
                .isInstanceOfSatisfying(
                        Unsupported.class,
                        error -> assertThat(error.message())
                                .contains("how an entity's edges of 'joined' are kept", "declare it as it was"));
        assertThat(ok(opened.repositories().relationship(Joined.TYPE).outgoing(Id.of("c1"), PageRequest.first()))
                        .items())
                .isEqualTo(Vector.of(Joined.of("c1", "p1")))
                .hasSameSizeAs(List.of(1));
    }
}
