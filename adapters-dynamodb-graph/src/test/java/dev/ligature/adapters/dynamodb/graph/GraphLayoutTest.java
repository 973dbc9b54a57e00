package dev.ligature.adapters.dynamodb.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.contract.model.Ids;
import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Kinds.Plainer;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Utf8;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.People;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.Social;
import dev.ligature.domain.social.User;
import dev.ligature.ports.Direction;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where facts lie, and that what lies there is recognised. */
final class GraphLayoutTest {

    private static final GraphLayout PEOPLE = layout(People.MODEL, "default", 1);
    private static final GraphLayout SOCIAL = layout(Social.MODEL, "default", 4);
    private static final GraphLayout KINDS = layout(Kinds.MODEL, "ns", 4);

    private static GraphLayout layout(DomainModel model, String namespace, int shards) {
        return new GraphLayout(model, Keys.of(namespace), "test-", new Shards(shards));
    }

    private static Map<String, String> key(ItemKey key) {
        return Map.of("Node", key.hash(), "TypeTarget", key.range().get());
    }

    private static Map<String, AttributeValue> item(ItemKey key) {
        return new HashMap<>(key.attributes());
    }

    private static Map<String, AttributeValue> item(String node, String typeTarget) {
        return Map.of("Node", AttributeValue.fromS(node), "TypeTarget", AttributeValue.fromS(typeTarget));
    }

    private static Home.Row row(GraphLayout layout, Relationship<?, ?, ?> relationship) {
        return (Home.Row) layout.edges(relationship).truth();
    }

    private static ItemKey edge(GraphLayout layout, Relationship<?, ?, ?> relationship, String source, String target) {
        return row(layout, relationship).keyOf().apply(new Ends(source, target));
    }

    private static RowQuery query(
            GraphLayout layout, Relationship<?, ?, ?> relationship, Direction direction, String near) {
        return ((Reading.Rows) layout.edges(relationship).reading(direction))
                .queryOf()
                .apply(near);
    }

    private Fact classified(GraphLayout layout, Map<String, AttributeValue> item) {
        return layout.classify(layout.tables().head(), item);
    }

    @Test
    void oneTableWithTwoIndexesIsTheSameForEveryModel() {
        TableSpec table = PEOPLE.tables().single();
        assertThat(table.name()).isEqualTo("test-graph");
        assertThat(table.hash()).isEqualTo("Node");
        assertThat(table.range()).isEqualTo(Option.of("TypeTarget"));
        assertThat(table.indexes())
                .containsExactly(new IndexSpec("data", "Data", "~d"), new IndexSpec("target", "Target", "~i"));
        assertThat(Vector.of(
                                Reserved.VERSION,
                                Reserved.WRITES,
                                Reserved.TOMBSTONE,
                                Reserved.TOMBSTONED_AT,
                                Reserved.PENDING,
                                Reserved.SOURCE_COPIED,
                                Reserved.TARGET_COPIED,
                                Reserved.FAR,
                                Reserved.BYTES)
                        .toJavaSet())
                .as("written by what all layouts share")
                .doesNotContainAnyElementsOf(table.keyAttributes());
        assertThat(SOCIAL.tables()).isEqualTo(PEOPLE.tables());
        assertThat(KINDS.tables()).isEqualTo(PEOPLE.tables());
    }

    @Test
    void aNodeItsValuesAndItsEdgesShareAPartition() {
        assertThat(key(PEOPLE.entity(Person.TYPE, "p1")))
                .isEqualTo(Map.of("Node", "default/person/p1", "TypeTarget", ".person"));
        assertThat(PEOPLE.entityAttributes(Person.TYPE)).isEqualTo(Map.of("Type", "person"));
        IndexItems born = PEOPLE.index(Person.TYPE, Person.BORN);
        assertThat(key(born.keyOf().apply("1980-12-19", "p1")))
                .isEqualTo(Map.of("Node", "default/person/p1", "TypeTarget", "born=1980-12-19"));
        assertThat(key(edge(PEOPLE, Friendship.TYPE, "p1", "p2")))
                .isEqualTo(Map.of("Node", "default/person/p1", "TypeTarget", "/friendship/p2"));
        assertThat(key(edge(KINDS, Plain.TYPE, "n", "l")))
                .as("of the first relationship of its type")
                .isEqualTo(Map.of("Node", "ns/kind-node/n", "TypeTarget", "/plain/l"));
        assertThat(key(edge(KINDS, Plainer.TYPE, "n", "l")))
                .as("of another one")
                .isEqualTo(Map.of("Node", "ns/kind-node/n", "TypeTarget", "plain-r/l"));
    }

