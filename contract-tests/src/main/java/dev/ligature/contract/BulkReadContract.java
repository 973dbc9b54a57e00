package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Once;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.Unsupported;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many entities at once: by their ids, and all there are. */
public interface BulkReadContract extends AdapterUnderTest {

    @Test
    @Tag("E7")
    default void findAllAnswersAnyNumberInOrderOfFirstMention(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        int span = session.settings().span();
        Vector<Node> all = Vector.range(0, span).map(i -> Node.of("n" + i));
        store.createAll(Node.TYPE, all);
        for (int size : Vector.of(0, 1, 100, 101, span)) {
            // The last ones first, so that the order asked for is not the stored one.
            Vector<Node> asked = all.takeRight(size).reverse();
            assertThat(ok(nodes.findAll(Once.over(asked.map(Node::id)))))
                    .as("%s ids", size)
                    .containsExactlyElementsOf(asked.map(node -> Tuple.of(node.id(), node)));
        }
    }

    @Test
    @Tag("E7")
    default void findAllTakesRepeatsOnceAndLeavesMissingOnesOut(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        Vector<Node> there = Vector.range(0, 120).map(i -> Node.of("there " + i));
        store.createAll(Node.TYPE, there);
        Vector<Id<Node>> mixed = there.reverse()
                .flatMap(node -> Vector.of(
                        node.id(), Id.of("missing " + node.id()), there.get(7).id(), node.id()));
        Map<Id<Node>, Node> found = ok(nodes.findAll(Once.over(mixed)));
        Vector<Id<Node>> firstMentions =
                mixed.distinct().filter(id -> !id.value().startsWith("missing"));
        assertThat(found.keySet()).containsExactlyElementsOf(firstMentions);
        assertThat(found.values()).containsExactlyElementsOf(firstMentions.map(id -> Node.of(id.value())));
        assertThat(ok(nodes.findAll(Vector.of(Id.of("a"), Id.of("b"))))).isEmpty();
    }

    @Test
    @Tag("E8")
    default void listShowsEveryEntityOnceInPagesOfEverySize(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        Vector<Node> all = Vector.range(0, 7).map(i -> Node.of("n" + i));
        store.createAll(Node.TYPE, all.append(Node.of("gone")));
        store.create(Leaf.TYPE, Leaf.of("n0"), Leaf.of("other"));
        ok(nodes.delete(Id.<Node>of("gone")));
        for (int size = 1; size <= all.size() + 1; size++) {
            PageRequest first = PageRequest.first(size);
            store.eventually(() -> assertThat(TestStore.all(first, nodes::list))
                    .as("pages of %s", first.size())
                    .containsExactlyInAnyOrderElementsOf(all));
        }
    }

    @Test
    @Tag("E8")
    default void listShowsEveryEdgeOnceInPagesOfEverySize(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("a"), Node.of("b"));
        store.create(Leaf.TYPE, Leaf.of("x"), Leaf.of("y"), Leaf.of("z"));
        var edges = store.edges(Counted.TYPE);
        Vector<Counted> all = Vector.of("a", "b")
                .crossProduct(Vector.of("x", "y", "z"))
                .map(pair -> Counted.of(pair._1(), pair._2(), 1))
                .toVector();
        edges.fill(all);
        store.edges(Kinds.Plain.TYPE).linkAll(Kinds.Plain.of("a", "x"));
        ok(edges.unlink(Id.of("b"), Id.of("y")));
        Vector<Counted> left = all.reject(edge -> edge.equals(Counted.of("b", "y", 1)));
        for (int size = 1; size <= left.size() + 1; size++) {
            PageRequest first = PageRequest.first(size);
            store.eventually(() -> assertThat(TestStore.all(first, edges::list))
                    .as("pages of %s", first.size())
                    .containsExactlyInAnyOrderElementsOf(left));
        }
    }

    @Test
    @Tag("E8")
    default void theListOfNothingIsOnePageWithoutACursor(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        var page = ok(store.entities(Node.TYPE).list(PageRequest.first()));
        assertThat(page.items()).isEmpty();
        assertThat(page.next()).isEmpty();
        var edges = ok(store.edges(Counted.TYPE).list(PageRequest.first()));
        assertThat(edges.items()).isEmpty();
        assertThat(edges.next()).isEmpty();
    }

    @Test
    @Tag("E8")
    default void aDescendingListIsUnsupported(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        refused(
                Unsupported.class,
                store.entities(Node.TYPE).list(PageRequest.first().descending()));
        refused(
                Unsupported.class,
                store.edges(Counted.TYPE).list(PageRequest.first().descending()));
    }
}
