package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Mutables;
import dev.ligature.contract.model.Mutables.Bag;
import dev.ligature.contract.model.Mutables.Packs;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.Direction;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What was answered stays as it was, and what was stored is nobody else's. */
public interface SnapshotContract extends AdapterUnderTest {

    @Test
    @Tag("R23")
    @Tag("B64")
    default void whatWasAnsweredDoesNotChangeWithTheStore(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("a"), Leaf.of("b"), Leaf.of("c"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Vector<Counted> before = Vector.of(Counted.of("n", "a", 1), Counted.of("n", "b", 1));
        edges.fill(before);
        edges.settled(
                Direction.OUTGOING,
                () -> assertThat(edges.outgoing().all(Id.of("n"))).hasSize(2));
        Page<Counted> page = ok(edges.outgoing(Id.of("n"), edges.first(Direction.OUTGOING, 5)));
        var joined = ok(edges.targetsOf(Id.of("n"), edges.first(Direction.OUTGOING, 5)));
        Map<Id<Leaf>, Leaf> found =
                ok(store.entities(Leaf.TYPE).findAll(Vector.of("a", "b").map(id -> Id.<Leaf>of(id))));
        Set<Id<Leaf>> among =
                ok(edges.targetsAmong(Id.of("n"), Vector.of("a", "b", "c").map(id -> Id.<Leaf>of(id))));
        BulkReport<Counted> report = ok(edges.putAll(before));
        var walking = page.items().iterator();
        walking.next();
        ok(edges.replaceOutgoing(Id.of("n"), Vector.of(Counted.of("n", "c", 1))));
        ok(store.entities(Leaf.TYPE).delete(Id.<Leaf>of("a")));
        ok(store.entities(Leaf.TYPE).update(Id.of("b"), Leaf::counted));
        assertThat(page.items()).containsExactlyElementsOf(before);
        assertThat(walking.next()).isEqualTo(before.last());
        assertThat(joined.items().map(each -> each.entity())).containsExactly(Leaf.of("a"), Leaf.of("b"));
        assertThat(found.values()).containsExactly(Leaf.of("a"), Leaf.of("b"));
        assertThat(among).containsExactly(Id.of("a"), Id.of("b"));
        assertThat(report.outcomes()).hasSize(2);
    }

    @Test
    @Tag("R23")
    @Tag("B64")
    default void aValuesOwnCollectionsAreNobodysElse(Session session) {
        TestStore store = session.open(Mutables.MODEL);
        EntityRepository<Bag> bags = store.entities(Bag.TYPE);
        List<String> items = new ArrayList<>(List.of("a"));
        HashMap<String, String> names = new HashMap<>(java.util.Map.of("k", "v"));
        Bag given = new Bag(Id.of("b"), items, names);
        Bag expected = new Bag(Id.of("b"), List.of("a"), java.util.Map.of("k", "v"));
        Bag answered = ok(bags.create(given));
        items.add("sneaked in");
        names.clear();
        assertThat(ok(bags.find(Id.of("b")))).containsExactly(expected);
        meddle(answered);
        meddle(ok(bags.find(Id.of("b"))).get());
        meddle(ok(bags.load(Id.of("b"))).get().value());
        meddle(ok(bags.findAll(Vector.of(Id.<Bag>of("b")))).values().head());
        assertThat(ok(bags.find(Id.of("b")))).containsExactly(expected);
        Edges<Bag, Bag, Packs> packs = store.edges(Packs.TYPE);
        List<String> labels = new ArrayList<>(List.of("x"));
        Packs linked = ok(packs.link(new Packs(Id.of("b"), Id.of("b"), labels)));
        labels.add("sneaked in");
        Packs edge = new Packs(Id.of("b"), Id.of("b"), List.of("x"));
        packs.assertLinked(edge);
        meddle(linked.labels());
        meddle(ok(packs.find(Id.of("b"), Id.of("b"))).get().labels());
        packs.outgoing().all(Id.of("b")).forEach(each -> meddle(each.labels()));
        packs.assertLinked(edge);
    }

    private static void meddle(Bag bag) {
        meddle(bag.items());
        // R23 allows either: a view that refuses to be changed, or a copy. The caller looks whether anything got in.
        try {
            bag.names().put("sneaked", "in");
        } catch (UnsupportedOperationException expected) {
            assertThat(bag.names()).doesNotContainKey("sneaked");
        }
    }

    private static void meddle(List<String> items) {
        // As above: refusing is as right as being a copy.
        try {
            items.add("sneaked in");
        } catch (UnsupportedOperationException expected) {
            assertThat(items).doesNotContain("sneaked in");
        }
    }

    @Test
    @Tag("R23")
    @Tag("B64")
    default void argumentsAreReadOnceAndNotKept(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("a"), Leaf.of("b"));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        List<Counted> given = new ArrayList<>(List.of(Counted.of("n", "a", 1)));
        BulkReport<Counted> report = ok(edges.putAll(given));
        given.add(Counted.of("n", "b", 1));
        assertThat(report.outcomes()).hasSize(1);
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "a", 1));
        List<Counted> replacing = new ArrayList<>(List.of(Counted.of("n", "b", 2)));
        ok(edges.replaceOutgoing(Id.of("n"), replacing));
        replacing.clear();
        edges.assertOutgoing(Id.of("n"), Counted.of("n", "b", 2));
    }

    @Test
    @Tag("R23")
    @Tag("B64")
    default void listingsAreReadBesideWritersWithoutFailing(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> ids = Vector.of("a", "b", "c", "d", "e");
        store.createAll(Node.TYPE, ids.map(Node::of));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        int steps = session.settings().increments();
        Concurrently.run(8, thread -> {
            Random random = new Random(session.settings().seed() + thread);
            for (int i = 0; i < steps; i++) {
                String node = ids.get(random.nextInt(5));
                String leaf = ids.get(random.nextInt(5));
                step(edges, random.nextInt(6), node, leaf, i);
            }
            return thread;
        });
        // The check after the test compares both directions.
        assertThat(ids.map(id -> edges.outgoing().all(Id.of(id)).size())).allMatch(size -> size <= 5);
    }

    private static void step(Edges<Node, Leaf, Counted> edges, int operation, String node, String leaf, int count) {
        Id<Node> from = Id.of(node);
        Id<Leaf> to = Id.of(leaf);
        switch (operation) {
            case 0 -> ok(edges.put(Counted.of(node, leaf, count)));
            case 1 -> ok(edges.unlink(from, to));
            case 2 ->
                assertThat(ok(edges.find(from, to)).forAll(edge -> edge.node().equals(from)))
                        .isTrue();
            case 3 -> ok(edges.putAll(Vector.of(Counted.of(node, leaf, count))));
            case 4 ->
                ok(edges.outgoing(from, edges.first(Direction.OUTGOING, 3)))
                        .items()
                        .forEach(edge -> assertThat(edge.node()).isEqualTo(from));
            default ->
                ok(edges.incoming(to, edges.first(Direction.INCOMING, 3)))
                        .items()
                        .forEach(edge -> assertThat(edge.leaf()).isEqualTo(to));
        }
    }
}