    @Test
    void valuesAndEdgesCarryTheirTypeDataAndTarget() {
        assertThat(PEOPLE.index(Person.TYPE, Person.BORN).indexKeysOf().apply("1980-12-19", "p1"))
                .isEqualTo(Map.of("Type", "born", "Data", "default/person.born/1980-12-19", "~d", "p1"));
        assertThat(row(PEOPLE, Friendship.TYPE).indexKeys(new Ends("p1", "p2"), ""))
                .as("an edge without an order has no data to be found by")
                .isEqualTo(Map.of("Type", "friendship", "Target", "default/friendship/p2", "~i", "p1"));
        int shard = new Shards(4).of("alice");
        assertThat(row(SOCIAL, Follow.TYPE).indexKeys(new Ends("alice", "bob"), "1x"))
                .isEqualTo(Map.of(
                        "Type", "follow",
                        "Data", "default/follow/alice",
                        "~d", "1xbob",
                        "Target", "default/follow/" + shard + "/bob",
                        "~i", "1xalice"));
    }

    @Test
    void theShardOfANodeNeverChanges() {
        Shards four = new Shards(4);
        assertThat(Vector.of("alice", "bob", "p1", "José", "").map(four::of)).containsExactly(3, 0, 3, 0, 0);
        assertThat(Vector.range(0, 4_000).map(i -> four.of("user" + i)).groupBy(shard -> shard))
                .hasSize(4)
                .allSatisfy(shard -> assertThat(shard._2()).hasSizeBetween(900, 1_100));
        assertThat(four.labels()).containsExactly("0/", "1/", "2/", "3/");
        assertThat(four.labelOf("alice")).isEqualTo("3/");
        assertThat(Vector.of("alice", "bob", "p1").map(Shards.ONE::of)).containsOnly(0);
        assertThat(Shards.ONE.labels()).containsExactly("");
        assertThatThrownBy(() -> new Shards(0)).hasMessage("there can be 1 to 100 shards, not 0");
        assertThatThrownBy(() -> new Shards(101)).hasMessage("there can be 1 to 100 shards, not 101");
    }

    @Test
    void whatIsSharedIsReadFromAllShards() {
        RowQuery followers = query(SOCIAL, Follow.TYPE, Direction.INCOMING, "bob");
        assertThat(followers.index()).isEqualTo(Option.of(new IndexSpec("target", "Target", "~i")));
        assertThat(followers.partitions())
                .containsExactly(
                        "default/follow/0/bob", "default/follow/1/bob", "default/follow/2/bob", "default/follow/3/bob");
        for (String follower : Ids.all()) {
            assertThat(followers.partitions())
                    .contains(row(SOCIAL, Follow.TYPE)
                            .indexKeys(new Ends(follower, "bob"), "")
                            .get("Target"));
        }
        GraphLayout spread = layout(People.MODEL, "default", 2);
        RowQuery named = spread.index(Person.TYPE, Person.NAME).queryOf().apply("Ann");
        assertThat(named.index()).isEqualTo(Option.of(new IndexSpec("data", "Data", "~d")));
        assertThat(named.partitions()).containsExactly("default/person.name/0/Ann", "default/person.name/1/Ann");
    }

    @Test
    void whatBelongsToOneNodeIsNotSpread() {
        RowQuery following = query(SOCIAL, Follow.TYPE, Direction.OUTGOING, "alice");
        assertThat(following.index()).isEqualTo(Option.of(new IndexSpec("data", "Data", "~d")));
        assertThat(following.partitions()).containsExactly("default/follow/alice");
        RowQuery friends = query(PEOPLE, Friendship.TYPE, Direction.OUTGOING, "p1");
        assertThat(friends.index()).isEmpty();
        assertThat(friends.partitions()).containsExactly("default/person/p1");
        assertThat(friends.prefix()).isEqualTo("/friendship/");
        assertThat(query(KINDS, Held.TYPE, Direction.INCOMING, "l").partitions())
                .as("a leaf is held by one node")
                .containsExactly("ns/held/l");
        assertThat(query(KINDS, Single.TYPE, Direction.INCOMING, "l").partitions())
                .containsExactly("ns/single/l");
    }

