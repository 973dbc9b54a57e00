package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Ids;
import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Copied;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Kinds.Single;
import dev.ligature.contract.model.Selves;
import dev.ligature.contract.model.Selves.Knows;
import dev.ligature.contract.model.Selves.Member;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import io.vavr.collection.Vector;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ids are kept byte for byte, and no two are one. */
public interface IdContract extends AdapterUnderTest {

    @Test
    @Tag("R17")
    @Tag("B33")
    @Tag("B34")
    default void entitiesOfAnyIdsStayDistinct(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Leaf> leaves = store.entities(Leaf.TYPE);
        Vector<Leaf> all = Ids.all().map(Leaf::of);
        store.createAll(Leaf.TYPE, all);
        assertThat(ok(leaves.findAll(all.map(Leaf::id))).values()).containsExactlyElementsOf(all);
        store.eventually(() -> assertThat(TestStore.all(dev.ligature.ports.PageRequest.first(1000), leaves::list))
                .containsExactlyInAnyOrderElementsOf(all));
        Vector<Leaf> kept =
                all.zipWithIndex().filter(entry -> entry._2() % 2 == 0).map(entry -> entry._1());
        all.removeAll(kept)
                .forEach(leaf -> assertThat(ok(leaves.delete(leaf.id()))).isTrue());
        assertThat(ok(leaves.findAll(all.map(Leaf::id))).values()).containsExactlyElementsOf(kept);
    }

    @Test
    @Tag("R17")
    @Tag("R9")
    @Tag("B33")
    @Tag("B34")
    default void edgesBetweenAnyIdsStayDistinctAndInOrder(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> ids = Ids.all();
        store.createAll(Node.TYPE, ids.append("hub").map(Node::of));
        store.createAll(Leaf.TYPE, ids.append("hub").map(Leaf::of));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        Vector<Plain> out = ids.map(id -> Plain.of("hub", id));
        Vector<Plain> in = ids.map(id -> Plain.of(id, "hub"));
        plain.fill(out.appendAll(in).appendAll(ids.map(id -> Plain.of(id, id))));
        plain.outgoing().assertEdges(Id.of("hub"), out);
        plain.incoming().assertEdges(Id.of("hub"), in);
        for (String id : ids) {
            Vector<Plain> both = Vector.of(Plain.of(id, "hub"), Plain.of(id, id));
            plain.outgoing().assertEdges(Id.of(id), both.sorted(plain.outgoing().order()));
        }
        assertThat(ok(plain.targetsAmong(Id.of("hub"), ids.map(id -> Id.<Leaf>of(id))))
                        .map(Id::value))
                .containsExactlyElementsOf(ids);
        Vector<String> cut =
                ids.zipWithIndex().filter(entry -> entry._2() % 2 == 0).map(entry -> entry._1());
        cut.forEach(id -> assertThat(ok(plain.unlink(Id.of("hub"), Id.of(id)))).isTrue());
        plain.outgoing()
                .assertEdges(
                        Id.of("hub"),
                        out.filter(edge -> !cut.contains(edge.leaf().value())));
        plain.incoming().assertEdges(Id.of("hub"), in);
    }

    @Test
    @Tag("R17")
    default void holdersOfAnyIdsStayDistinct(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        Vector<String> ids = Ids.all();
        store.createAll(Node.TYPE, ids.append("hub").map(Node::of));
        store.createAll(Leaf.TYPE, ids.map(Leaf::of));
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        held.fill(ids.map(id -> Held.of("hub", id)));
        held.outgoing().assertEdges(Id.of("hub"), ids.map(id -> Held.of("hub", id)));
        Edges<Node, Leaf, Single> single = store.edges(Single.TYPE);
        Vector<Single> pairs = ids.zipWith(ids.reverse(), Single::of);
        single.fill(pairs);
        pairs.forEach(pair -> single.assertLinked(pair));
        Edges<Node, Leaf, Copied> copied = store.edges(Copied.TYPE);
        Vector<Copied> copies = ids.map(id -> Copied.of(Node.of("hub"), Leaf.of(id)));
        copied.fill(copies);
        copied.outgoing().assertEdges(Id.of("hub"), copies);
    }

    @Test
    @Tag("R17")
    default void pairsThatReadTheSameWhenJoinedStayDistinct(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        for (String sign : Vector.of("#", "|", ":", "/", "\u0000", "\\", "%", " ", "-", "->", "~")) {
            String left = "a" + sign + "b";
            String right = "b" + sign + "c";
            store.createAll(Node.TYPE, Vector.of(left, "a" + sign).map(Node::of));
            store.createAll(Leaf.TYPE, Vector.of(right, sign + right).map(Leaf::of));
        }
        store.create(Node.TYPE, Node.of("a"));
        store.create(Leaf.TYPE, Leaf.of("c"));
        Edges<Node, Leaf, Plain> plain = store.edges(Plain.TYPE);
        for (String sign : Vector.of("#", "|", ":", "/", "\u0000", "\\", "%", " ", "-", "->", "~")) {
            Plain one = Plain.of("a", "b" + sign + "c");
            Plain other = Plain.of("a" + sign + "b", "c");
            plain.linkAll(one);
            plain.assertNotLinked(other.node(), other.leaf());
            plain.linkAll(other);
            assertThat(ok(plain.unlink(one.node(), one.leaf()))).isTrue();
            plain.assertLinked(other);
            Plain before = Plain.of("a" + sign, "b" + sign + "c");
            Plain after = Plain.of("a", sign + "b" + sign + "c");
            plain.linkAll(before);
            plain.assertNotLinked(after.node(), after.leaf());
        }
    }

    @Test
    @Tag("R17")
    default void anyIdsOfASelfRelationshipStayDistinct(Session session) {
        TestStore store = session.open(Selves.MODEL);
        Vector<String> ids = Ids.all();
        store.createAll(Member.TYPE, ids.map(Member::of));
        Edges<Member, Member, Knows> knows = store.edges(Knows.TYPE);
        Vector<Knows> ring = ids.zipWith(ids.tail().append(ids.head()), Knows::of);
        knows.fill(ring.appendAll(ids.map(id -> Knows.of(id, id))));
        ring.forEach(edge -> {
            knows.assertLinked(edge);
            knows.assertNotLinked(edge.other(), edge.one());
        });
    }

    @Test
    @Tag("R17")
    @Tag("B33")
    default void idsDoNotDependOnTheLanguageOfTheMachine(Session session) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            TestStore store = session.open(Kinds.MODEL);
            Vector<String> ids = Vector.of("I", "TITLE", "i", "title", "\u0130", "\u0131");
            store.createAll(Node.TYPE, ids.map(Node::of));
            store.createAll(Leaf.TYPE, ids.map(Leaf::of));
            Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
            held.fill(ids.map(id -> Held.of("I", id)));
            held.outgoing().assertEdges(Id.of("I"), ids.map(id -> Held.of("I", id)));
            held.assertOutgoing(Id.of("i"));
            ids.forEach(id -> assertThat(store.get(Node.TYPE, Id.of(id))).isEqualTo(Node.of(id)));
            Locale.setDefault(before);
            TestStore elsewhere = store.reopened();
            elsewhere.edges(Held.TYPE).outgoing().assertEdges(Id.of("I"), ids.map(id -> Held.of("I", id)));
        } finally {
            Locale.setDefault(before);
        }
    }
}