    @Test
    void aWalkGoesOnBehindTheSamePositionInEveryShard() {
        RowQuery followers = query(SOCIAL, Follow.TYPE, Direction.INCOMING, "bob");
        for (String partition : followers.partitions()) {
            assertThat(followers.startKeys().at(partition, "1x", "alice"))
                    .isEqualTo(Map.of(
                            "Target", partition,
                            "~i", "1xalice",
                            "Node", "default/user/alice",
                            "TypeTarget", "follow/bob"));
        }
        RowQuery following = query(SOCIAL, Follow.TYPE, Direction.OUTGOING, "alice");
        assertThat(following.startKeys().at("default/follow/alice", "1x", "bob"))
                .isEqualTo(Map.of(
                        "Data", "default/follow/alice",
                        "~d", "1xbob",
                        "Node", "default/user/alice",
                        "TypeTarget", "follow/bob"));
        RowQuery named = PEOPLE.index(Person.TYPE, Person.NAME).queryOf().apply("Ann");
        assertThat(named.startKeys().at("default/person.name/Ann", "", "p1"))
                .isEqualTo(Map.of(
                        "Data", "default/person.name/Ann",
                        "~d", "p1",
                        "Node", "default/person/p1",
                        "TypeTarget", "name=Ann"));
        RowQuery friends = query(PEOPLE, Friendship.TYPE, Direction.OUTGOING, "p1");
        assertThat(friends.startKeys().at("default/person/p1", "", "p2"))
                .isEqualTo(Map.of("Node", "default/person/p1", "TypeTarget", "/friendship/p2"));
    }

    @Test
    void onlyEdgesOfTheFirstRelationshipLieBehindTheirNode() {
        Reading.SortRange range = ((Reading.Rows) PEOPLE.edges(Friendship.TYPE).outgoing())
                .withEntity()
                .get();
        assertThat(range).isEqualTo(new Reading.SortRange(".person", "/friendship0"));
        Ids.all()
                .forEach(id -> assertThat(isWithin(range, edge(PEOPLE, Friendship.TYPE, "p1", id)))
                        .as(id)
                        .isTrue());
        Person.TYPE
                .indexes()
                .forEach(attribute -> assertThat(isWithin(
                                range,
                                PEOPLE.index(Person.TYPE, attribute).keyOf().apply("x", "p1")))
                        .isFalse());
        Reading.Rows plain = (Reading.Rows) KINDS.edges(Plain.TYPE).outgoing();
        for (Relationship<?, ?, ?> other : Kinds.MODEL.relationships().remove(Plain.TYPE)) {
            assertThat(isWithin(plain.withEntity().get(), edge(KINDS, other, "n", "l")))
                    .as(other.name())
                    .isFalse();
            assertThat(((Reading.Rows) KINDS.edges(other).outgoing()).withEntity())
                    .as(other.name())
                    .isEmpty();
        }
        assertThat(((Reading.Rows) SOCIAL.edges(Follow.TYPE).outgoing()).withEntity())
                .as("the partition is not in the order of the order key")
                .isEmpty();
    }

    private static boolean isWithin(Reading.SortRange range, ItemKey key) {
        String at = key.range().get();
        return Utf8.compare(range.from(), at) <= 0 && Utf8.compare(at, range.to()) <= 0;
    }

    @Test
    void everyFactIsRecognisedByItsKeyWhateverItsIds() {
        Vector<String> ids = Ids.all()
                .appendAll(Vector.of(".settings", "born=1", "/plain/x", "plain/x", ".kind-node", "x".repeat(512)))
                .distinct();
        Set<ItemKey> keys = new HashSet<>();
        for (String id : ids) {
            ItemKey node = KINDS.entity(Node.TYPE, id);
            assertThat(classified(KINDS, item(node))).isEqualTo(new Fact.EntityItem(Node.TYPE, id));
            assertThat(keys.add(node)).isTrue();
            for (Relationship<?, ?, ?> relationship : Kinds.MODEL.relationships()) {
                for (Ends ends : Vector.of(new Ends(id, "far"), new Ends("near", id))) {
                    ItemKey edge = row(KINDS, relationship).keyOf().apply(ends);
                    assertThat(classified(KINDS, item(edge)))
                            .isEqualTo(new Fact.EdgeItem(relationship, row(KINDS, relationship), ends));
                    assertThat(keys.add(edge) || ends.equals(new Ends("near", "far")))
                            .isTrue();
                }
            }
            ItemKey value = PEOPLE.index(Person.TYPE, Person.SKILLS).keyOf().apply(id, "p/" + firstOf(id));
            assertThat(classified(PEOPLE, item(value)))
                    .isEqualTo(new Fact.IndexItem(
                            Person.TYPE, Person.SKILLS, new IndexItems.Entry(id, "p/" + firstOf(id))));
        }
    }

    /** A sign may take two chars. */
    private static String firstOf(String id) {
        return id.substring(0, id.offsetByCodePoints(0, 1));
    }

    @Test
    void whatIsNeverWrittenIsForeign() {
        assertThat(Vector.of(
                                item("ns/kind-node/n", ".kind-leaf"),
                                item("ns/kind-node/n", "."),
                                item("ns/kind-node/n", "plain/l"),
                                item("ns/kind-node/n", "/plain-r/l"),
                                item("ns/kind-node/n", "/plain/"),
                                item("ns/kind-node/n", "name=x"),
                                item("ns/kind-leaf/l", "/plain/n"),
                                item("ns/kind-node/", ".kind-node"),
                                item("ns/kind-node/" + "x".repeat(513), ".kind-node"),
                                item("ns/kind-node/n", "/plain/" + "x".repeat(513)),
                                item("ns/kind-node", ".kind-node"),
                                item("ns/unknown/n", ".unknown"),
                                item("ns/.settings", ".kind-node"),
                                item("ns/", ".settings"),
                                item("no namespace", ".settings"))
                        .map(item -> classified(KINDS, item)))
                .containsOnly(new Fact.Foreign());
    }

    @Test
    void otherNamespacesAreElsewhere() {
        assertThat(Vector.of(
                                item("ns2/kind-node/n", ".kind-node"),
                                item("n/kind-node/n", "/plain/l"),
                                item("other/.settings", ".settings"))
                        .map(item -> classified(KINDS, item)))
                .containsOnly(new Fact.Elsewhere());
    }

    @Test
    void settingsLieBesideTheFacts() {
        var settings = KINDS.storedSettings().get();
        assertThat(key(settings.key())).isEqualTo(Map.of("Node", "ns/.settings", "TypeTarget", ".settings"));
        assertThat(classified(KINDS, item(settings.key()))).isEqualTo(new Fact.SettingsItem());
        assertThat(settings.settings().toMap(setting -> setting.attribute(), setting -> setting.value()))
                .isEqualTo(Kinds.MODEL
                        .relationships()
                        .toMap(relationship -> "order." + relationship.name(), relationship -> "the far id")
                        .put("shards", "4")
                        .put("first.kind-node", "plain"));
        assertThat(SOCIAL.storedSettings()
                        .get()
                        .settings()
                        .toMap(setting -> setting.attribute(), setting -> setting.value()))
                .isEqualTo(io.vavr.collection.HashMap.of("shards", "4", "order.follow", "an order key"));
    }

    @Test
    void partitionsOfValuesAndOfEdgesNeverMeet() {
        Set<String> data = new HashSet<>();
        for (String id : Ids.all()) {
            assertThat(data.add(SOCIAL.edges(Follow.TYPE)
                            .truth()
                            .indexKeys(new Ends(id, "x"), "")
                            .get("Data")))
                    .isTrue();
            for (String shard : new Shards(4).labels()) {
                assertThat(data.add(new GraphKeys(Keys.of("default")).havingValue(Person.TYPE, Person.NAME, shard, id)))
                        .isTrue();
                assertThat(data.add(new GraphKeys(Keys.of("default")).toTarget(Follow.TYPE, shard, id)))
                        .isTrue();
            }
        }
        assertThat(data).allMatch(partition -> partition.startsWith("default/"));
    }

    @Test
    void theLongestKeysFit() {
        GraphKeys keys = new GraphKeys(Keys.of("n".repeat(64)));
        String id = "i".repeat(512);
        assertThat(Utf8.length(keys.nodes(User.TYPE) + id)).isLessThan(Keys.MAX_HASH_BYTES);
        assertThat(Utf8.length(keys.toTarget(Follow.TYPE, "99/", id))).isLessThan(Keys.MAX_RANGE_BYTES);
        assertThat(GraphKeys.firstEdges(Follow.TYPE).length() - "follow".length() + 64 + 512)
                .as("a name of 64 and an id of 512 bytes")
                .isLessThan(Keys.MAX_RANGE_BYTES);
        assertThat("1".length() + 400 + "terminator".length() + 512)
                .as("an order key and an id")
                .isLessThan(Keys.MAX_RANGE_BYTES);
    }
}
